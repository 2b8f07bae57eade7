import { pictureId } from '#server/modules/media/pictures.ts';
import type { PictureSource, pictures } from '../db/schema/catalogue.ts';
import type { banners, depots, freightRates, paymentMethods, shipmentMethods, zones } from '../db/schema/shop.ts';
import { seedDepots, seedRates, seedServices, seedZones } from './freight/freight.ts';
import { seedBanners } from './shop/banners.ts';
import { seedPaymentMethods } from './shop/payment-methods.ts';
import type { PaymentMethodCode } from './shop/types.ts';

const kinds = { 'bank-transfer': 'bank_transfer', 'virtual-account': 'virtual_account', qris: 'qris' } as const satisfies Record<
  PaymentMethodCode,
  string
>;

const bannerPicture = (name: string): PictureSource => ({ type: 'banner', name });

export function bannerRows(): (typeof banners.$inferInsert)[] {
  const linkLabel = { id: 'Lihat', en: 'See' };
  return seedBanners.map(({ image, title, text, link }, position) => ({
    id: image,
    position,
    content: {
      id: { title: title.id, text: text.id, linkLabel: linkLabel.id },
      en: { title: title.en, text: text.en, linkLabel: linkLabel.en },
    },
    link,
    pictureId: pictureId(bannerPicture(image)),
  }));
}

export function paymentMethodRows(): (typeof paymentMethods.$inferInsert)[] {
  return seedPaymentMethods.map(
    ({ code, name, description, instructions, account, maximum, deadlineMinutes, hasUniqueCode }, position) => ({
      id: code,
      kind: kinds[code],
      position,
      content: {
        id: { name: name.id, description: description.id, steps: instructions.id },
        en: { name: name.en, description: description.en, steps: instructions.en },
      },
      account,
      maxAmount: maximum,
      deadlineMinutes,
      hasUniqueCode,
      isDemo: true,
    }),
  );
}

export function shipmentMethodRows(): (typeof shipmentMethods.$inferInsert)[] {
  return seedServices.map(({ code, name, description, limits, surcharges, sailings }, position) => ({
    id: code,
    position,
    content: { id: { name: name.id, description: description.id }, en: { name: name.en, description: description.en } },
    limits,
    surcharges,
    sailings,
  }));
}

/** Logos of the ways to pay and to send. */
export function methodPictureRows(): (typeof pictures.$inferInsert)[] {
  const sources: readonly PictureSource[] = [
    ...seedServices.map(({ code }) => ({ type: 'service', kind: code }) as const),
    ...seedPaymentMethods.map(({ code }) => ({ type: 'payment', kind: kinds[code] }) as const),
  ];
  return sources.map(source => ({ id: pictureId(source), source }));
}

export function bannerPictureRows(): (typeof pictures.$inferInsert)[] {
  return seedBanners.map(({ image }) => ({ id: pictureId(bannerPicture(image)), source: bannerPicture(image) }));
}

export function depotRows(): (typeof depots.$inferInsert)[] {
  return seedDepots.map(({ city, ...depot }) => ({ ...depot, name: city }));
}

export const zoneRows = (): (typeof zones.$inferInsert)[] => [...seedZones];

export function freightRateRows(): (typeof freightRates.$inferInsert)[] {
  return seedRates.map(({ fromKg, rupiahPerKg, ...rate }) => ({ ...rate, tierFromKg: fromKg, perKg: rupiahPerKg }));
}
