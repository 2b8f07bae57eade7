import * as v from 'valibot';
import { isEmail } from '#lib/email.ts';
import { isPhone } from '#lib/phone.ts';
import { EmptySchema, endpoint, IdSchema, LanguageSchema } from './endpoint.ts';
import { compact, TextSchema } from './text.ts';

/** Empty passes, so that a field is not red before it is touched; the form's button waits for content. */
const emptyOr = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.union([v.literal(''), schema]);

/** A customer's name. */
export const NameSchema = TextSchema(120);
export const EmailSchema = v.pipe(TextSchema(254), compact, v.check(isEmail, 'email_invalid'));
/** Accepts the pattern of the trade's forms and every Indonesian mobile number and landline. */
export const PhoneSchema = v.pipe(
  v.string('required'),
  compact,
  v.nonEmpty('required'),
  v.maxLength(40, 'too_long'),
  v.check(isPhone, 'phone_invalid'),
);

/** The same, but a customer may leave it empty. */
export const OptionalPhoneSchema = v.pipe(
  v.string('required'),
  compact,
  v.maxLength(40, 'too_long'),
  v.check(text => text === '' || isPhone(text), 'phone_invalid'),
);

/** A password as it is typed. */
export const PasswordTextSchema = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'too_long'));
/** At least 8 characters with one uppercase letter, one lowercase letter and one digit. */
export const NewPasswordSchema = v.pipe(
  PasswordTextSchema,
  v.minLength(8, 'password_too_short'),
  v.check(password => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password), 'password_too_weak'),
);

export const LoginSchema = v.object({
  email: v.pipe(
    v.string('required'),
    compact,
    v.maxLength(254, 'too_long'),
    emptyOr(v.pipe(v.string(), v.check(isEmail, 'email_invalid'))),
  ),
  password: emptyOr(v.pipe(v.string('required'), v.minLength(6, 'password_login_too_short'), v.maxLength(200, 'too_long'))),
});
export type Login = v.InferInput<typeof LoginSchema>;

export const RegisterSchema = v.pipe(
  v.object({
    name: NameSchema,
    email: EmailSchema,
    phone: PhoneSchema,
    password: NewPasswordSchema,
    password_confirmation: PasswordTextSchema,
    terms_agreed: v.literal(true, 'terms_not_agreed'),
    /** Language of the mails that the customer gets; left out by earlier versions of the app. */
    lang: v.optional(LanguageSchema),
  }),
  v.forward(
    v.partialCheck([['password'], ['password_confirmation']], form => form.password === form.password_confirmation, 'password_mismatch'),
    ['password_confirmation'],
  ),
);
export type Register = v.InferInput<typeof RegisterSchema>;

/**
 * Access and refresh token; the access token lives minutes, the refresh token is rotated at each use. A sign-in brings an `end_secret`
 * as well, which can end the session and nothing else, see `endSessionEndpoint`.
 */
export const TokensSchema = v.object({ token: v.string(), refresh_token: v.string(), end_secret: v.optional(v.string()) });
export type Tokens = v.InferOutput<typeof TokensSchema>;

/** Response headers that carry fresh tokens when a request came with the refresh token as its bearer. */
export const accessTokenHeader = 'x-access-token';
export const refreshTokenHeader = 'x-refresh-token';

export const UserSchema = v.object({
  id: IdSchema,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  gender: v.nullable(v.picklist(['male', 'female'])),
  customer: v.object({ id: IdSchema, image_url: v.nullable(v.string()) }),
  /** Whom invoices are made out to, and their NPWP; empty, and missing in what a phone kept earlier, where there is none. */
  company: v.optional(v.string()),
  tax_number: v.optional(v.string()),
  /** False for a customer who signed up with a provider and has not set one. Answers kept on phones by older versions lack it. */
  has_password: v.optional(v.boolean(), true),
});
export type User = v.InferOutput<typeof UserSchema>;

export const loginEndpoint = endpoint({
  method: 'POST',
  path: '/v1/login',
  access: 'public',
  summary: 'Signs a customer in.',
  body: LoginSchema,
  answer: TokensSchema,
  problems: ['auth_email_or_password_are_incorrect', 'auth_something_wrong_while_processing'],
});

export const registerEndpoint = endpoint({
  method: 'POST',
  path: '/v1/register',
  access: 'public',
  summary: 'Creates a customer and signs in.',
  body: RegisterSchema,
  answer: TokensSchema,
  problems: ['email_taken'],
});

/** Asks for a mail with a link that sets a new password; words in that language. */
export const PasswordResetRequestSchema = v.object({ email: EmailSchema, lang: v.optional(LanguageSchema, 'id') });

export type PasswordResetRequest = v.InferInput<typeof PasswordResetRequestSchema>;

/** A new password, twice, with the token of the mail's link; mails to the customer are in that language from now on. */
export const ResetPasswordSchema = v.pipe(
  v.object({
    token: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'too_long')),
    password: NewPasswordSchema,
    password_confirmation: PasswordTextSchema,
    lang: v.optional(LanguageSchema, 'id'),
  }),
  v.forward(
    v.partialCheck([['password'], ['password_confirmation']], form => form.password === form.password_confirmation, 'password_mismatch'),
    ['password_confirmation'],
  ),
);
export type ResetPassword = v.InferInput<typeof ResetPasswordSchema>;

export const requestPasswordResetEndpoint = endpoint({
  method: 'POST',
  path: '/v1/password-resets',
  access: 'public',
  summary:
    'Has the shop mail a link that sets a new password, good for 30 minutes and once. The answer is the same whether the address has an account.',
  body: PasswordResetRequestSchema,
  answer: EmptySchema,
  problems: ['mail_off'],
});

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/v1/reset-password',
  access: 'public',
  summary: 'Sets a new password by the token of a mailed link, ends every session of the customer, and signs in.',
  body: ResetPasswordSchema,
  answer: TokensSchema,
  problems: ['link_unknown', 'link_expired', 'link_used'],
});

export const currentUserEndpoint = endpoint({
  method: 'GET',
  path: '/v1/auth/user',
  access: 'customer',
  summary: 'The signed-in customer.',
  answer: UserSchema,
});

export const endSessionEndpoint = endpoint({
  method: 'POST',
  path: '/v1/session-ends',
  access: 'public',
  summary:
    'Ends the session of a customer who logged out while the shop could not be reached. The answer is the same whether there was one.',
  body: v.object({ end_secret: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'too_long')) }),
  answer: EmptySchema,
});

export const logoutEndpoint = endpoint({
  method: 'POST',
  path: '/v1/logout',
  access: 'customer',
  summary: 'Ends this session; its tokens stop working at once.',
  answer: EmptySchema,
});
