import { required, UsageError } from './usage.ts';

/** A merchant's command on pages or articles. */
export type ContentCommand =
  | { readonly name: 'content-list' }
  | { readonly name: 'content-show'; readonly slug: string }
  | { readonly name: 'content-set'; readonly slug: string; readonly file: string };

export const contentHelp = `  content list                                   pages and articles by their slugs
  content show SLUG                              one of them as JSON, in both languages
  content set SLUG FILE                          replace it by the JSON file; a new slug is a new article`;

/**
 * Reads 'content …'.
 * @throws UsageError
 */
export function readContentCommand([subject = '', verb = '', ...rest]: readonly string[]): ContentCommand {
  const [first, second] = rest;
  const only = (count: number, command: ContentCommand): ContentCommand => {
    const extra = rest[count];
    if (extra !== undefined) throw new UsageError(`'${extra}' is one argument too many.`);
    return command;
  };
  switch (`${subject} ${verb}`) {
    case 'content list':
      return only(0, { name: 'content-list' });
    case 'content show':
      return only(1, { name: 'content-show', slug: required(first, "'content show' needs a slug.") });
    case 'content set': {
      const slug = required(first, "'content set' needs a slug.");
      return only(2, { name: 'content-set', slug, file: required(second, "'content set' needs a JSON file after the slug.") });
    }
    default:
      throw new UsageError("'content' goes with list, show or set.");
  }
}
