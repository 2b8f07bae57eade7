import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { orderTextAccept, receiptAccept } from '#contract/files.ts';
import { orderStatus } from '#contract/order-status.ts';
import { defaultPageSize, pageSizes } from '#contract/page-sizes.ts';
import { popoverSize } from '#data/notifications/queries.ts';
import { TOAST_DURATION } from '#data/toasts.ts';
import { defaultLanguage, languages } from '#i18n/i18n.ts';
import { pageWindow } from '#lib/pagination.ts';
import { most } from '#server/http/customer-limits.ts';
import { localKeys } from '#storage/local.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');

/** Section 9 of the specification, and the strings of sections 5 and 8. */
describe('values that the specification fixes', () => {
  test('page sizes, five page buttons, six in the popover', () => {
    expect({ defaultPageSize, pageSizes, popoverSize }).toEqual({ defaultPageSize: 25, pageSizes: [25, 50, 100, 200], popoverSize: 6 });
    expect(pageWindow(9, 40)).toHaveLength(5);
  });

  test('stored keys, languages, status of cart and checkout', () => {
    expect(Object.values(localKeys)).toEqual(expect.arrayContaining(['access_token', 'refresh_token', 'locale']));
    expect({ languages, defaultLanguage }).toEqual({ languages: ['id', 'en'], defaultLanguage: 'id' });
    expect(orderStatus).toMatchObject({ cart: 1, waitingForValidation: 2 });
  });

  test('a toast stays 4000 ms, ten at once, in five groups', () => {
    expect(TOAST_DURATION).toBe(4_000);
    const source = read('src/data/toasts.ts');
    expect(source).toContain("'cart' | 'auth_success' | 'auth_danger' | 'success' | 'danger'");
    expect(source).toContain('const MOST = 10;');
  });

  test('other apps can share all that the choice of files offers as a receipt or an order', () => {
    const { accept } = JSON.parse(read('manifest.webmanifest')).share_target.params.files[0];
    expect(accept).toEqual([...receiptAccept.split(','), ...orderTextAccept.split(',')]);
  });

  test('the words of a full cart, address book and so on have the numbers of the server', () => {
    const words = read('src/i18n/locales/en.po');
    expect(words).toContain(`msgstr "A cart holds up to ${most.cartLines} products. `);
    expect(words).toContain(`msgstr "You have ${most.addresses} addresses already. `);
    expect(words).toContain(`msgstr "${most.receipts} receipts were sent for this order already. `);
  });

  test('300 ms before the sign-up, options 40 of 250 high, popovers 12 away', () => {
    expect(read('src/shell/LoginDialog.tsx')).toContain('SIGN_UP_DELAY = 300;');
    const select = read('src/ui/primitives/Select.css.ts');
    expect(select).toContain("maxHeight: '250px'");
    expect(select).toContain("minHeight: '40px'");
    expect(read('src/ui/primitives/PopoverPanel.css.ts')).toContain('paddingTop: space[12]');
  });

  test.each([
    'Email must be a valid email',
    'Password must be 6 characters or more',
    'Password is not match',
    'Email or password are incorrect',
    'Something wrong while processing',
    'Register Failed',
    'Save Failed',
    'Failed to change password',
    'Something went wrong while processing address',
    'Data not found',
    'No articles found',
    'Oops! Products not found',
  ])('says “%s” to the letter', text => {
    expect(read('src/i18n/locales/en.po')).toContain(`msgstr "${text}"`);
  });
});
