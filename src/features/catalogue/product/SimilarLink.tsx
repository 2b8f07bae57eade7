import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ProductDetail } from '#contract/catalogue.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';

/** In place of the add button where a variant can't be bought: the way to similar products on this page, else to their category, else to all. */
export function SimilarLink({ product }: { product: ProductDetail }) {
  const className = buttonClass({ variant: 'outline' });
  if (product.related.length > 0)
    return (
      <Link to="." search hash="similar" activeOptions={{ includeHash: true }} className={className}>
        <Trans>Similar products</Trans>
      </Link>
    );
  return product.category.slug === '' ? (
    <Link to="/products" className={className}>
      <Trans>Browse products</Trans>
    </Link>
  ) : (
    <Link to="/categories/$category" params={{ category: product.category.slug }} className={className}>
      <Trans>Similar products</Trans>
    </Link>
  );
}
