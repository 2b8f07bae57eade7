import {
  box,
  type Drawing,
  disc,
  faint,
  gradient,
  print,
  roundEnds,
  rounded,
  rubber,
  shadow,
  shape,
  slab,
  steel,
  stroke,
} from './parts.ts';

const drill: Drawing = pen => {
  const dark = rubber(pen);
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(196, 272, 92, 13),
    rounded('k', pen.brand, 'down'),
    rounded('n', dark, 'down'),
    stroke(metal[2], 8, 'M18 118h40'),
    stroke('#fff', 3, 'M18 117h40', ' stroke-dasharray="5 4"'),
    shape('url(#n)', 'M54 106l34-14v52l-34-14z'),
    slab(metal[0], 86, 88, 18, 60, 4),
    slab(metal[2], 86, 120, 18, 28, 4),
    shape('url(#k)', 'M104 80h120q34 2 36 38 0 30-20 38h-136z'),
    shape(dark[1], 'M168 152h62l-16 32 4 60h-52l8-60z'),
    shape(dark[0], 'M174 154h14l-12 84h-9l8-60z', faint(0.6)),
    shape(shade, 'M154 154h20l-4 32q-18-4-16-32z'),
    slab(dark[2], 128, 234, 120, 38, 8),
    slab(base, 128, 250, 120, 8),
    shape(dark[3], 'M120 80h8v76h-8zM236 86q20 12 24 34v8q0 20-20 28h-6z', faint(0.5)),
    stroke(light, 4, 'M136 90h84', roundEnds),
    print(pen.label, 182, 126, 20, pen.onBrand, 100),
  ];
};

const angleGrinder: Drawing = pen => {
  const dark = rubber(pen);
  const metal = steel(pen);
  return [
    shadow(160, 244, 140, 14),
    rounded('k', pen.brand, 'down'),
    rounded('n', dark, 'down'),
    disc('#7c6d5e', 86, 178, 66),
    disc('#a39281', 83, 175, 65),
    disc(pen.brand[1], 83, 175, 25),
    disc(metal[3], 83, 175, 11),
    shape(dark[2], 'M14 168a68 68 0 0 1 138-2l-26 4a44 44 0 0 0-86 0z'),
    shape(metal[1], 'M64 122h64l26 14v44l-24 6h-40q-26-20-26-64z'),
    shape(metal[0], 'M64 122h64l26 14h-88z'),
    shape('url(#k)', 'M148 132q60-10 92-4v60q-40 4-92-6z'),
    shape('url(#n)', 'M236 130h46q16 6 16 28t-16 30h-46z'),
    stroke(dark[3], 50, 'M250 158h32', ' stroke-dasharray="4 8" opacity=".7"'),
    shape(dark[1], 'M96 126l-10-66q0-14 14-14t16 12l8 68z'),
    stroke(dark[0], 5, 'M95 62l9 60', roundEnds),
    slab(dark[3], 172, 134, 34, 9, 4),
    print(pen.label, 194, 168, 18, pen.onBrand, 84),
    pen.form === 'baterai'
      ? slab(dark[3], 262, 122, 44, 74, 6) + slab(pen.brand[1], 262, 152, 44, 8)
      : stroke(dark[2], 7, 'M297 160q14 2 9 22'),
  ];
};

const welder: Drawing = pen => {
  const dark = rubber(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(170, 262, 138, 16),
    stroke(dark[1], 12, 'M92 92q2-40 30-40h90q26 0 34 30', roundEnds),
    stroke(dark[0], 3, 'M90 88q4-38 32-38h90', roundEnds),
    box(56, 100, 150, 158, 60, 26, [light, base, shade]),
    stroke(deep, 4, 'M224 130l30-12M224 146l30-12M224 162l30-12M224 178l30-12M224 194l30-12', roundEnds),
    slab(dark[1], 66, 110, 130, 138, 8),
    slab('#111', 78, 122, 62, 34, 4),
    print(pen.size.split(' ')[0] ?? '', 109, 147, 24, '#ff6a4d', 52),
    disc(dark[3], 168, 140, 20),
    disc(dark[0], 166, 138, 14),
    stroke('#fff', 3, 'M166 138l7-9'),
    print(pen.label, 131, 184, 18, '#fff', 116),
    disc('#c8763b', 96, 220, 15),
    disc('#c8763b', 166, 220, 15),
    stroke('#211', 9, 'M96 220q-6 46-50 40t-24-34M166 220q10 54 80 44 30-4 44-18', roundEnds),
    shape('#c43d2c', 'M14 222l8-46h10l4 46z'),
    shape('#c0a24e', 'M276 250l26-26 8 8-22 28z'),
  ];
};

const circularSaw: Drawing = pen => {
  const dark = rubber(pen);
  const metal = steel(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(160, 268, 138, 13),
    disc(metal[2], 138, 194, 72, 72, ' stroke="#69727b" stroke-width="9" stroke-dasharray="7 6"'),
    disc(metal[0], 134, 190, 58, 58, faint(0.7)),
    shape(
      dark[1],
      'M172 140q14-74 76-74 46 2 44 48-4 42-30 92h-48q-30-6-42-66zM206 152q-2 26 26 30 18-30 22-60-2-16-16-16-24 4-32 46z',
      ' fill-rule="evenodd"',
    ),
    stroke(dark[0], 5, 'M184 122q18-46 62-46 30 2 34 24', roundEnds),
    shape(dark[1], 'M92 126q-12-44 22-50 34-2 32 42l-18 4q0-24-12-24-10 2-4 24z'),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    shape('url(#k)', 'M54 208a84 84 0 0 1 168-10v10z'),
    stroke(deep, 3, 'M74 198a64 64 0 0 1 128 0', faint(0.6)),
    disc(dark[1], 138, 192, 20),
    disc(metal[0], 136, 190, 9),
    shape(metal[2], 'M30 208h262v14h-262z'),
    shape('#fff', 'M30 208h262v4h-262z', faint(0.8)),
    print(pen.label, 138, 164, 20, pen.onBrand, 100),
  ];
};

export const powerTools = { drill, angleGrinder, welder, circularSaw };
