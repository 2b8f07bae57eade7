import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';

interface MoveButtonsProps {
  /** What is moved, for who hears the buttons. */
  name: string;
  place: number;
  count: number;
  /** Places that it moves by: -1 or 1. */
  onMove: (by: -1 | 1) => void;
}

/** Moves an entry of an ordered list up or down. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  const move = (by: -1 | 1) => () => {
    if (place + by >= 0 && place + by < count) onMove(by);
  };
  return (
    <Stack direction="row" gap={4}>
      <IconButton label={t`Move ${name} up`} size="sm" aria-disabled={place === 0} onClick={move(-1)}>
        <ArrowUp size={18} />
      </IconButton>
      <IconButton label={t`Move ${name} down`} size="sm" aria-disabled={place === count - 1} onClick={move(1)}>
        <ArrowDown size={18} />
      </IconButton>
    </Stack>
  );
}
