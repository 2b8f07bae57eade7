import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fallback, messageIn, readingWords } from './reading-words.ts';

/** As many as a customer may have: the numbers are the server's (`customer-limits.ts`). */
const fullWords: Readonly<Record<string, MessageDescriptor>> = {
  cart_full: msg`A cart holds up to 200 products. Remove one, or order these first`,
  open_orders_full: msg`Too many of your orders are not paid yet. Pay or cancel one first`,
  reserved_units_full: msg`Your unpaid orders hold as many goods as the shop reserves for one customer. Pay or cancel one first`,
  addresses_full: msg`You have 20 addresses already. Delete one first`,
  receipts_full: msg`20 receipts were sent for this order already. Please contact us`,
  returns_full: msg`20 returns were sent for this order already. Please contact us`,
  lists_full: msg`You have 100 lists already. Delete one first`,
  list_lines_full: msg`A list holds up to 300 lines. Begin another list for the rest`,
  list_sections_full: msg`A list has up to 40 sections. Remove one first`,
  watches_full: msg`You watch 200 products already. End one on the page of notifications first`,
  quotations_full: msg`You have 200 quotations already, or long ones that take as much room. Delete one first`,
};

/** The words for a field's error, by the code of the contract. */
const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  required: msg`This field is required`,
  invalid: msg`Please check this field`,
  email_invalid: msg`Email must be a valid email`,
  email_taken: msg`This email already has an account. Log in instead`,
  phone_invalid: msg`Phone number must be a valid phone number`,
  tax_number_invalid: msg`An NPWP has 15 or 16 digits`,
  password_login_too_short: msg`Password must be 6 characters or more`,
  password_too_short: msg`Password must be 8 characters or more`,
  password_too_weak: msg`Password needs one uppercase letter, one lowercase letter and one number`,
  password_mismatch: msg`Password is not match`,
  terms_not_agreed: msg`Please agree to the terms and conditions`,
  too_long: msg`This is too long`,
  too_short: msg`Please write a little more`,
  region_unknown: msg`Choose a village from the list`,
  zip_code_invalid: msg`A postal code has five digits`,
  number_invalid: msg`Please enter a number`,
  pin_incomplete: msg`A pin needs both latitude and longitude`,
  quantity_not_allowed: msg`This quantity is not sold`,
  current_password_incorrect: msg`The current password is not correct`,
  current_password_required: msg`Enter your current password to change your email`,
  confirmation_incorrect: msg`This is not the email of your account`,
  email_needs_password: msg`Set a password first. Then you can change your email`,
  file_too_large: msg`This file is too large. Choose a smaller one`,
  file_type_not_allowed: msg`This kind of file is not accepted. Choose a JPEG, PNG or WebP picture`,
  file_heic: msg`This HEIC picture cannot be opened here. Send it as a JPEG, or send a screenshot of it`,
  file_damaged: msg`This picture cannot be read. It may be damaged; choose another one`,
  picture_too_many_pixels: msg`This picture has too many pixels. Choose a smaller one`,
  too_many_files: msg`These are too many files`,
  push_service_unknown: msg`The shop cannot send notifications to this browser`,
  ...fullWords,
};

/** The words for a failed call, by its code. */
const problemWords: Readonly<Record<string, MessageDescriptor>> = {
  ...readingWords,
  storage_full: msg`The shop cannot save anything right now. Please try again later`,
  device_full: msg`This phone has no room left to save it. Free some space and try again`,
  device_unavailable: msg`This phone cannot save it right now. Please try again`,
  order_not_kept: msg`This phone cannot keep an order for later. Place it once you are online`,
  unauthorized: msg`Please log in to continue`,
  forbidden: msg`This is not available to you`,
  validation_failed: msg`Please check the marked fields`,
  payload_too_large: msg`This is too large to send`,
  auth_email_or_password_are_incorrect: msg`Email or password are incorrect`,
  auth_something_wrong_while_processing: msg`Something wrong while processing`,
  federated_cancelled: msg`You cancelled the sign-in. Nothing was changed`,
  federated_failed: msg`The sign-in did not work. Please try again, or use your email and password`,
  federated_not_configured: msg`This shop has not set up this way to sign in`,
  federated_expired: msg`This sign-in took too long or was started in another tab. Please try again`,
  federated_email_unverified: msg`Your email is not verified there yet. Verify it first, or sign up with your email and a password`,
  federated_link_required: msg`This email already has an account. Log in instead`,
  email_taken: msg`This email already has an account. Log in instead`,
  account_deleted: msg`This account was deleted`,
  orders_open: msg`An order or a return of yours is still open. Once it has ended you can delete your account`,
  money_owed: msg`The shop still owes you money. Once it is back in your account you can delete your account here`,
  password_exists: msg`This account has a password already. Reload the page to change it`,
  link_unknown: msg`This link is not valid. Open the newest one from your email, or ask for a new one`,
  link_expired: msg`This link has expired. Ask for a new one`,
  link_used: msg`This link was used already. Log in with your new password, or ask for a new link`,
  mail_off: msg`This shop sends no email. Please contact the shop`,
  order_transition_not_allowed: msg`The order has moved on. Please look at its current state`,
  payment_deadline_passed: msg`The time to pay has passed. This order can no longer be paid. If you have sent the money, tell us the order number: it comes back within 1-3 working days`,
  customer_blocked: msg`The shop takes no orders from this account. Please contact the shop`,
  receipt_submitted: msg`Your receipt is being checked already`,
  cart_closed: msg`This cart has been ordered already`,
  cart_changed: msg`Your cart was changed on another device. Please check it again`,
  quotation_changed: msg`This quotation was changed elsewhere in the meantime`,
  cart_empty: msg`Your cart is empty`,
  stock_short: msg`Some stock ran out`,
  price_changed: msg`Some prices have changed`,
  variant_unavailable: msg`A product is no longer sold`,
  quantity_not_allowed: msg`This quantity is not sold`,
  shipment_not_available: msg`This shipment does not go to this address`,
  payment_method_not_available: msg`This payment method cannot be used for this order`,
  address_not_found: msg`The address was not found. Choose another one`,
  review_not_allowed: msg`You can review it once you have received it`,
  review_exists: msg`You have reviewed it already`,
  return_not_open: msg`Goods can be returned for 7 days after they were received. Please contact us`,
  return_not_allowed: msg`Goods that were cut or mixed for you can only be returned if they are damaged or wrong`,
  return_quantity: msg`You have asked for a return of these goods already. Please check the quantities`,
  push_refused: msg`Your browser was not allowed to show notifications`,
  push_not_available: msg`This browser cannot turn on notifications right now. Please try again later`,
  push_service_unknown: msg`The shop cannot send notifications to this browser`,
  ...fullWords,
};

export function fieldMessage(code: string): MessageDescriptor {
  return fieldWords[code] ?? fieldWords.invalid ?? fallback;
}

export function problemMessage(error: unknown): MessageDescriptor {
  return messageIn(problemWords, error);
}
