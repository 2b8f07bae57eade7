import {
  across,
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  print,
  rounded,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  tones,
  turned,
  wall,
  white,
  wood,
} from './parts.ts';

const waterproofingPail: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(172, 264, 112, 18),
    gradient('k', 'down', [0.3, base], [0.3, '#f6f3ee'], [0.82, '#f6f3ee'], [0.82, base]),
    shape('url(#k)', wall(72, 88, 172, 168, 22, 14)),
    shape(across, wall(72, 88, 172, 168, 22, 14)),
    shape(deep, 'M64 74h188v16a94 22 0 0 1-188 0z'),
    disc(shade, 158, 74, 94, 22),
    disc(base, 158, 71, 80, 17),
    disc(shade, 158, 73, 70, 13),
    stroke('#c9ced3', 4, 'M68 100c-16 60 22 96 90 96s106-36 90-96', faint(0.9)),
    shape(light, 'M158 150c-14 22-26 34-26 50a26 26 0 0 0 52 0c0-16-12-28-26-50z'),
    shape('#fff', 'M142 200a16 18 0 0 0 12 17q-6-8-4-28z', faint(0.8)),
    print(pen.label, 158, 132, 22, pen.onBrand, 140),
    print(pen.size, 158, 264, 16, pen.onBrand, 90),
  ];
};

const paintPail: Drawing = pen => {
  const pale = white(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(172, 266, 110, 18),
    gradient('k', 'down', [0.16, pale[1]], [0.16, base], [0.88, base], [0.88, pale[1]]),
    stroke('#a9afb5', 5, 'M66 84c8-76 180-76 188 0'),
    slab(pale[0], 136, 22, 48, 13, 6),
    shape('url(#k)', wall(66, 84, 188, 178, 24, 16)),
    shape(light, 'M78 176q60 40 96-4t70-10l-5 72-3 16q-70 24-152 0z', faint(0.75)),
    shape(across, wall(66, 84, 188, 178, 24, 16)),
    shape(pale[2], 'M58 68h204v18a102 24 0 0 1-204 0z'),
    disc(pale[0], 160, 68, 102, 24),
    disc(pale[2], 160, 67, 86, 18),
    disc(pale[1], 160, 69, 84, 16),
    print(pen.label, 160, 148, 30, pen.onBrand, 150),
    print(pen.size, 160, 236, 20, pen.onBrand, 90),
    stroke(shade, 2, 'M118 158h84'),
  ];
};

const paintGallon: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(170, 264, 104, 17),
    rounded('m', metal),
    gradient('k', 'across', [0, shade], [0.3, light], [0.6, base], [1, shade]),
    stroke(metal[2], 4, 'M80 120c-34 60-4 116 80 116s114-56 80-116'),
    shape('url(#m)', wall(80, 84, 160, 172, 20)),
    shape('#fff', 'M80 106a80 20 0 0 0 160 0v126a80 20 0 0 1-160 0z'),
    shape('url(#k)', 'M80 106a80 20 0 0 0 160 0v70q-26 34-54 22t-50 10-56-20z'),
    shape(across, 'M80 106a80 20 0 0 0 160 0v126a80 20 0 0 1-160 0z'),
    disc(metal[2], 160, 84, 80, 20),
    disc(metal[0], 160, 82, 76, 18),
    disc(metal[2], 160, 84, 62, 14),
    disc(metal[1], 160, 86, 60, 12),
    print(pen.label, 160, 164, 26, pen.onBrand, 130),
    print(pen.size, 160, 228, 22, '#4a4540', 90),
    disc(metal[0], 80, 122, 6),
    disc(metal[2], 240, 122, 6),
  ];
};

const paintCan: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(164, 266, 118, 16),
    rounded('m', metal),
    shape(metal[2], 'M226 188a40 44 0 1 1 8 80q-14-2-20-12z'),
    disc(metal[0], 248, 228, 36, 40),
    disc(base, 248, 228, 28, 32),
    shape(light, 'M226 216q8-22 28-20-16 6-22 24z'),
    shape('url(#m)', wall(66, 114, 142, 144, 18)),
    shape('#fff', 'M66 142a71 18 0 0 0 142 0v86a71 18 0 0 1-142 0z'),
    shape(base, 'M66 196a71 18 0 0 0 142 0v32a71 18 0 0 1-142 0z'),
    shape(across, 'M66 142a71 18 0 0 0 142 0v86a71 18 0 0 1-142 0z'),
    print(pen.label, 137, 188, 22, '#4a4540', 112),
    print(pen.size, 137, 234, 16, pen.onBrand, 80),
    disc(metal[0], 137, 114, 71, 18),
    disc(shade, 137, 115, 64, 14),
    disc(base, 137, 118, 58, 11),
    shape(light, 'M92 116q40-16 76-4-40-4-70 8z'),
    shape(base, 'M84 124q4 4 10 5v34a7 7 0 0 0 14 0v-26q6-4 10 0v10a6 6 0 0 0 12 0v-16l-20-5z'),
  ];
};

const paintBrush: Drawing = pen => {
  const timber = wood(pen);
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    shape(base, 'M28 246c30-18 80 10 130-8 50-16 90 2 136-10-6 30-70 26-120 42-60 16-150 14-146-24z'),
    shape(light, 'M40 248c30-14 80 10 124-6-30 18-86 16-124 6z'),
    turned(
      38,
      shadow(182, 150, 30, 110),
      gradient('m', 'across', [0, metal[1]], [0.3, metal[0]], [1, metal[3]]),
      gradient('k', 'across', [0, timber[1]], [0.35, timber[0]], [1, timber[3]]),
      shape('url(#k)', 'M146 128q4-40-2-70c-4-26 0-42 16-42s20 16 16 42q-6 30-2 70z'),
      disc(timber[3], 160, 34, 5),
      shape('#d9b981', 'M112 176h96l4 50h-104z'),
      shape(base, 'M109 212h102l5 32q-14 12-28 10t-28 8-30-6-26-10z'),
      shape(shade, 'M186 212h25l5 32q-14 12-24 10z'),
      stroke('#8a6a3c', 2, 'M124 178l-4 34M142 178l-2 34M160 178v34M178 178l2 34M196 178l4 34', faint(0.6)),
      shape('url(#m)', 'M118 124h84l8 54h-100z'),
      stroke(metal[3], 2, 'M117 134h86M112 166h96'),
      print(pen.label, 160, 155, 14, metal[3], 80),
    ),
  ];
};

const paintRoller: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shape(base, 'M36 96h180v150q-90 8-180 0z', faint(0.35)),
    shape(base, 'M36 96h180v92q-16 14-40 4t-46 8-52-6-42 4z', faint(0.5)),
    stroke(metal[2], 9, 'M240 76h34v66h-80q-18 0-18 18v22', ' stroke-linejoin="round"'),
    stroke(metal[0], 3, 'M240 74h32M272 140h-78q-20 0-20 20v22'),
    gradient('k', 'down', [0, base], [0.3, light], [0.7, shade], [1, deep]),
    slab('url(#k)', 28, 44, 204, 66, 10),
    disc(shade, 228, 77, 10, 32),
    disc('#f2ead9', 228, 77, 7, 24),
    disc(metal[2], 229, 77, 4, 8),
    gradient('h2', 'across', [0, '#4c4640'], [0.3, '#7d756c'], [1, '#2b2723']),
    shape('url(#h2)', 'M164 180h24l6 24q-6 20-2 50 2 14-16 14t-16-14q4-30-2-50z'),
    group('opacity=".5"', stroke('#fff', 2, 'M44 56q80 6 170 0')),
    slab(base, 163, 196, 26, 8),
    disc(tones(30, 10, 20)[1], 176, 254, 4),
  ];
};

export const paints = { waterproofingPail, paintPail, paintGallon, paintCan, paintBrush, paintRoller };
