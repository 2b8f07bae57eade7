import * as v from 'valibot';
import { LONGEST_SEARCH } from '#lib/search-values.ts';
import { visibleText } from '#lib/visible-text.ts';
import { withoutInvisible } from '#lib/without-invisible.ts';

/** Changes a text before it is checked. Unlike `v.transform` it lets the OpenAPI document say what is checked behind it. */
// @__NO_SIDE_EFFECTS__
function changed(change: (text: string) => string): v.BaseTransformation<string, string, never> {
  return {
    kind: 'transformation',
    type: 'change_text',
    reference: changed,
    async: false,
    '~run'(dataset) {
      dataset.value = change(dataset.value);
      return dataset;
    },
  };
}

/** What is invisible around a text is taken away, so that nothing but it counts as empty. */
export const visible = changed(visibleText);

/** Nothing invisible stays anywhere in a text, nor white space around it: for numbers, addresses of mail, and searches. */
export const compact = changed(text => withoutInvisible(text).trim());

/** A text that must be given. @param most characters */
// @__NO_SIDE_EFFECTS__
export function TextSchema(most: number) {
  return v.pipe(v.string('required'), visible, v.nonEmpty('required'), v.maxLength(most, 'too_long'));
}

/** A text that may be left empty. @param most characters */
// @__NO_SIDE_EFFECTS__
export function OptionalTextSchema(most: number) {
  return v.optional(v.pipe(v.string(), visible, v.maxLength(most, 'too_long')), '');
}

/** Words to search for; what goes beyond their limit is not searched, and an empty text searches nothing. */
export const SearchSchema = v.optional(
  v.pipe(
    v.string(),
    compact,
    changed(text => text.slice(0, LONGEST_SEARCH)),
  ),
  '',
);
