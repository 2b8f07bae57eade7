import { ProductCard, type ProductCardProps } from '#ui/patterns/ProductCard.tsx';
import { ProductCardSkeleton } from '#ui/patterns/ProductCardSkeleton.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Picture } from '#ui/primitives/Picture.tsx';
import { Price } from '#ui/primitives/Price.tsx';
import { PriceTag } from '#ui/primitives/PriceTag.tsx';
import { Rating, RatingBrief } from '#ui/primitives/Rating.tsx';
import type { Entries, Say } from '../entry.ts';
import { missing, renderLink, sack } from '../samples.tsx';

const card = (say: Say, more: Partial<ProductCardProps> = {}) => (
  <ProductCard
    picture={sack}
    name={say('Semen PCC Sagara 40 kg', 'Sagara PCC Cement 40 kg')}
    renderLink={renderLink}
    price={{ amount: 'Rp 68.000', unit: say('/ sak', '/ sack') }}
    basePrice="Rp 1.700/kg"
    action={
      <Button size="sm" block>
        {say('Tambah', 'Add')}
      </Button>
    }
    {...more}
  />
);

const rated = (say: Say) => say('4,5 dari 5', '4.5 of 5');

/** Goods, what they cost and how they are rated. */
export const products: Entries = {
  'patterns/ProductCard.tsx': {
    plain: say => card(say),
    'reduced, few left, rated': say =>
      card(say, {
        price: { amount: 'Rp 58.000', unit: say('/ sak', '/ sack'), original: 'Rp 68.000', discount: '−15 %' },
        stock: { text: say('Sisa 12', '12 left'), tone: 'warn' },
        rating: { short: '4,8', text: rated(say) },
        delivered: say('Rp 71.500 sampai Sentani', 'Rp 71.500 delivered to Sentani'),
      }),
    'out of stock, without a picture': say =>
      card(say, { picture: missing, stock: { text: say('Stok habis', 'Out of stock'), tone: 'bad' }, action: null }),
  },
  'patterns/ProductCardSkeleton.tsx': {
    loading: () => <ProductCardSkeleton />,
  },
  'primitives/Picture.tsx': {
    square: () => <Picture {...sack} />,
    wide: () => <Picture {...sack} ratio="wide" rounded />,
    missing: () => <Picture {...missing} />,
  },
  'primitives/Price.tsx': {
    small: say => <Price size="sm" amount="Rp 1.250.000" unit={say('/ batang', '/ bar')} />,
    medium: say => <Price amount="Rp 68.000" unit={say('/ sak', '/ sack')} />,
    large: say => <Price size="lg" amount="Rp 68.000" unit={say('/ sak', '/ sack')} />,
    'from a price': say => <Price amount="Rp 68.000" unit={say('/ sak', '/ sack')} prefix={say('mulai', 'from')} />,
    reduced: say => <Price amount="Rp 58.000" unit={say('/ sak', '/ sack')} original="Rp 68.000" discount="−15 %" />,
  },
  'primitives/PriceTag.tsx': { discount: () => <PriceTag>−15 %</PriceTag> },
  'primitives/Rating.tsx': {
    small: say => <Rating size="sm" value={4.5} text={rated(say)} />,
    'with a count': say => (
      <Rating value={3.25} text={rated(say)}>
        {say('120 ulasan', '120 reviews')}
      </Rating>
    ),
    large: say => <Rating size="lg" value={0} text={rated(say)} />,
    brief: say => <RatingBrief text={rated(say)}>4,5</RatingBrief>,
  },
};
