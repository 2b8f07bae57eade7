import { rupiah } from '#server/rupiah.ts';

/** A name in both languages. */
interface Name {
  readonly id: string;
  readonly en: string;
}

/** What a customer is told of goods that they watch. @param price in rupiah for one sold unit after discounts; null: they are back in stock */
export function watchWords(name: Name, price: number | null): Name {
  if (price === null) return { id: `${name.id} tersedia lagi`, en: `${name.en} is back in stock` };
  const amount = rupiah(price);
  return { id: `Harga ${name.id} turun jadi ${amount}`, en: `The price of ${name.en} fell to ${amount}` };
}
