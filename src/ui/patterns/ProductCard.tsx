import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import type { RenderLink } from '../primitives/link.ts';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import { Price, type PriceProps } from '../primitives/Price.tsx';
import { PriceTag } from '../primitives/PriceTag.tsx';
import { RatingBrief } from '../primitives/Rating.tsx';
import * as css from './ProductCard.css.ts';

/** All words and amounts arrive formatted and translated. */
export interface ProductCardProps {
  picture: Omit<PictureProps, 'ratio' | 'className' | 'rounded'>;
  name: string;
  /** Draws the link around the name; its touch surface is the whole card. */
  renderLink: RenderLink;
  price: Omit<PriceProps, 'className'>;
  /** Such as 'Rp 1.240/kg'. */
  basePrice?: string | undefined;
  /** Only where it is not as a customer expects it. */
  stock?: { text: string; tone: 'ok' | 'warn' | 'bad' | 'neutral' } | undefined;
  /** `short` is seen ('4,8'), `text` is read ('4,8 dari 5, 120 ulasan'). */
  rating?: { short: string; text: string } | undefined;
  /** What it costs delivered; its line is there once the customer has said where to. */
  delivered?: ReactNode;
  /** On the picture: the add button or the stepper that it becomes. */
  action: ReactNode;
  headingLevel?: 2 | 3;
}

export function ProductCard({
  picture,
  name,
  renderLink,
  price,
  basePrice,
  stock,
  rating,
  delivered,
  action,
  headingLevel = 3,
}: ProductCardProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <article className={classNames(css.card, picture.deferred && css.later)}>
      <div className={css.body}>
        <Name className={css.name}>{renderLink({ className: css.link, children: name })}</Name>
        <Price {...price} discount={undefined} className={css.price} />
        <p className={css.basePrice}>{basePrice}</p>
        {delivered === undefined ? null : <p className={css.delivered}>{delivered}</p>}
        <div className={css.meta}>
          {stock ? <span className={css.stock({ tone: stock.tone })}>{stock.text}</span> : null}
          {rating ? <RatingBrief text={rating.text}>{rating.short}</RatingBrief> : null}
        </div>
      </div>
      <div className={css.shelf}>
        <Picture sizes="(min-width: 1024px) 300px, (min-width: 768px) 33vw, 50vw" {...picture} ratio="photo" />
        {price.discount ? (
          <div className={css.discount}>
            <PriceTag>{price.discount}</PriceTag>
          </div>
        ) : null}
        <div className={css.action}>{action}</div>
      </div>
    </article>
  );
}
