import { useLingui } from '@lingui/react/macro';
import { formatPhone } from '#lib/phone-format.ts';
import { buttonClass } from '#ui/primitives/Button.css.ts';
import { Stack } from '#ui/primitives/Stack.tsx';
import * as css from './ContactLinks.css.ts';

const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^0/, '62');
const whatsApp = (phone: string, greeting: string) => `https://wa.me/${digits(phone)}?text=${greeting}`;

/** How a message to a customer begins, as it stands in an address. */
function useGreeting(name: string, about: string): string {
  const { t } = useLingui();
  return encodeURIComponent(t`Hello ${name}, about your order ${about}:`);
}

interface ContactLinksProps {
  name: string;
  /** '' where the shop has none. */
  phone: string;
  /** Left out where only a call or WhatsApp is offered. */
  email?: string;
  /** The order's number: the message begins with it. */
  about: string;
}

/** Ways to write to or call a customer. */
export function ContactLinks({ name, phone, email = '', about }: ContactLinksProps) {
  const { t } = useLingui();
  const greeting = useGreeting(name, about);
  const look = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <Stack direction="row" gap={8}>
      {phone === '' ? null : (
        <>
          <a className={look} href={whatsApp(phone, greeting)} target="_blank" rel="noreferrer">
            {t`WhatsApp`}
          </a>
          <a className={look} href={`tel:${phone}`}>
            {t`Call`}
          </a>
        </>
      )}
      {email === '' ? null : (
        <a className={look} href={`mailto:${email}?subject=${encodeURIComponent(about)}&body=${greeting}`}>
          {t`E-mail`}
        </a>
      )}
    </Stack>
  );
}

/** The same in a row of a table: a tap on the number calls. Nothing where there is no number. */
export function PhoneLinks({ name, phone, about }: Omit<ContactLinksProps, 'email'>) {
  const { t } = useLingui();
  const greeting = useGreeting(name, about);
  if (phone === '') return null;
  return (
    <div className={css.links}>
      <a className={css.link} href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
      <a className={css.link} href={whatsApp(phone, greeting)} target="_blank" rel="noreferrer">
        {t`WhatsApp`}
      </a>
    </div>
  );
}
