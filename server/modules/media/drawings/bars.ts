import {
  brass,
  clone,
  type Drawing,
  disc,
  faint,
  group,
  iron,
  type Pen,
  print,
  roundEnds,
  rounded,
  roundJoins,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  type Tones,
  tones,
  turned,
} from './parts.ts';

const tag = (pen: Pen, x: number, y: number): string =>
  shape(pen.brand[1], `M${x} ${y + 10}l10-10h66v36h-66l-10-10z`) +
  disc('#fff', x + 12, y + 18, 4) +
  print(pen.label, x + 46, y + 24, 15, pen.onBrand, 52);

const stirrup: Drawing = pen => {
  const [light, base, , deep] = iron(pen);
  const ring = 'M12 30q0-18 18-18h86q18 0 18 18v108q0 18-18 18h-86q-18 0-18-18z';
  return [
    shadow(166, 262, 128, 15),
    `<defs><g id="k">${stroke(deep, 13, ring, roundJoins)}${stroke(base, 9, ring, roundJoins)}${stroke(light, 3, 'M10 32q0-20 20-22h84')}${stroke(base, 9, 'M14 22l26 26M24 12l26 26', roundEnds)}</g></defs>`,
    clone('k', 132, 44),
    clone('k', 106, 60),
    clone('k', 80, 76),
    clone('k', 52, 94),
    tag(pen, 204, 224),
  ];
};

const rebarCage: Drawing = pen => {
  const [light, base, shade, deep] = iron(pen);
  const ring = 'M0 12l16-12v66l-16 12z';
  return [
    shadow(166, 236, 146, 15),
    group(
      'transform="rotate(-14 160 160)"',
      stroke(shade, 8, 'M20 132h286M20 196h286'),
      `<defs><g id="k">${stroke(deep, 6, ring, roundJoins)}</g></defs>`,
      ...[34, 74, 114, 154, 194, 234, 274].map(x => clone('k', x, 128)),
      stroke(base, 9, 'M6 144h286M6 210h286'),
      stroke(light, 3, 'M6 142h286M6 208h286'),
    ),
    tag(pen, 132, 232),
  ];
};

const brcFence: Drawing = pen => {
  const [light, base, shade, deep] = steel(pen);
  const bars = Array.from({ length: 13 }, (_, i) => `M${40 + i * 20} 84v172`).join('');
  return [
    shadow(164, 270, 140, 12),
    slab(deep, 22, 48, 12, 226, 4),
    slab(deep, 286, 48, 12, 226, 4),
    slab(light, 23, 48, 5, 226, 3),
    slab(light, 287, 48, 5, 226, 3),
    stroke(shade, 5, bars),
    stroke(light, 2, bars),
    stroke(base, 5, 'M34 110h252M34 160h252M34 226h252'),
    stroke(base, 8, 'M34 84q126-30 252 0M34 72q126-30 252 0M34 256h252M34 266h252'),
    shape(pen.brand[1], 'M112 138h96v40h-96z'),
    print(pen.label, 160, 164, 19, pen.onBrand, 86),
  ];
};

/** Three lengths with the same face, lying side by side. */
const lengths = (pen: Pen, metal: Tones, face: string, along: string, lit: string): readonly string[] => [
  shadow(170, 250, 142, 15),
  `<defs><g id="k">${shape(metal[2], along)}${shape(metal[0], lit)}${shape(metal[3], face)}</g></defs>`,
  clone('k', 62, 4),
  clone('k', 22, 52),
  clone('k', -18, 100),
  shape(pen.brand[1], 'M158 250h88v30h-88z'),
  print(pen.label, 202, 271, 17, pen.onBrand, 78),
];

const angleBar: Drawing = pen => {
  const metal = pen.tint ?? steel(pen);
  return [
    shadow(170, 250, 142, 15),
    `<defs><g id="k">${shape(metal[1], 'M48 146l150-76h46l-150 76z')}${shape(metal[2], 'M48 96l150-76v50l-150 76z')}${shape(metal[0], 'M38 96l150-76h10l-150 76z')}${shape(metal[2], 'M94 146l150-76v10l-150 76z')}${shape(metal[3], 'M38 96h10v50h46v10h-56z')}</g></defs>`,
    clone('k', 60, 8),
    clone('k', 22, 54),
    clone('k', -16, 100),
    shape(pen.brand[1], 'M176 250h88v30h-88z'),
    print(pen.label, 220, 271, 17, pen.onBrand, 78),
  ];
};

const squareBar: Drawing = pen => lengths(pen, iron(pen), 'M38 106h34v34h-34z', 'M72 106l160-78v34l-160 78z', 'M38 106l160-78h34l-160 78z');

const hatBatten: Drawing = pen =>
  lengths(
    pen,
    steel(pen),
    'M22 150v-6h16l12-38h34l12 38h16v6h-22l-12-38h-22l-12 38z',
    'M84 106l150-76 12 38-150 76z',
    'M50 106l150-76h34l-150 76zM96 144l150-76h16l-150 76z',
  );

const groundRod: Drawing = pen => {
  const copper = tones(20, 60, 54);
  const gold = brass(pen);
  return [
    turned(
      -38,
      shadow(168, 200, 150, 10),
      rounded('k', copper, 'down'),
      shape('url(#k)', 'M0 160l30-9h270v18h-270z'),
      shape(copper[3], 'M0 160l30-9v18z', faint(0.5)),
      rounded('m', gold, 'down'),
      slab('url(#m)', 222, 134, 44, 52, 6),
      slab(gold[3], 236, 118, 16, 18, 2),
      stroke(gold[0], 2, 'M236 124h16M236 130h16'),
    ),
    tag(pen, 190, 220),
  ];
};

export const bars = { stirrup, rebarCage, brcFence, angleBar, squareBar, hatBatten, groundRod };
