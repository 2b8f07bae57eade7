import { describe, expect, it } from 'vitest';
import { toE164 } from '#lib/phone.ts';
import { formatPhone } from '#lib/phone-format.ts';
import { seedBanners } from './banners.ts';
import { seedPaymentMethods } from './payment-methods.ts';
import { siteInfo } from './site-info.ts';

describe('site info', () => {
  it('has a phone number that reads the same after being typed in again', () => {
    expect(toE164(formatPhone(siteInfo.phone))).toBe(siteInfo.phone);
    expect(siteInfo.socials.find(social => social.icon === 'whatsapp')?.link).toBe(`https://wa.me/${siteInfo.phone.slice(1)}`);
  });

  it('links to pages of the shop and to secure addresses outside', () => {
    for (const { route } of siteInfo.others) expect(route).toMatch(/^\/[a-z-]+$/);
    for (const { link } of siteInfo.socials) expect(link).toMatch(/^https:\/\//);
  });
});

describe('payment methods', () => {
  it('explain themselves in as many steps in both languages', () => {
    for (const { code, instructions } of seedPaymentMethods) {
      expect(instructions.id.length, code).toBe(instructions.en.length);
      for (const steps of [instructions.id, instructions.en]) expect(steps.join(' '), code).toContain('{amount}');
    }
  });

  it('name the account that an order is paid to, where there is one', () => {
    for (const { code, account, instructions } of seedPaymentMethods) {
      for (const steps of [instructions.id, instructions.en])
        expect(steps.join(' ').includes('{account}'), code).toBe(account !== null && code !== 'qris');
    }
  });

  it('close QRIS after half an hour and at ten million rupiah', () => {
    expect(seedPaymentMethods.find(method => method.code === 'qris')).toMatchObject({ deadlineMinutes: 30, maximum: 10_000_000 });
    expect(seedPaymentMethods.filter(method => method.hasUniqueCode).map(method => method.code)).toEqual(['bank-transfer']);
  });
});

describe('banners', () => {
  it('are four, each with its own picture, both languages and a path of the shop', () => {
    expect(new Set(seedBanners.map(banner => banner.image)).size).toBe(4);
    for (const { title, text, link } of seedBanners) {
      expect(link).toMatch(/^\/[a-z]/);
      for (const words of [title, text]) expect(words.id).not.toBe(words.en);
    }
  });
});
