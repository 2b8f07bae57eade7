import type * as v from 'valibot';
import type { AccountDeletionSchema } from '#contract/account.ts';
import type { LoginSchema, RegisterSchema, User } from '#contract/session.ts';
import type { Provider } from '#contract/sign-in.ts';
import { storedPhone } from '#lib/phone.ts';
import type { Executor, Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/http/problem.ts';
import { askToConfirm } from './email-confirmation.ts';
import { providersOf } from './identity-store.ts';
import { hashPassword, isPassword } from './password.ts';
import { findByEmail, findCustomer, insertCustomer, selectCustomerIds } from './store.ts';
import { type SignedIn, startSession } from './tokens.ts';

/**
 * Signs a customer in, on a device of this name. An unknown e-mail and a wrong password are alike in answer and time.
 * @throws Problem 401 auth_email_or_password_are_incorrect
 */
export async function signIn(deps: Deps, login: v.InferOutput<typeof LoginSchema>, device: string): Promise<SignedIn> {
  const customerId = await provenCustomer(deps.db, login);
  return deps.db.transaction(tx => startSession(tx, deps, customerId, device));
}

/**
 * Id of the customer whose e-mail and password these are. Takes long: not for inside a transaction.
 * @throws Problem 401 auth_email_or_password_are_incorrect
 */
export async function provenCustomer(db: Executor, { email, password }: v.InferOutput<typeof LoginSchema>): Promise<string> {
  const customer = await findByEmail(db, email);
  const isRight = await isPassword(customer?.passwordHash ?? null, password);
  if (customer !== null && isRight) return customer.id;
  const code = 'auth_email_or_password_are_incorrect';
  throw new Problem(401, code, { data: { code }, message: 'e-mail or password are incorrect' });
}

/** A new customer without a password, as a provider knows them; null where the e-mail has an account already. */
export function addPasswordless(tx: Transaction, customer: { name: string; email: string; createdAt: Date }): Promise<string | null> {
  return insertCustomer(tx, { ...customer, phone: '', passwordHash: null });
}

/**
 * Creates a customer and signs in, on a device of this name.
 * @throws Problem 422 email_taken
 */
export async function register(deps: Deps, form: v.InferOutput<typeof RegisterSchema>, device: string): Promise<SignedIn> {
  // Before the transaction: it takes long, and an embedded database has one connection.
  const passwordHash = await hashPassword(form.password);
  return deps.db.transaction(async tx => {
    const id = await insertCustomer(tx, {
      name: form.name,
      email: form.email,
      phone: storedPhone(form.phone),
      passwordHash,
      language: form.lang ?? null,
      createdAt: deps.now(),
    });
    if (id === null) throw new Problem(422, 'email_taken', { errors: { email: ['email_taken'] } });
    await askToConfirm(tx, deps, { customerId: id, email: form.email, language: form.lang ?? 'id' });
    return startSession(tx, deps, id, device);
  });
}

/**
 * The signed-in customer.
 * @throws Problem 401 where the customer is gone
 */
export async function currentUser(db: Executor, customerId: string): Promise<User> {
  const customer = await findCustomer(db, customerId);
  if (customer === null) throw new Problem(401, 'unauthorized');
  const { id, name, email, phone, gender, company, taxNumber, imageUrl, passwordHash } = customer;
  return {
    id,
    name,
    email,
    phone,
    gender,
    company,
    tax_number: taxNumber,
    customer: { id, image_url: imageUrl },
    has_password: passwordHash !== null,
  };
}

/** A customer as the reader of mails, and the mails of orders that they want; null where the customer is gone. */
export async function receiverOf(db: Executor, customerId: string) {
  const customer = await findCustomer(db, customerId);
  if (customer === null) return null;
  const { name, email, mailsPayment, mailsDelivery, mailsReminders } = customer;
  return { name, email, wants: { payment: mailsPayment, delivery: mailsDelivery, reminders: mailsReminders } };
}

/** Providers that a customer signs in with. */
export const linkedProviders = (db: Executor, customerId: string): Promise<Provider[]> => providersOf(db, customerId);

/**
 * Proves that a request is the customer's own will: by the current password, or by the typed e-mail address where there is no password.
 * Takes long: not for inside a transaction.
 * @throws Problem 401 where the customer is gone, 422 for `current_password` or `confirmation`
 */
export async function proveOwner(db: Executor, customerId: string, proof: v.InferOutput<typeof AccountDeletionSchema>): Promise<void> {
  const customer = await findCustomer(db, customerId);
  if (customer === null) throw new Problem(401, 'unauthorized');
  const { passwordHash, email } = customer;
  if (passwordHash === null) {
    if (proof.confirmation.trim().toLowerCase() !== email.toLowerCase()) throw invalid({ confirmation: ['confirmation_incorrect'] });
    return;
  }
  if (proof.current_password === '') throw invalid({ current_password: ['required'] });
  if (!(await isPassword(passwordHash, proof.current_password))) throw invalid({ current_password: ['current_password_incorrect'] });
}

/** Whom a customer's invoices are made out to; null where they named neither a company nor an NPWP. */
export async function buyerOf(db: Executor, customerId: string): Promise<{ company: string; tax_number: string } | null> {
  const customer = await findCustomer(db, customerId);
  if (customer === null || (customer.company === '' && customer.taxNumber === '')) return null;
  return { company: customer.company, tax_number: customer.taxNumber };
}

/** Ids of all customers, or of the one with the e-mail address, if there is one. */
export async function customerIds(db: Executor, email: string | null): Promise<readonly string[]> {
  if (email === null) return selectCustomerIds(db);
  const customer = await findByEmail(db, email);
  return customer === null ? [] : [customer.id];
}
