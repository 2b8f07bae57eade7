import * as v from 'valibot';
import { isEmail } from '#lib/email.ts';

/** One setting of the environment: its text without blanks around it, '' where it is not set. An empty one counts as not set. */
const text = v.optional(v.pipe(v.string(), v.trim()), '');

/** A text as it is; null: not set. */
export const optionalText = v.pipe(
  text,
  v.transform(given => given || null),
);

/** A text as it is. @param fallback where it is not set */
export const textOr = (fallback: string) =>
  v.pipe(
    text,
    v.transform(given => given || fallback),
  );

/** A whole number. @param fallback where it is not set */
export const whole = (fallback: number, minimum: number, maximum: number) =>
  v.pipe(
    text,
    v.check(
      given => given === '' || (Number.isInteger(Number(given)) && Number(given) >= minimum && Number(given) <= maximum),
      issue => `must be a whole number from ${minimum} to ${maximum}, not '${issue.input}'`,
    ),
    v.transform(given => (given === '' ? fallback : Number(given))),
  );

/** A number that may have a fraction. @param fallback where it is not set */
export const decimal = (fallback: number, minimum: number, maximum: number) =>
  v.pipe(
    text,
    v.check(
      given => given === '' || (Number(given) >= minimum && Number(given) <= maximum),
      issue => `must be a number from ${minimum} to ${maximum}, not '${issue.input}'`,
    ),
    v.transform(given => (given === '' ? fallback : Number(given))),
  );

/** One of a few words; null: not set. */
export const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  v.pipe(
    text,
    v.check(
      given => given === '' || words.some(word => word === given),
      issue => `must be ${words.map(word => `'${word}'`).join(' or ')}, not '${issue.input}'`,
    ),
    v.transform(given => words.find(word => word === given) ?? null),
  );

/** A switch: 'on' or 'off'. @param fallback where it is not set */
export const onOff = (fallback: boolean) =>
  v.pipe(
    oneOf('on', 'off'),
    v.transform(given => (given === null ? fallback : given === 'on')),
  );

/** An address on the web without a slash at its end; null: not set. */
export const webAddress = v.pipe(
  text,
  v.check(
    given => given === '' || (URL.canParse(given) && /^https?:\/\/[^/]/i.test(given)),
    issue => `must be an address such as 'https://shop.example', not '${issue.input}'`,
  ),
  v.transform(given => given.replace(/^https?:/i, scheme => scheme.toLowerCase()).replace(/\/+$/, '') || null),
);

/** An address with a password in it, which no message repeats; null: not set. @param schemes what it may begin with */
export const secretAddress = (...schemes: readonly string[]) =>
  v.pipe(
    text,
    v.check(given => given === '' || schemes.some(scheme => given.startsWith(scheme)), `must begin with ${schemes.join(' or ')}`),
    v.transform(given => given || null),
  );

/** A mail's sender, as an address alone or 'Name <address>'; null: not set. */
export const mailSender = v.pipe(
  text,
  v.check(
    given => given === '' || (!/[\r\n"]/.test(given) && isEmail(/^[^<>]*<([^<>]+)>$/.exec(given)?.[1] ?? given)),
    issue => `must be an address such as 'Fondasi <shop@example.com>', not '${issue.input}'`,
  ),
  v.transform(given => given || null),
);

/** Bytes at least in the shop's secret. */
const SECRET_BYTES = 32;

/** The shop's secret in base64url, as `DATA_DIR/secret` has it, or in base64; null: not set. No message repeats it. */
export const secretBytes = v.pipe(
  text,
  v.check(
    given => given === '' || (/^[\w+/-]+={0,2}$/.test(given) && Buffer.from(given, 'base64url').length >= SECRET_BYTES),
    `must be at least ${SECRET_BYTES} bytes in base64url, such as the content of DATA_DIR/secret or what 'openssl rand -base64 32' writes`,
  ),
  v.transform(given => (given === '' ? null : new Uint8Array(Buffer.from(given, 'base64url')))),
);

/** A list, read by a function of its own. @param read throws an error whose message says what it must be */
export const readBy = <Result>(read: (given: string) => Result) =>
  v.pipe(
    text,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) });
        return NEVER;
      }
    }),
  );
