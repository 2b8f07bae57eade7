import {
  clone,
  concrete,
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  type Pen,
  print,
  shadow,
  shape,
  slab,
  speckle,
  stroke,
  type Tones,
  tones,
  white,
  wood,
} from './parts.ts';

/** A tile that stands before four that lie; `pattern` is a tile of 80 by 80. */
const laid = (pen: Pen, [light, base, shade, deep]: Tones, pattern: string): readonly string[] => [
  shadow(160, 262, 152, 22),
  shape(deep, 'M16 206l144 70 144-70v10l-144 70-144-70z'),
  gradient('g', 'slant', [0, light], [0.4, base], [1, shade]),
  `<defs><g id="k">${slab('url(#g)', 1, 1, 78, 78)}${pattern}</g></defs>`,
  group(
    'transform="matrix(.9 .44-.9 .44 160 136)"',
    slab(deep, 0, 0, 160, 160),
    ...[0, 80].flatMap(x => [clone('k', x, 0), clone('k', x, 80)]),
  ),
  shape('#210', 'M100 196l128-6 30 16-40 14z', faint(0.22)),
  shape(deep, 'M228 34l8 4v156l-8 4z'),
  group('transform="translate(88 34) scale(1.76 2.02)"', clone('k', 0, 0)),
  shape('#fff', 'M90 160l110-124h26l-136 154z', faint(0.25)),
  shape(pen.brand[1], 'M180 172h48v22h-48z'),
  print(pen.label, 204, 187, 12, pen.onBrand, 42),
];

const plainTile: Drawing = pen => laid(pen, pen.tint ?? white(pen), '');

const woodTile: Drawing = pen => {
  const timber = pen.tint ?? wood(pen);
  const grain =
    stroke(timber[3], 1.5, 'M1 20h78M1 40h78M1 60h78M30 1v19M56 20v20M22 40v20M62 60v19', faint(0.8)) +
    stroke(timber[2], 1, 'M4 9q30 5 70-2M4 30q26-6 48 0M6 50q30 6 70-2M4 69q26-5 54 2M60 31q8 4 16 0', faint(0.9));
  return laid(pen, timber, grain);
};

const terrazzoTile: Drawing = pen => {
  const ground = pen.tint ?? concrete(pen);
  return laid(
    pen,
    ground,
    shape('#8a4b32', 'M10 12l7-4 4 6-6 4zM52 60l8-2 2 7-8 2zM64 22l5-6 4 5z') +
      shape('#4c4a48', 'M30 26l8 2-2 7-7-2zM14 58l6-5 5 6-7 4zM58 40l5 3-3 6-6-3z') +
      shape('#fff', 'M44 10l6 2-2 6-7-2zM24 42l5 5-6 5-4-5zM40 66l7-3 3 6-7 3zM68 68l5-4 3 6z') +
      shape('#c9a66b', 'M40 46l6-3 3 5-6 4zM8 34l5-3 3 6-6 2zM62 6l6 1-1 6-5-1z'),
  );
};

const marbleTile: Drawing = pen => {
  const stone = pen.tint ?? white(pen);
  const vein = pen.form === 'emas' ? '#b98a2c' : stone[3];
  return laid(
    pen,
    stone,
    stroke(vein, 2, 'M1 60q18-22 34-22t22-20 22-14M35 38q10 16 24 22t20 4', faint(0.7)) +
      stroke(vein, 1, 'M1 30q14 2 20-10t18-19M20 48q-4 18 8 31M57 18q4 14 22 18', faint(0.6)),
  );
};

const stoneTile: Drawing = pen => {
  const stone = pen.tint ?? tones(30, 8, 52);
  return laid(
    pen,
    stone,
    speckle(stone[3], 2.5, 7, 'M4 10h72M8 24h66M4 38h72M8 52h66M4 66h72') +
      speckle(stone[0], 2, 9, 'M6 17h70M4 31h70M8 45h66M4 59h72M8 73h66') +
      stroke(stone[2], 1.5, 'M1 44q20-6 40 2t38-4', faint(0.7)),
  );
};

const pebbleTile: Drawing = pen => {
  const stone = pen.tint ?? tones(34, 10, 60);
  return laid(
    pen,
    stone,
    [
      [14, 16, 11],
      [40, 14, 10],
      [66, 20, 10],
      [18, 44, 11],
      [46, 40, 11],
      [64, 58, 11],
      [30, 66, 10],
    ]
      .map(([x = 0, y = 0, r = 0], i) => disc(stone[i % 2 ? 0 : 3] ?? '', x, y, r, r - 2))
      .join(''),
  );
};

const reliefTile: Drawing = pen => {
  const stone = pen.tint ?? tones(42, 24, 88);
  const ridge = 'M1 40l20-20 20 20 20-20 18 18M1 40l20 20 20-20 20 20 18-18M21 20v-19M61 20v-19M21 60v19M61 60v19';
  return laid(
    pen,
    stone,
    stroke(stone[3], 5, ridge, ' stroke-linejoin="round" opacity=".6"') +
      stroke('#fff', 2, ridge, ' transform="translate(-1.5-1.5)" opacity=".9"'),
  );
};

export const surfaces = { reliefTile, plainTile, woodTile, terrazzoTile, marbleTile, stoneTile, pebbleTile };
