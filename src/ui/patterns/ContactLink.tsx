import { MessageCircle, Phone } from '../icons.ts';
import { Words } from '../primitives/Words.tsx';
import * as css from './ContactLink.css.ts';

/** Leads to the shop by chat, in a tab of its own, or by phone. */
export function ContactLink({ href, isChat, label }: { href: string; isChat: boolean; label: string }) {
  return (
    <a className={css.link} href={href} {...(isChat ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {isChat ? <MessageCircle size={18} /> : <Phone size={18} />}
      <Words>{label}</Words>
    </a>
  );
}
