import { useId } from 'react';
import { TextField, type TextFieldProps } from '../primitives/TextField.tsx';

interface Props extends Omit<TextFieldProps, 'list'> {
  /** What the browser offers while the customer types; anything else may be typed as well. */
  suggestions: readonly string[];
}

/** One line of text that is typed, or picked from what was typed before. */
export function SuggestField({ suggestions, ...field }: Props) {
  const listId = useId();
  return (
    <>
      <TextField {...field} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map(each => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
