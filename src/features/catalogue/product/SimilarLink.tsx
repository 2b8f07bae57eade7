import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ProductDetail } from '#contract/catalogue.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';

/** In place of the add button where a variant is sold out: the way to similar products on this page, else to their category. */
export function SimilarLink({ product }: { product: ProductDetail }) {
  const className = buttonClass({ variant: 'outline' });
  return product.related.length > 0 ? (
    <Link to="." search hash="similar" activeOptions={{ includeHash: true }} className={className}>
      <Trans>Similar products</Trans>
    </Link>
  ) : (
    <Link to="/categories/$category" params={{ category: product.category.slug }} className={className}>
      <Trans>Similar products</Trans>
    </Link>
  );
}
