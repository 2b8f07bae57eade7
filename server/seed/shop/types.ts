import type { SiteCard } from '#contract/admin-settings.ts';
import type { Text } from '#server/db/schema/text.ts';

/** The demo's card. Colours and the order of the home page are as the app has them. */
export type SeedSiteInfo = Omit<SiteCard, 'mark_color' | 'background_color' | 'home_shelves'>;

export type PaymentMethodCode = 'bank-transfer' | 'virtual-account' | 'qris';

export interface SeedPaymentMethod {
  readonly code: PaymentMethodCode;
  readonly name: Text;
  readonly description: Text;
  /** Steps, in order; `{amount}` and `{account}` are filled in on the payment page. */
  readonly instructions: { readonly id: readonly string[]; readonly en: readonly string[] };
  /** Where the money goes; null where the code to scan says it. For a virtual account, `number` is its prefix. */
  readonly account: { readonly bank: string; readonly number: string; readonly holder: string } | null;
  /** Minutes from the order's validation; null takes the shop's general deadline. */
  readonly deadlineMinutes: number | null;
  /** Rupiah, the most an order may come to; null where there is no limit. */
  readonly maximum: number | null;
  /** Whether a three-digit code is added to the amount, so that a transfer names its order. */
  readonly hasUniqueCode: boolean;
}

type BannerImage = 'foundation' | 'roof-season' | 'island-freight' | 'paint-week';

export interface SeedBanner {
  readonly image: BannerImage;
  readonly title: Text;
  readonly text: Text;
  /** A path of the shop. */
  readonly link: string;
}
