import type { Text } from '#server/db/schema/text.ts';

interface SocialLink {
  readonly name: string;
  readonly link: string;
  readonly icon: 'facebook' | 'instagram' | 'whatsapp';
}

interface OtherLink {
  readonly label_id: string;
  readonly label_en: string;
  /** A path of the shop. */
  readonly route: string;
}

/** The shop's card, for the footer and the help pages. */
export interface SeedSiteInfo {
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly description_id: string;
  readonly description_en: string;
  readonly socials: readonly SocialLink[];
  readonly others: readonly OtherLink[];
  /** Null: the menu's blog opens the shop's own list. */
  readonly blog_url: string | null;
  readonly legal_name: string;
  readonly legal_line_id: string;
  readonly legal_line_en: string;
}

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
