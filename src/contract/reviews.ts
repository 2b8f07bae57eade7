import * as v from 'valibot';
import { PictureSchema } from './catalogue.ts';
import {
  boundedText,
  CountSchema,
  endpoint,
  IdSchema,
  languageQuery,
  MomentSchema,
  pageQuery,
  queryInteger,
  ShortTextSchema,
} from './endpoint.ts';
import { FilesSchema, reviewPhotos } from './files.ts';
import { FilterSchema, OptionalTextSchema } from './text.ts';

/** Most characters of a review. */
export const reviewLength = 1_000;

const StarsSchema = v.picklist([1, 2, 3, 4, 5]);
export type Stars = v.InferOutput<typeof StarsSchema>;

/** `large_url` is the photo for a screen of its own. */
const PhotoSchema = v.object({ id: v.string(), large_url: v.string(), ...PictureSchema.entries });
export type ReviewPhoto = v.InferOutput<typeof PhotoSchema>;

/** A review as everybody reads it: `author` is a first name and a town, such as 'Rahman, Ambon'. */
export const ReviewSchema = v.object({
  id: IdSchema,
  author: v.string(),
  rating: StarsSchema,
  text: v.string(),
  photos: v.array(PhotoSchema),
  variant_name: v.string(),
  created_at: MomentSchema,
  /** Null until the author changes it. */
  edited_at: v.nullable(MomentSchema),
});
export type Review = v.InferOutput<typeof ReviewSchema>;

/** The product that a review is about. */
const SubjectSchema = v.object({
  product: v.object({ slug: v.string(), name: v.string() }),
  variant_name: v.string(),
  image_url: v.string(),
  order_number: v.nullable(v.string()),
});

/** A customer's own review. */
export const OwnReviewSchema = v.object({ ...ReviewSchema.entries, ...SubjectSchema.entries });
export type OwnReview = v.InferOutput<typeof OwnReviewSchema>;

/** A line of a received order that its customer has not reviewed. */
export const WaitingReviewSchema = v.object({ order_item_id: IdSchema, received_at: MomentSchema, ...SubjectSchema.entries });
export type WaitingReview = v.InferOutput<typeof WaitingReviewSchema>;

const fields = {
  rating: v.pipe(v.union([ShortTextSchema, v.number()], 'required'), v.transform(Number), v.picklist([1, 2, 3, 4, 5], 'required')),
  text: OptionalTextSchema(reviewLength),
  photos: FilesSchema(reviewPhotos),
};

export const NewReviewSchema = v.object({ order_item_id: IdSchema, ...fields });
export type NewReview = v.InferInput<typeof NewReviewSchema>;

/** `kept_photos` are ids of photos that stay, separated by commas; `photos` come after them. */
export const ReviewChangeSchema = v.object({ ...fields, kept_photos: v.optional(boundedText(500), '') });
export type ReviewChange = v.InferInput<typeof ReviewChangeSchema>;

/** How many customers gave how many stars, from five to one; together they are the product's `rating_count`. */
const HistogramSchema = v.array(v.object({ rating: StarsSchema, count: CountSchema }));

/** `total` counts the written reviews that match; `rating` (stars) and `rating_count` are of all ratings, written or not. */
export const ProductReviewsSchema = v.object({
  reviews: v.array(ReviewSchema),
  total: CountSchema,
  histogram: HistogramSchema,
  rating: v.number(),
  rating_count: CountSchema,
});
export type ProductReviews = v.InferOutput<typeof ProductReviewsSchema>;

export const productReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/products/:slug/reviews',
  access: 'public',
  summary: "A product's reviews, newest first, all or those with so many stars.",
  query: v.object({ ...pageQuery, ...languageQuery, rating: queryInteger(1, 5, null) }),
  answer: ProductReviewsSchema,
});

export const OwnReviewsSchema = v.object({
  reviews: v.array(OwnReviewSchema),
  total: CountSchema,
  waiting: v.array(WaitingReviewSchema),
  waiting_total: CountSchema,
});
export type OwnReviews = v.InferOutput<typeof OwnReviewsSchema>;

export const ownReviewsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/reviews',
  access: 'customer',
  summary: "The customer's reviews, and what waits for one, of all products or one; `limit` and `offset` hold for both lists.",
  query: v.object({ ...pageQuery, ...languageQuery, product: FilterSchema }),
  answer: OwnReviewsSchema,
});

export const createReviewEndpoint = endpoint({
  method: 'POST',
  path: '/v1/reviews',
  access: 'customer',
  summary: 'Reviews a line of a received order, once.',
  query: v.object(languageQuery),
  body: NewReviewSchema,
  form: true,
  files: { photos: reviewPhotos },
  answer: OwnReviewSchema,
  problems: ['review_not_allowed', 'review_exists', 'payload_too_large'],
});

export const updateReviewEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/reviews/:id',
  access: 'customer',
  summary: 'Changes an own review.',
  query: v.object(languageQuery),
  body: ReviewChangeSchema,
  form: true,
  files: { photos: reviewPhotos },
  answer: OwnReviewSchema,
  problems: ['payload_too_large'],
});
