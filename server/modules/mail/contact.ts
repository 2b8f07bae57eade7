import type { Language } from '#contract/endpoint.ts';
import type { Executor } from '#server/db/client.ts';
import { readCard } from '../site/card.ts';
import { NAMELESS } from '../site/service.ts';

/** How a mail names the shop. */
export interface ShopContact {
  readonly name: string;
  /** Where answers to a mail go; '' for no address. */
  readonly email: string;
  /** Phone and e-mail as a customer reads them; '' for none. */
  readonly ways: string;
}

/** The shop's name, and how it is reached. */
export async function shopContact(db: Executor, language: Language): Promise<ShopContact> {
  const card = await readCard(db);
  const ways = [card.phone, card.email].filter(way => way !== '').join(language === 'en' ? ' or ' : ' atau ');
  return { name: card.name || NAMELESS[language], email: card.email, ways };
}
