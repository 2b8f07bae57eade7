import * as v from 'valibot';

/** Every code that an error answer can carry. Their words live in the interface's catalogues. */
const problemCodes = [
  'validation_failed',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'unavailable',
  'storage_full',
  'client_too_old',
  'auth_email_or_password_are_incorrect',
  'auth_something_wrong_while_processing',
  'federated_cancelled',
  'federated_failed',
  'federated_not_configured',
  'federated_expired',
  'federated_email_unverified',
  'federated_link_required',
  'email_taken',
  'current_password_incorrect',
  'password_exists',
  'idempotency_key_malformed',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'outbox_passed',
  'order_transition_not_allowed',
  'payment_deadline_passed',
  'receipt_submitted',
  'receipt_missing',
  'cart_closed',
  'cart_changed',
  'cart_empty',
  'stock_short',
  'price_changed',
  'variant_unavailable',
  'quantity_not_allowed',
  'shipment_not_available',
  'payment_method_not_available',
  'address_not_found',
  'review_not_allowed',
  'review_exists',
  'import_failed',
  'push_service_unknown',
] as const;

const ProblemCodeSchema = v.picklist(problemCodes);
export type ProblemCode = v.InferOutput<typeof ProblemCodeSchema>;

/** What a form field can be told. */
const fieldCodes = [
  'required',
  'invalid',
  'email_invalid',
  'email_taken',
  'phone_invalid',
  'password_too_short',
  'password_login_too_short',
  'password_too_weak',
  'password_mismatch',
  'terms_not_agreed',
  'too_long',
  'too_short',
  'id_invalid',
  'region_unknown',
  'zip_code_invalid',
  'number_invalid',
  'pin_incomplete',
  'quantity_not_allowed',
  'current_password_incorrect',
  'current_password_required',
  'email_needs_password',
  'file_too_large',
  'file_type_not_allowed',
  'file_heic',
  'file_damaged',
  'picture_too_many_pixels',
  'too_many_files',
  'push_service_unknown',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/**
 * The error answer: `message` is for a developer's log, `code` and `errors` (codes by field) are for the screen,
 * `data` carries the current values where a conflict has some.
 */
export const ProblemSchema = v.object({
  status: v.number(),
  code: v.string(),
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  data: v.optional(v.unknown()),
});
export type ProblemAnswer = v.InferOutput<typeof ProblemSchema>;
