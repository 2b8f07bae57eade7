import { sheet } from './frame.ts';
import { brandTones, clone, disc, faint, hsl, print, roundEnds, shape, slab, stroke } from './parts.ts';

/** FNV-1a over UTF-16 units: the same name gives the same mark on every machine. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) value = Math.imul(value ^ name.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

type Emblem = (base: string, deep: string, light: string) => string;

const emblems: readonly [Emblem, ...Emblem[]] = [
  (base, deep, light) => shape(base, 'M0 36l26-36 26 36z') + shape(deep, 'M26 0l26 36h-26z') + slab(light, 0, 42, 52, 10),
  (base, deep, light) =>
    shape(base, 'M26 0l26 15v22l-26 15-26-15v-22z') + shape(deep, 'M26 26l26-11v22l-26 15z') + shape(light, 'M26 0l26 15-26 11-26-11z'),
  (base, deep, light) => disc(base, 26, 26, 26) + shape(deep, 'M26 0a26 26 0 0 1 0 52z') + disc(light, 26, 26, 11),
  (base, deep, light) => slab(base, 0, 0, 24, 24) + slab(deep, 28, 0, 24, 24) + slab(light, 0, 28, 24, 24) + slab(base, 28, 28, 24, 24),
  (base, deep, light) => shape(base, 'M0 52v-52h18v52z') + shape(deep, 'M22 52v-36h14v36z') + shape(light, 'M40 52v-20h12v20z'),
  (base, deep, light) =>
    shape(base, 'M26 0l26 26-26 26-26-26z') + shape(light, 'M26 13l13 13-13 13-13-13z') + shape(deep, 'M26 0l26 26h-13l-13-13z'),
  (base, deep, light) =>
    stroke(base, 10, 'M5 52v-26a21 21 0 0 1 42 0v26') + stroke(deep, 8, 'M20 52v-26a6 6 0 0 1 12 0v26') + slab(light, 0, 46, 52, 6),
  (base, deep, light) => shape(base, 'M0 0h52l-18 18h-34z') + shape(deep, 'M0 20h32l-14 14h-18z') + shape(light, 'M0 36h16l-16 16z'),
];

/** A brand's tile of 240 by 120 as a complete SVG document under 1.2 KB: a geometric mark that follows from the name, and the name. */
export function drawBrand(name: string, hue: number): string {
  const [light, base, , deep] = brandTones(hue);
  const word = [...name.trim()].slice(0, 16).join('');
  const emblem = emblems[hash(name) % emblems.length] ?? emblems[0];
  return sheet(
    240,
    120,
    slab(hsl(hue, 22, 96), 0, 0, 240, 120) +
      `<g transform="translate(24 34)">${emblem(base, deep, light)}</g>` +
      print(word, 156, 68, 24, deep, 124) +
      slab(base, 94, 82, 124, 3),
  );
}

const ink = '#57524a';
const brick = '#b23a16';
const sea = '#0b5e63';
const card = (body: string): string => sheet(160, 64, slab('#f1eee9', 0, 0, 160, 64, 8) + body);
const wheels = (...centres: number[]): string => centres.map(x => disc('#1b1a17', x, 48, 7) + disc('#cfc8bd', x, 48, 3)).join('');
const road = stroke('#cfc6b8', 2, 'M20 56h120', ' stroke-dasharray="10 5"');

export const serviceKinds = ['pick-up', 'store-truck', 'express', 'land-cargo', 'sea-cargo'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

const services: Record<ServiceKind, () => string> = {
  'pick-up': () =>
    shape(brick, 'M40 28l40-18 40 18v4h-80z') +
    slab('#ded5c7', 46, 32, 68, 24) +
    slab(ink, 56, 38, 26, 18) +
    slab('#c79a62', 88, 42, 16, 14, 1) +
    stroke('#8f6a3e', 2, 'M96 42v14') +
    stroke('#f1eee9', 2, 'M56 44h26M56 50h26') +
    stroke('#cfc6b8', 2, 'M24 57h112'),
  'store-truck': () =>
    road +
    slab(brick, 36, 14, 56, 32, 2) +
    shape('#942e0f', 'M94 22h18l12 14v10h-30z') +
    shape('#cfe6ea', 'M99 26h11l8 10h-19z') +
    slab('#942e0f', 36, 40, 56, 6) +
    shape('#fff', 'M54 34v-14h18v4h-13v3h9v4h-9v3z') +
    wheels(52, 108),
  express: () =>
    road +
    stroke('#b8ae9f', 3, 'M22 26h22M16 34h24M24 42h16', roundEnds) +
    slab(brick, 50, 14, 26, 20, 2) +
    slab('#f0a98f', 60, 14, 5, 20) +
    shape(sea, 'M50 36h30l12 4 8-18h8l-2 5-8 21h-34q-2-8-14-6z') +
    stroke(sea, 4, 'M104 22l12 24M98 22h12', roundEnds) +
    wheels(60, 116),
  'land-cargo': () =>
    road +
    slab('#e5ddd0', 24, 12, 76, 34, 2) +
    slab('#c9bfb0', 24, 38, 76, 8) +
    stroke('#c9bfb0', 2, 'M43 12v30M62 12v30M81 12v30') +
    shape(sea, 'M103 18h17l14 16v12h-31z') +
    shape('#cfe6ea', 'M109 23h10l8 11h-18z') +
    wheels(38, 54, 86, 120),
  'sea-cargo': () =>
    slab(brick, 52, 22, 18, 14, 1) +
    slab('#e0a03a', 72, 22, 18, 14, 1) +
    slab(sea, 62, 8, 18, 13, 1) +
    shape('#fff', 'M94 12h18v24h-18z') +
    stroke(sea, 4, 'M97 19h12', ' stroke-dasharray="4 2"') +
    shape('#24444a', 'M38 36h86l-10 16h-66z') +
    stroke('#62aaa9', 4, 'M20 54q10-7 20 0t20 0 20 0 20 0 20 0 20 0', roundEnds),
};

/** A way of delivery as a tile of 160 by 64, a complete SVG document under 1 KB; no company's mark. */
export const drawService = (kind: ServiceKind): string => card(services[kind]());

export const paymentKinds = ['bank-transfer', 'virtual-account', 'qris'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

const finder = `<defs><g id="f">${slab('#1b1a17', 0, 0, 14, 14, 2)}${slab('#fff', 3, 3, 8, 8)}${slab('#1b1a17', 5, 5, 4, 4)}</g></defs>`;

const payments: Record<PaymentKind, () => string> = {
  'bank-transfer': () =>
    shape(sea, 'M32 24l24-14 24 14v4h-48z') +
    stroke(sea, 6, 'M40 30v16M56 30v16M72 30v16') +
    slab(sea, 32, 47, 48, 6) +
    disc('#f1eee9', 56, 20, 3) +
    stroke(brick, 5, 'M94 26h30l-8-8M128 42h-30l8 8', ' stroke-linecap="round" stroke-linejoin="round"'),
  'virtual-account': () =>
    slab('#08484c', 43, 13, 76, 42, 6) +
    slab(sea, 41, 10, 76, 42, 6) +
    slab('#f6c343', 49, 18, 13, 10, 2) +
    stroke('#fff', 4, 'M50 37h52', ' stroke-dasharray="0 6.500" stroke-linecap="round"') +
    stroke('#8fc2c1', 3, 'M50 45h24') +
    disc('#e2714c', 106, 21, 5, 5, faint(0.9)),
  qris: () =>
    slab('#fff', 54, 6, 52, 52, 5) +
    finder +
    clone('f', 59, 11) +
    clone('f', 87, 11) +
    clone('f', 59, 39) +
    stroke(
      '#1b1a17',
      4,
      'M77 13h8M77 21h4M77 29h12M93 29h8M59 29h10M77 37h4M85 37h12M77 45h8M93 45h8M81 51h16',
      ' stroke-dasharray="4 2"',
    ) +
    stroke(brick, 3, 'M46 18v-14h14M100 4h14v14M114 46v14h-14M60 60h-14v-14', ' stroke-linejoin="round"'),
};

/** A way of payment as a tile of 160 by 64, a complete SVG document under 1 KB; no company's mark. */
export const drawPayment = (kind: PaymentKind): string => card(payments[kind]());

/** The picture of a customer who has not set one: a builder in a helmet, 96 by 96, a complete SVG document. */
export const drawAvatar = (): string =>
  sheet(
    96,
    96,
    slab('#fce9e1', 0, 0, 96, 96) +
      shape('#0b5e63', 'M14 96q2-26 34-28 32 2 34 28z') +
      shape('#f6c343', 'M30 71l6-2 2 27h-8zM66 71l-6-2-2 27h8z') +
      shape('#a9714d', 'M40 56h16v14q-8 8-16 0z') +
      disc('#c48a62', 48, 46, 17, 19) +
      shape('#942e0f', 'M27 38q0-23 21-23t21 23z') +
      shape(brick, 'M27 38q0-21 18-23l-2 23z') +
      slab('#d9623c', 44, 12, 8, 24, 3) +
      slab(brick, 22, 36, 52, 6, 3),
  );
