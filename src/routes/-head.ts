import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const shopName = 'Fondasi';

/** Title and description of a page; names of products and categories come as plain text. */
export function routeHead(
  i18n: I18n,
  { title, description }: { title?: MessageDescriptor | string | undefined; description?: string | undefined },
) {
  const words = typeof title === 'object' ? i18n._(title) : title;
  return {
    meta: [
      { title: words === undefined ? `${shopName} – ${i18n._(msg`Building materials for eastern Indonesia`)}` : `${words} – ${shopName}` },
      {
        name: 'description',
        content:
          description ??
          i18n._(
            msg`Building materials and home equipment for Sulawesi, Maluku, Nusa Tenggara and Papua. Prices include VAT, shipping by weight and zone.`,
          ),
      },
    ],
  };
}
