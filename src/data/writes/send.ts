import type { Api } from '#api/client.ts';
import { createAddressEndpoint, deleteAddressEndpoint, updateAddressEndpoint } from '#contract/addresses.ts';
import type { Language } from '#contract/endpoint.ts';
import { readNotificationsEndpoint } from '#contract/notifications.ts';
import { updateProfileEndpoint } from '#contract/profile.ts';
import { uploadReceiptEndpoint } from '#contract/receipts.ts';
import { createReviewEndpoint, updateReviewEndpoint } from '#contract/reviews.ts';
import { AppError } from '#lib/app-error.ts';
import type { OutboxRecord } from '#storage/outbox-record.ts';
import { sendLine, sendLines, sendOrder, sendRemoval, type Try } from '../cart/send.ts';
import { asAppError, isWorthWaiting, type Verdict, verdictOf } from '../outbox/failure.ts';
import { type Answers, type Mutation, type MutationOf, mutationOf, queueOf } from '../outbox/mutations.ts';
import { emailProof } from '../profile/email-proof.ts';

/** Milliseconds: a PDF of five megabytes takes two minutes on a slow line. */
const UPLOAD_TIMEOUT = 180_000;

/**
 * Sends records in the words of the API, each always with the same key: one alone, or several edits of the cart in one round trip.
 * @param api speaks for the records' customer only
 * @returns the server's word on the first of them or on all, in their order
 * @throws AppError when it is worth another try
 */
export async function sendRecords(api: Api, lang: Language, records: readonly OutboxRecord[]): Promise<readonly Verdict[]> {
  const edits = records.filter(record => record.kind === 'cart.set');
  if (edits.length < 2) return Promise.all(records.slice(0, 1).map(record => verdictOf(sendRecord(api, lang, record))));
  try {
    return await sendLines(api, lang, edits);
  } catch (reason) {
    const error = asAppError(reason);
    if (isWorthWaiting(error)) throw error;
    // An older server does not know the call, or one of them spoils it for the others: alone each gets its own answer.
    return sendRecords(api, lang, records.slice(0, 1));
  }
}

/** @returns what the server answers, see `Answers` @throws AppError */
function sendRecord(api: Api, lang: Language, record: OutboxRecord): Promise<Answers[keyof Answers]> {
  const mutation = mutationOf(record);
  const mark = { client: record.clientId, lane: queueOf(mutation), seq: record.seq };
  return sendMutation(api, lang, mutation, { idempotencyKey: record.id, mark });
}

async function sendMutation(api: Api, lang: Language, mutation: Mutation, attempt: Try): Promise<Answers[keyof Answers]> {
  switch (mutation.kind) {
    case 'cart.set':
      return sendLine(api, lang, mutation, attempt);
    case 'cart.remove':
      return sendRemoval(api, lang, mutation, attempt);
    case 'order.place':
      return sendOrder(api, lang, mutation, attempt);
    case 'address.create':
      return api.call(createAddressEndpoint, { body: { ...mutation.address, id: mutation.addressId }, ...attempt });
    case 'address.update':
      return api.call(updateAddressEndpoint, { params: { id: mutation.addressId }, body: mutation.address, ...attempt });
    case 'address.delete':
      return api.call(deleteAddressEndpoint, { params: { id: mutation.addressId }, ...attempt }).then(() => null, unlessGone);
    case 'profile.update':
      return sendProfile(api, mutation, attempt);
    case 'review.write':
      return sendReview(api, lang, mutation, attempt);
    case 'notification.read':
      await api.call(readNotificationsEndpoint, { body: { ids: mutation.ids }, ...attempt });
      return null;
    case 'receipt.send':
      return api.call(uploadReceiptEndpoint, {
        params: { id: mutation.orderId },
        query: { lang },
        body: { file: mutation.file },
        ...attempt,
        timeout: UPLOAD_TIMEOUT,
      });
  }
}

function sendProfile(api: Api, { userId, profile }: MutationOf<'profile.update'>, attempt: Try) {
  const password = emailProof.of(userId, profile.email);
  const body = { ...profile, ...(password === '' ? {} : { current_password: password }) };
  return emailProof.forgotten(api.call(updateProfileEndpoint, { body, ...attempt, timeout: UPLOAD_TIMEOUT }));
}

function sendReview(api: Api, lang: Language, { target, keptPhotos, rating, text, photos }: MutationOf<'review.write'>, attempt: Try) {
  const call = { query: { lang }, ...attempt, timeout: UPLOAD_TIMEOUT };
  const fields = { rating, text, photos };
  return 'reviewId' in target
    ? api.call(updateReviewEndpoint, { ...call, params: { id: target.reviewId }, body: { ...fields, kept_photos: keptPhotos.join(',') } })
    : api.call(createReviewEndpoint, { ...call, body: { ...fields, order_item_id: target.orderItemId } });
}

/** Another device has removed it already. */
function unlessGone(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null;
  throw error;
}
