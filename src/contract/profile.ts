import * as v from 'valibot';
import { EmptySchema, endpoint, ShortTextSchema } from './endpoint.ts';
import { FileSchema, profilePhoto } from './files.ts';
import { officialNumber, taxNumberDigits } from './official-number.ts';
import { EmailSchema, NameSchema, NewPasswordSchema, OptionalPhoneSchema, PasswordTextSchema, UserSchema } from './session.ts';
import { visible } from './text.ts';

/**
 * Fields of the profile form. An empty gender says nothing of it; `photo` replaces the picture, `remove_photo` takes it away. Another
 * e-mail than the account's needs the `current_password`, which nothing else does.
 */
export const ProfileSchema = v.object({
  name: NameSchema,
  email: EmailSchema,
  phone: OptionalPhoneSchema,
  gender: v.optional(v.nullable(v.picklist(['male', 'female', ''])), ''),
  /** Whom invoices are made out to; left out by earlier versions of the app, whose forms leave both as they are. */
  company: v.optional(v.pipe(v.string(), visible, v.maxLength(120, 'too_long'))),
  tax_number: v.optional(officialNumber(taxNumberDigits, 'tax_number_invalid')),
  photo: FileSchema(profilePhoto),
  remove_photo: v.optional(
    v.pipe(
      v.union([v.boolean(), ShortTextSchema]),
      v.transform(value => value === true || value === 'true'),
    ),
    false,
  ),
  current_password: v.optional(v.pipe(v.string('invalid'), v.maxLength(200, 'too_long')), ''),
});
export type Profile = v.InferInput<typeof ProfileSchema>;

const newPassword = {
  password: NewPasswordSchema,
  password_confirmation: PasswordTextSchema,
};
export const ChangePasswordSchema = v.pipe(
  v.object({
    current_password: PasswordTextSchema,
    ...newPassword,
  }),
  v.forward(
    v.partialCheck([['password'], ['password_confirmation']], form => form.password === form.password_confirmation, 'password_mismatch'),
    ['password_confirmation'],
  ),
);
export type ChangePassword = v.InferInput<typeof ChangePasswordSchema>;

export const FirstPasswordSchema = v.pipe(
  v.object(newPassword),
  v.forward(
    v.partialCheck([['password'], ['password_confirmation']], form => form.password === form.password_confirmation, 'password_mismatch'),
    ['password_confirmation'],
  ),
);
export type FirstPassword = v.InferInput<typeof FirstPasswordSchema>;

export const updateProfileEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/profile',
  access: 'customer',
  summary:
    "Replaces the customer's own data, and the photo where one is sent. Another e-mail needs the current password; a customer who has none sets one first.",
  body: ProfileSchema,
  form: true,
  files: { photo: profilePhoto },
  answer: UserSchema,
  problems: ['email_taken', 'payload_too_large'],
});

export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/v1/change-password',
  access: 'customer',
  summary: 'Replaces the password and ends all other sessions of the customer; this one stays.',
  body: ChangePasswordSchema,
  answer: EmptySchema,
});

export const firstPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/v1/first-password',
  access: 'customer',
  summary: 'Sets a password for a customer who has none, and ends all other sessions of theirs; this one stays.',
  body: FirstPasswordSchema,
  answer: EmptySchema,
  problems: ['password_exists'],
});
