import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What was done, by method and path; ':' stands for a name in the path. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  'POST /orders/:/validation': msg`Order accepted`,
  'POST /orders/:/cancellation': msg`Order cancelled`,
  'POST /orders/:/payment': msg`Order marked as paid`,
  'POST /orders/:/receipt/acceptance': msg`Receipt accepted`,
  'POST /orders/:/receipt/rejection': msg`Receipt rejected`,
  'POST /orders/:/processing': msg`Order being prepared`,
  'POST /orders/:/shipment': msg`Order sent, or ready for pick-up`,
  'POST /orders/:/delivery': msg`Order delivered`,
  'PUT /orders/:/arrival': msg`Days of arrival`,
  'POST /orders/:/returns': msg`Return noted`,
  'POST /orders/:/notes': msg`Note on an order`,
  'GET /orders-csv': msg`Orders as a file`,
  'POST /pick-ups': msg`Goods handed over`,
  'POST /payments': msg`Bank statement`,
  'POST /payments/:/assignment': msg`Money assigned to an order`,
  'POST /payments/:/refund': msg`Money put on the list of refunds`,
  'POST /refunds': msg`Money owed to a customer`,
  'POST /refunds/:/sending': msg`Refund sent`,
  'POST /refunds/:/dismissal': msg`Refund dropped`,
  'POST /returns/:/acceptance': msg`Return accepted`,
  'POST /returns/:/rejection': msg`Return rejected`,
  'PUT /customers/:/block': msg`Customer blocked`,
  'DELETE /customers/:/block': msg`Customer may order again`,
  'POST /catalogue': msg`Goods from a file`,
  'POST /catalogue/preview': msg`Preview of goods from a file`,
  'POST /catalogue/undo': msg`Import of goods undone`,
  'POST /prices': msg`Many prices`,
  'POST /prices/preview': msg`Preview of many prices`,
  'PUT /variants/:/price': msg`Price`,
  'PUT /products/:': msg`Product`,
  'POST /stock/:': msg`Stock`,
  'POST /pictures': msg`Photo`,
  'PUT /content/:': msg`Text`,
  'DELETE /content/:': msg`Text taken away`,
  'PUT /banners': msg`Banners`,
  'POST /broadcasts': msg`Message to customers`,
  'DELETE /broadcasts/:': msg`Message to customers stopped`,
  'POST /notifications': msg`Message to customers`,
  'PUT /site-info': msg`Shop’s details`,
  'PUT /logo': msg`Logo`,
  'DELETE /logo': msg`Logo taken away`,
  'PUT /freight': msg`Shipping fees`,
  'PUT /depots/:': msg`Depot`,
  'DELETE /depots/:': msg`Depot taken away`,
  'PUT /payment-methods/:': msg`Way of payment`,
  'PUT /order-rules': msg`Rules for orders`,
  'DELETE /demo': msg`Sample data removed`,
  'POST /staff': msg`Member of staff invited`,
  'PUT /staff/:': msg`Member of staff`,
  'POST /staff/:/reset': msg`Access of a member of staff begun anew`,
};

const ROOM = '/v1/admin';

/** An act in plain words, and what it was done to, such as a SKU; without words of its own as it was called. */
export function actOf(method: string, path: string): { readonly word: MessageDescriptor | string; readonly subject: string } {
  const below = path.startsWith(`${ROOM}/`) ? path.slice(ROOM.length) : path;
  const parts = below.split('/').filter(part => part !== '');
  // Rooms have names of one part, and what stands behind them names an order, a SKU or the like.
  const exact = words[`${method} /${parts.join('/')}`];
  if (exact !== undefined) return { word: exact, subject: '' };
  const [room, name = '', ...rest] = parts;
  const word = words[`${method} /${[room, ':', ...rest].join('/')}`];
  return word === undefined ? { word: `${method} ${below}`, subject: '' } : { word, subject: decoded(name) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What the list of changes can be narrowed to: parts of paths. */
export const areas: readonly { readonly path: string; readonly word: MessageDescriptor }[] = [
  { path: '/admin/orders', word: msg`Orders` },
  { path: '/admin/payments', word: msg`Money that came in` },
  { path: '/admin/refunds', word: msg`Refunds` },
  { path: '/admin/returns', word: msg`Returns` },
  { path: '/admin/customers', word: msg`Customers` },
  { path: '/admin/products', word: msg`Products` },
  { path: '/price', word: msg`Prices` },
  { path: '/admin/stock', word: msg`Stock` },
  { path: '/admin/catalogue', word: msg`Goods from a file` },
  { path: '/admin/content', word: msg`Texts` },
  { path: '/admin/banners', word: msg`Banners` },
  { path: '/admin/payment-methods', word: msg`Ways of payment` },
  { path: '/admin/freight', word: msg`Shipping fees` },
  { path: '/admin/depots', word: msg`Depots` },
  { path: '/admin/site-info', word: msg`Shop’s details` },
  { path: '/admin/staff', word: msg`Staff` },
];
