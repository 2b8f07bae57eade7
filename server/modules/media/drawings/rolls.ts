import {
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  type Pen,
  print,
  roundEnds,
  rubber,
  shadow,
  shape,
  steel,
  stroke,
  type Tones,
  tones,
} from './parts.ts';

/** A roll that lies with its open end to the left: end face, mantle, loose edge. */
const roll = (pen: Pen, [light, base, shade, deep]: Tones, core: string): readonly string[] => [
  shadow(172, 252, 140, 16),
  gradient('k', 'down', [0, base], [0.25, light], [0.6, base], [1, deep]),
  shape('url(#k)', 'M84 100h176a34 68 0 0 1 0 136h-176z'),
  shape(shade, 'M260 214l30 34h-190q-30-4-40-20z'),
  shape(base, 'M60 228q14 12 40 12l186 0 4 8h-196q-26-4-34-20z'),
  disc(shade, 84, 168, 36, 68),
  stroke(light, 3, 'M84 112a28 56 0 1 0 2 0M84 128a20 40 0 1 0 2 0M84 142a13 26 0 1 0 2 0', faint(0.7)),
  disc(core, 84, 168, 9, 18),
  shape(pen.brand[1], 'M150 100h42v136h-42z'),
  print(pen.label, 0, 0, 16, pen.onBrand, 100, 'translate(177 168) rotate(-90)'),
];

const membraneRoll: Drawing = pen => roll(pen, pen.tint ?? tones(220, 8, 30), '#f0ece4');

const sheetRoll: Drawing = pen => roll(pen, pen.tint ?? steel(pen), '#3b4147');

const meshRoll: Drawing = pen => {
  const [light, base, shade, deep] = steel(pen);
  return [
    shadow(170, 256, 140, 15),
    shape(shade, 'M84 96h176a34 70 0 0 1 0 140h-176z', faint(0.25)),
    gradient('k', 'down', [0, base], [0.3, light], [1, deep]),
    stroke(
      'url(#k)',
      4,
      'M100 98a34 70 0 0 1 0 138M122 98a34 70 0 0 1 0 138M144 98a34 70 0 0 1 0 138M166 98a34 70 0 0 1 0 138M188 98a34 70 0 0 1 0 138M210 98a34 70 0 0 1 0 138M232 98a34 70 0 0 1 0 138M254 98a34 70 0 0 1 0 138',
    ),
    stroke(base, 4, 'M84 97h176M104 112h176M114 134h178M118 158h178M118 182h178M114 206h178M98 230h176', roundEnds),
    disc('none', 84, 166, 34, 70, ` stroke="${deep}" stroke-width="5"`),
    disc('none', 84, 166, 24, 50, ` stroke="${shade}" stroke-width="4"`),
    disc('none', 84, 166, 14, 30, ` stroke="${base}" stroke-width="4"`),
    shape(pen.brand[1], 'M146 138h92v44h-92z'),
    print(pen.label, 192, 167, 18, pen.onBrand, 82),
  ];
};

const hoseCoil: Drawing = pen => {
  const dark = rubber(pen);
  return [
    shadow(166, 246, 138, 18),
    `<defs><g id="k">${disc('none', 160, 161, 104, 62, ` stroke="${dark[3]}" stroke-width="17"`)}${disc('none', 160, 158, 104, 62, ` stroke="${dark[1]}" stroke-width="17"`)}${disc('none', 160, 154, 104, 62, ' stroke="#4f8fd6" stroke-width="2"')}</g></defs>`,
    ...[48, 32, 16, 0].map(y => clone('k', 0, y)),
    stroke(dark[1], 17, 'M262 178q24 44 34 76', roundEnds),
    stroke('#4f8fd6', 2, 'M265 178q24 44 34 76'),
    shape('#e9e2d4', 'M84 96l16-7 20 96-16 8zM220 96l-16-7-20 96 16 8z'),
    shape(pen.brand[1], 'M110 60h100v34h-100z'),
    print(pen.label, 160, 84, 19, pen.onBrand, 90),
  ];
};

const sealTape: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(170, 256, 118, 15),
    shape(deep, 'M70 150a84 84 0 0 1 168 0l26 8a84 84 0 0 1-160 76z'),
    disc(shade, 178, 164, 88),
    disc(base, 154, 158, 88),
    disc('none', 154, 158, 78, 78, ` stroke="${light}" stroke-width="4" opacity=".7"`),
    disc(light, 154, 158, 40),
    disc('#fff', 154, 158, 34),
    disc('#d8d2c8', 158, 160, 26),
    shape('#fff', 'M236 186h26l40 62-26 6-44-46z'),
    shape('#d8d2c8', 'M262 186l40 62 4-6-36-62z'),
    print(pen.label, 154, 106, 19, pen.onBrand, 100),
    print('PTFE', 154, 226, 18, pen.onBrand, 80),
  ];
};

export const rolls = { membraneRoll, sheetRoll, meshRoll, hoseCoil, sealTape };
