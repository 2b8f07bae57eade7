import { expect, it } from 'vitest';
import { quotationLink } from './quotation.ts';

const whatsapp = { name: 'WhatsApp', link: 'https://wa.me/6281100001111', icon: 'whatsapp' } as const;

it('asks on WhatsApp with the goods as text, and by phone where the shop has no WhatsApp', () => {
  const text = '20 sak Semen & pasir\nKe: Kab. Jayawijaya';
  const { href, isChat } = quotationLink({ socials: [whatsapp], phone: '+62411' }, text);
  expect([new URL(href).searchParams.get('text'), new URL(href).pathname, isChat]).toEqual([text, '/6281100001111', true]);
  expect(quotationLink({ socials: [], phone: '+62411' }, text)).toEqual({ href: 'tel:+62411', isChat: false });
  expect(quotationLink({ socials: [{ ...whatsapp, link: 'https://api.whatsapp.com/send?phone=62' }], phone: '' }, 'a').href).toBe(
    'https://api.whatsapp.com/send?phone=62&text=a',
  );
});
