import type { Language } from '#contract/endpoint.ts';
import type { OwnReview, ProductReviews, Review, Stars, WaitingReview } from '#contract/reviews.ts';
import { variantPictureUrl } from '../media/drawn.ts';
import { photoView } from './photos.ts';
import type { StarCounts } from './stars.ts';
import type { OwnReviewRow, ReviewRow, WaitingRow } from './store.ts';

/** The author of a review whose account was deleted. */
const AUTHOR_GONE = { id: 'Pelanggan', en: 'Customer' } as const satisfies Record<Language, string>;

type Named = { readonly nameId: string; readonly nameEn: string };

const nameIn = (language: Language, { nameId, nameEn }: Named) => (language === 'en' ? nameEn : nameId);

/** A review as everybody reads it. */
export function reviewView({ review, variant }: { review: ReviewRow; variant: Named }, language: Language): Review {
  return {
    id: review.id,
    author: review.author || AUTHOR_GONE[language],
    rating: starsOf(review.rating),
    text: review.text,
    photos: review.photos.map(photoView),
    variant_name: nameIn(language, variant),
    created_at: review.createdAt.toISOString(),
    edited_at: review.editedAt?.toISOString() ?? null,
  };
}

/** A review as its author reads it. */
export function ownReviewView(row: OwnReviewRow, language: Language): OwnReview {
  return { ...reviewView(row, language), ...subjectView(row, language) };
}

export function waitingView(row: WaitingRow, language: Language): WaitingReview {
  return { order_item_id: row.orderItemId, received_at: row.receivedAt.toISOString(), ...subjectView(row, language) };
}

/** From five stars to one. */
export function histogramView(counts: StarCounts): ProductReviews['histogram'] {
  return counts.map((count, index) => ({ rating: starsOf(index + 1), count })).reverse();
}

function subjectView({ product, variant, orderNumber }: Omit<WaitingRow, 'orderItemId' | 'receivedAt'>, language: Language) {
  return {
    product: { slug: product.slug, name: nameIn(language, product) },
    variant_name: nameIn(language, variant),
    image_url: variantPictureUrl(product.pictureIds[0] ?? '', product.picture, product.nameId, variant.nameId),
    order_number: orderNumber,
  };
}

function starsOf(rating: number): Stars {
  return ([1, 2, 3, 4, 5] as const).find(stars => stars === rating) ?? 5;
}
