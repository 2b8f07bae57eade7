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

/** Invisible characters around a text are taken away, so that a text of nothing else counts as empty. */
export const visible = changed(visibleText);

/** Nothing invisible stays anywhere in a text, nor white space around it: for numbers, addresses of mail, and searches. */
export const compact = changed(text => withoutInvisible(text).trim());

/** One line: nothing invisible, and one space between words, so that a name that was pasted is the name that was typed. */
const oneLine = changed(text => withoutInvisible(text).replace(/\s+/g, ' ').trim());

/** A name on one line that may be left empty. @param most characters */
// @__NO_SIDE_EFFECTS__
export function NameSchema(most: number) {
  return v.pipe(v.string(), oneLine, v.maxLength(most, 'too_long'));
}

/** Takes away what is longer than any text that there is: an unknown one finds nothing either way. */
// @__NO_SIDE_EFFECTS__
const cut = (most: number) => changed(text => text.slice(0, most));

/** Words to search for; what goes beyond their limit is not searched, and an empty text searches nothing. @param most characters */
// @__NO_SIDE_EFFECTS__
export function SearchSchema(most = LONGEST_SEARCH) {
  return v.optional(v.pipe(v.string(), compact, cut(most), v.maxLength(most)), '');
}

/** A slug or id to look for; an unknown one, however long, finds nothing. */
export const FilterSchema = v.optional(v.pipe(v.string(), cut(200), v.maxLength(200)), '');

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
