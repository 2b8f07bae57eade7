import {
  box,
  brick,
  clone,
  concrete,
  type Drawing,
  disc,
  faint,
  group,
  print,
  shadow,
  shape,
  slab,
  speckle,
  stroke,
  tones,
} from './parts.ts';

const hollowBrick: Drawing = pen => {
  const clay = brick(pen);
  return [
    shadow(170, 262, 140, 18),
    box(34, 122, 196, 138, 62, 42, clay),
    `<defs><g id="k">${slab(clay[3], 0, 0, 50, 46, 5)}${shape('#3a1710', 'M5 8h40v33h-36q-4 0-4-5z')}</g></defs>`,
    ...[46, 106, 166].flatMap(x => [clone('k', x, 136), clone('k', x, 198)]),
    stroke(clay[2], 2, 'M60 112l34-23M120 112l34-23M180 112l34-23', faint(0.7)),
    speckle(clay[3], 3, 19, 'M44 129h176M44 190h176M240 130l40-28M240 170l40-28M240 210l40-28'),
    print(pen.label, 0, 0, 17, clay[3], 90, 'matrix(1 0-.8 .55 166 108)'),
  ];
};

const lintel: Drawing = pen => {
  const pale = tones(40 + (pen.hue % 9), 8, 86);
  return [
    shadow(166, 236, 150, 16),
    group(
      'transform="rotate(-9 160 170)"',
      box(10, 150, 250, 56, 44, 34, pale),
      speckle(pale[2], 3, 14, 'M18 158h236M26 172h226M18 186h236M26 199h226M40 138h220M56 126h220'),
      print(pen.label, 136, 187, 26, pen.brand[2], 150),
      shape(pen.brand[1], 'M10 198h250v8h-250z', faint(0.8)),
      disc(pale[3], 270, 158, 5),
      disc(pale[3], 288, 144, 5),
    ),
  ];
};

const kerb: Drawing = pen => {
  const grey = concrete(pen);
  return [
    shadow(168, 256, 146, 17),
    shape(grey[0], 'M30 150l70-56h186l-66 56z'),
    shape(grey[1], 'M30 150h190v106h-204z'),
    shape(grey[2], 'M220 150l66-56 14 94-80 68z'),
    shape(grey[0], 'M30 150h190v12h-192z', faint(0.8)),
    speckle(grey[2], 3, 15, 'M36 176h176M30 198h184M34 220h178M26 240h186M60 136h150M96 110h150'),
    shape(pen.brand[1], 'M18 238h202v9h-203z', faint(0.8)),
    print(pen.label, 122, 218, 22, grey[3], 130),
  ];
};

const openings: Readonly<Record<string, string>> = {
  kotak: 'M0 0h52v52h-52z',
  daun: 'M0 52c0-34 18-52 52-52 0 34-18 52-52 52z',
  ketupat: 'M26-4l30 30-30 30-30-30z',
};

const breezeBlock: Drawing = pen => {
  const grey = concrete(pen);
  const hole = openings[pen.form] ?? openings.kotak ?? '';
  return [
    shadow(170, 270, 126, 15),
    box(50, 78, 186, 188, 36, 26, grey),
    `<defs><g id="k">${shape('#46413b', hole)}<path fill="none" stroke="${grey[0]}" stroke-width="3" d="${hole}" opacity=".8"/></g></defs>`,
    ...[74, 160].flatMap(x => [clone('k', x, 102), clone('k', x, 188)]),
    speckle(grey[2], 3, 16, 'M58 88h170M58 170h170M58 258h170M142 96v160'),
    stroke(grey[0], 2, 'M50 78h186'),
    shape(pen.brand[1], 'M236 250l36-26v10l-36 26z'),
  ];
};

const airVent: Drawing = pen => {
  const grey = concrete(pen);
  const slots = pen.form === '3-lubang' ? 3 : 2;
  const height = 120 / slots;
  return [
    shadow(170, 262, 140, 15),
    box(30, 104, 224, 154, 40, 28, grey),
    ...Array.from({ length: slots }, (_, i) => {
      const y = 122 + i * (height + 8);
      return slab('#46413b', 50, y, 184, height - 12, 4) + shape(grey[2], `M50 ${y + height - 12}l14-16h156l14 16z`);
    }),
    speckle(grey[2], 3, 15, 'M38 112h208M40 250h206M38 130v110M246 130v110'),
    shape(pen.brand[1], 'M254 240l40-28v10l-40 28z'),
  ];
};

const pavingBrick: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? concrete(pen);
  return [
    shadow(162, 244, 148, 20),
    `<defs><g id="k">${shape(base, 'M0 30l70 36v26l-70-36z')}${shape(deep, 'M70 66l38-20v26l-38 20z')}${shape(light, 'M0 30l38-20 70 36-38 20z')}${stroke('#fff', 2, 'M3 30l35-18', faint(0.6))}</g><g id="l">${shape(base, 'M0 46l38 20v26l-38-20z')}${shape(deep, 'M38 66l70-36v26l-70 36z')}${shape(shade, 'M0 46l70-36 38 20-70 36z')}</g></defs>`,
    ...[
      ['k', 106, 66],
      ['l', 178, 104],
      ['k', 32, 106],
      ['l', 104, 142],
      ['k', 174, 146],
    ].map(([id, x, y]) => clone(String(id), Number(x) - 10, Number(y) - 8)),
    speckle(deep, 2, 13, 'M60 128l60 30M132 84l60 32M206 172l50 24'),
    shape(pen.brand[1], 'M120 240h80v24h-80z'),
    print(pen.label, 160, 257, 14, pen.onBrand, 70),
  ];
};

const grassBlock: Drawing = pen => {
  const [light, base, , deep] = concrete(pen);
  const cells =
    pen.form === '5-lubang'
      ? [
          [52, 8],
          [8, 52],
          [52, 52],
          [96, 52],
          [52, 96],
        ]
      : [
          [8, 8],
          [52, 8],
          [96, 8],
          [8, 52],
          [96, 52],
          [8, 96],
          [52, 96],
          [96, 96],
        ];
  return [
    shadow(162, 244, 150, 20),
    shape(base, 'M14 168l146 74v34l-146-74z'),
    shape(deep, 'M306 168l-146 74v34l146-74z'),
    group(
      'transform="matrix(1.02 .52-1.02 .52 160 92)"',
      slab(light, 0, 0, 143, 143, 6),
      `<defs><g id="k">${slab('#4a3a26', 0, 0, 39, 39, 8)}${slab('#5f9a3c', 3, 3, 34, 34, 8)}${stroke('#a5cf6a', 3, 'M8 30l3-16M16 32l1-20M24 31l3-17M31 28l2-12')}</g></defs>`,
      ...cells.map(([x = 0, y = 0]) => clone('k', x, y)),
    ),
    print(pen.label, 0, 0, 16, pen.brand[2], 90, 'matrix(.9 .46 0 1 84 232)'),
  ];
};

export const blocks = { hollowBrick, lintel, kerb, breezeBlock, airVent, pavingBrick, grassBlock };
