import { useLingui } from '@lingui/react/macro';
import { rowView, useIsRowView } from '#data/catalogue/list-view.ts';
import { LayoutGrid, List } from '#ui/icons.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';

/** Shows lists as rows or as cards: names, and shows, what a tap leads to. */
export function ViewToggle() {
  const { t } = useLingui();
  const isOn = useIsRowView();
  return (
    <IconButton variant="outline" label={isOn ? t`Show as cards` : t`Show as rows`} onClick={() => rowView.set(!isOn)}>
      {isOn ? <LayoutGrid size={20} /> : <List size={20} />}
    </IconButton>
  );
}
