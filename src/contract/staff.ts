import * as v from 'valibot';
import { boundedText, CountSchema, EmptySchema, endpoint, MomentSchema, pageQuery } from './endpoint.ts';
import { EmailSchema, NameSchema, NewPasswordSchema, PasswordTextSchema } from './session.ts';
import { staffRoles } from './staff-roles.ts';

/**
 * Header that every request of the desk carries besides its cookie. A page of another site can't set it, and the storefront, which has the
 * same cookie in a browser where staff is signed in, doesn't.
 */
export const deskHeader = 'x-desk';

/** A member of the shop's staff as themselves. `recovery_codes`: how many are left. */
export const StaffSelfSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(staffRoles),
  has_second_factor: v.boolean(),
  recovery_codes: CountSchema,
});
export type StaffSelf = v.InferOutput<typeof StaffSelfSchema>;

/** Six digits of an authenticator app, or a recovery code. */
const CodeSchema = v.pipe(v.string('required'), v.maxLength(40, 'too_long'));

export const staffLoginEndpoint = endpoint({
  method: 'POST',
  path: '/v1/desk/login',
  access: 'public',
  summary: 'Signs a member of staff in by a cookie. Where they have a second factor its code, or a recovery code, is asked for.',
  body: v.object({ email: EmailSchema, password: PasswordTextSchema, code: v.optional(CodeSchema, '') }),
  answer: StaffSelfSchema,
  problems: ['auth_email_or_password_are_incorrect', 'second_factor_required', 'second_factor_incorrect'],
});

export const acceptInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/v1/desk/invitation',
  access: 'public',
  summary: 'Sets the password of an invited member of staff, once, and signs them in.',
  body: v.object({ token: v.pipe(v.string('required'), v.maxLength(100, 'too_long')), password: NewPasswordSchema }),
  answer: StaffSelfSchema,
  problems: ['invitation_expired'],
});

export const staffLogoutEndpoint = endpoint({
  method: 'POST',
  path: '/v1/desk/logout',
  access: 'staff',
  summary: 'Ends this session.',
  answer: EmptySchema,
});

export const staffSelfEndpoint = endpoint({
  method: 'GET',
  path: '/v1/desk/me',
  access: 'staff',
  summary: 'The signed-in member of staff.',
  answer: StaffSelfSchema,
});

/** A browser in which a member of staff is signed in. */
const StaffSessionSchema = v.object({
  id: v.string(),
  device: v.string(),
  began_at: MomentSchema,
  seen_at: MomentSchema,
  is_current: v.boolean(),
});

export const staffSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/v1/desk/sessions',
  access: 'staff',
  summary: 'Browsers in which the member of staff is signed in, the latest seen first.',
  answer: v.object({ sessions: v.array(StaffSessionSchema), total: CountSchema }),
});

export const endStaffSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/desk/sessions/:id',
  access: 'staff',
  summary: 'Ends one of the own sessions.',
  answer: EmptySchema,
});

export const beginSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/v1/desk/second-factor',
  access: 'staff',
  summary: 'Makes a secret for an authenticator app; it counts once a code of it was confirmed.',
  body: v.object({ password: PasswordTextSchema }),
  answer: v.object({ secret: v.string(), uri: v.string() }),
  problems: ['second_factor_exists', 'auth_email_or_password_are_incorrect'],
});

export const confirmSecondFactorEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/desk/second-factor',
  access: 'staff',
  summary: 'Confirms the second factor by a code; answers the recovery codes, which are shown this once.',
  body: v.object({ code: CodeSchema }),
  answer: v.object({ recovery_codes: v.array(v.string()) }),
  problems: ['second_factor_incorrect', 'second_factor_exists'],
});

export const removeSecondFactorEndpoint = endpoint({
  method: 'DELETE',
  path: '/v1/desk/second-factor',
  access: 'staff',
  summary: 'Takes the second factor away, by a code of it.',
  body: v.object({ code: CodeSchema }),
  answer: EmptySchema,
  problems: ['second_factor_incorrect'],
});

/** A member of staff as the owner sees them. */
export const StaffSchema = v.object({
  ...v.omit(StaffSelfSchema, ['recovery_codes']).entries,
  is_active: v.boolean(),
  /** Invited, and no password set yet. */
  is_invited: v.boolean(),
  seen_at: v.nullable(MomentSchema),
});
export type Staff = v.InferOutput<typeof StaffSchema>;

/** An invitation; `link` is shown this once and leads to the desk for seven days. */
const InvitationSchema = v.object({ ...StaffSchema.entries, link: v.string(), expires_at: MomentSchema });

export const staffListEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/staff',
  access: 'admin',
  summary: 'Everybody who may sign in at the desk.',
  answer: v.object({ staff: v.array(StaffSchema), total: CountSchema }),
});

export const inviteStaffEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/staff',
  access: 'admin',
  summary: 'Invites a member of staff: the answer has the link to send them.',
  body: v.object({ name: NameSchema, email: EmailSchema, role: v.picklist(staffRoles, 'required') }),
  answer: InvitationSchema,
  problems: ['email_taken'],
});

export const setStaffEndpoint = endpoint({
  method: 'PUT',
  path: '/v1/admin/staff/:id',
  access: 'admin',
  summary: 'Changes role or name of a member of staff, by id or e-mail address, or ends their access with all their sessions.',
  body: v.pipe(
    v.partial(v.strictObject({ name: NameSchema, role: v.picklist(staffRoles, 'invalid'), is_active: v.boolean('invalid') })),
    v.check(fields => Object.keys(fields).length > 0, 'required'),
  ),
  answer: StaffSchema,
  problems: ['last_owner'],
});

export const resetStaffEndpoint = endpoint({
  method: 'POST',
  path: '/v1/admin/staff/:id/reset',
  access: 'admin',
  summary: 'Takes password, second factor and sessions of a member of staff away and invites them anew, as after a lost phone.',
  answer: InvitationSchema,
});

/** What one of the shop's own people did, or tried without the right to it. */
export const AuditEntrySchema = v.object({
  id: CountSchema,
  at: MomentSchema,
  person: v.string(),
  /** Null: by the admin key. */
  role: v.nullable(v.picklist(staffRoles)),
  method: v.string(),
  path: v.string(),
  status: CountSchema,
  /** What was sent, without passwords and codes, shortened. */
  detail: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

export const auditEndpoint = endpoint({
  method: 'GET',
  path: '/v1/admin/audit',
  access: 'admin',
  summary: 'What the shop’s own people changed, latest first; `person` and `path` are parts of either.',
  query: v.object({ ...pageQuery, person: v.optional(boundedText(80), ''), path: v.optional(boundedText(200), '') }),
  answer: v.object({ entries: v.array(AuditEntrySchema), total: CountSchema }),
});
