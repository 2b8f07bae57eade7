/**
 * The price list of a shop in one language: all that is on sale, as lists, filters, search, cards and product pages need it without a
 * connection. Packed by `pack.ts`, read by `unpack.ts`, brought up to date by `delta.ts`.
 */
export interface PriceList {
  /** Tells one shop's catalogue from another's: another value means that nothing of the former list holds. */
  readonly catalogue: string;
  /** Short and opaque; another one for each list that the shop has made. */
  readonly version: string;
  readonly lang: 'id' | 'en';
  /** When the shop made it, milliseconds since the epoch. */
  readonly madeAt: number;
  /** Both levels, in the order in which the shop shows them. */
  readonly categories: readonly PricedCategory[];
  /** By slug. */
  readonly brands: readonly PricedBrand[];
  /** In the order of their ids, which decides between equal hits of a search, here as in the shop. */
  readonly products: readonly PricedProduct[];
}

export interface PricedCategory {
  readonly slug: string;
  readonly name: string;
  /** Name in the other language; search knows it too. */
  readonly otherName: string;
  /** Index of the category above; -1 for a top one. */
  readonly parent: number;
  /** Id of its picture, 16 hex digits. */
  readonly picture: string;
}

export interface PricedBrand {
  readonly slug: string;
  readonly name: string;
  /** Id of its picture, 16 hex digits. */
  readonly picture: string;
}

/** The main picture of a product: its address is made of `id`. */
export interface PricedImage {
  /** 16 hex digits. */
  readonly id: string;
  /** Whether it comes in several widths; a drawing has one address for all. */
  readonly isPhoto: boolean;
  /** Pixels of the whole. */
  readonly width: number;
  readonly height: number;
}

export interface PricedProduct {
  /** Like all three texts never empty. */
  readonly slug: string;
  readonly name: string;
  /** Name in the other language; search knows it too. */
  readonly otherName: string;
  /** Index in `categories`, of the second level. */
  readonly category: number;
  /** Index in `brands`. */
  readonly brand: number;
  readonly facts: readonly string[];
  readonly attributes: readonly PricedAttribute[];
  /** Codes of its handling, such as 'fragile'. */
  readonly flags: readonly string[];
  readonly image: PricedImage;
  /** Stars, 0 (none yet) to 5, in hundredths. */
  readonly rating: number;
  readonly ratingCount: number;
  readonly soldCount: number;
  /** Day on which it came into the shop, days since 1970. */
  readonly since: number;
  /** Whether the merchant promotes it. */
  readonly isPromoted: boolean;
  readonly variants: readonly PricedVariant[];
}

interface PricedAttribute {
  readonly label: string;
  readonly value: string;
}

/** Units in stock from which a variant has enough; fewer are 'few', as product pages say it. */
export const ENOUGH_STOCK = 20;

/** 0: sold out; 1: few, less than `ENOUGH_STOCK` sold units; 2: enough. */
export type StockState = 0 | 1 | 2;

export interface PricedVariant {
  /** Short number that the shop never gives again; `n<number>` names the variant in requests. */
  readonly number: number;
  readonly name: string;
  /** Rupiah for one sold unit with VAT, before the discount. */
  readonly price: number;
  /** Percent, 0 to 90, in hundredths. */
  readonly discount: number;
  /** Code of the sold unit, such as 'sak'. */
  readonly unit: string;
  /** What one sold unit holds, in thousandths of a base unit; null where it says nothing. */
  readonly content: { readonly thousandths: number; readonly unit: string } | null;
  /** Smallest quantity, in sold units. */
  readonly minimum: number;
  /** Quantities are multiples of it. */
  readonly step: number;
  readonly stock: StockState;
  /** Grams of one sold unit, packed. */
  readonly weight: number;
  /** Length, width and height of one sold unit, packed, in millimetres. */
  readonly parcel: readonly [length: number, width: number, height: number];
  /** The variant in the words of the product's drawing, to be added to its address; empty where all look alike. */
  readonly look: string;
}

/**
 * Why bytes are no price list, or no delta to the one at hand: written in a form that this app does not know yet (the app must be
 * updated first), truncated or changed on their way, or made for another version than the one at hand.
 */
export type PriceListFault = 'newer_format' | 'damaged' | 'other_version';

export class PriceListError extends Error {
  constructor(readonly fault: PriceListFault) {
    super(`price list: ${fault}`);
  }
}
