import type { ProblemCode } from '#contract/problem.ts';

/** Statuses with which a code can come. `validation_failed` is 400 where nothing could be read, 422 with codes by field. */
const STATUSES: Partial<Readonly<Record<ProblemCode, readonly number[]>>> = {
  validation_failed: [400, 422],
  unauthorized: [401],
  account_deleted: [401],
  forbidden: [403],
  not_found: [404],
  payload_too_large: [413],
  unsupported_media_type: [415],
  rate_limited: [429],
  internal_error: [500],
  unavailable: [503],
  storage_full: [503],
  client_too_old: [426],
  auth_email_or_password_are_incorrect: [401],
  auth_something_wrong_while_processing: [500],
  federated_expired: [410],
  federated_email_unverified: [403],
  email_taken: [422],
  second_factor_required: [401],
  second_factor_incorrect: [401, 422],
  invitation_expired: [410],
  link_unknown: [404],
  link_expired: [410],
  link_used: [410],
  quantity_not_allowed: [422],
  import_failed: [422],
  import_questioned: [409],
  push_service_unknown: [422],
  cart_full: [422],
  open_orders_full: [422],
  reserved_units_full: [422],
  addresses_full: [422],
  receipts_full: [422],
  returns_full: [422],
  idempotency_key_malformed: [400],
  idempotency_key_reused: [422],
};

/** Statuses of a code; a conflict with how things stand is 409. */
export const statusesOf = (code: ProblemCode): readonly number[] => STATUSES[code] ?? [409];
