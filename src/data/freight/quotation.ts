import type { SiteInfo } from '#contract/site.ts';

/** Where a customer asks for what no service has a price for: WhatsApp with the text written already where the shop has it, else its phone. */
export function quotationLink({ socials, phone }: Pick<SiteInfo, 'socials' | 'phone'>, text: string): { href: string; isChat: boolean } {
  const chat = socials.find(({ icon }) => icon === 'whatsapp')?.link;
  if (chat === undefined) return { href: `tel:${phone}`, isChat: false };
  return { href: `${chat}${chat.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}`, isChat: true };
}
