import {
  type Drawing,
  disc,
  type Pen,
  print,
  redirected,
  roundEnds,
  rounded,
  roundJoins,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  type Tones,
  turned,
  white,
} from './parts.ts';

const chrome = (pen: Pen): Tones => pen.tint ?? steel(pen);
const shine = (metal: Tones): string => rounded('m', [metal[0], metal[1], metal[2], metal[3]]) + redirected('k', 'm', 'down');

const wallTap: Drawing = pen => {
  const metal = chrome(pen);
  const arms =
    pen.form === 'cabang'
      ? ['M124 172h102q26 0 28 26v26', 'M124 156h86q22-2 22-26v-36']
      : [pen.form === 'leher-panjang' ? 'M110 160q40-90 108-80 48 8 46 80v40' : 'M110 160h96q44 2 46 44v14'];
  return [
    shine(metal),
    disc(metal[3], 44, 168, 24, 56),
    disc('url(#k)', 38, 164, 24, 56),
    slab('url(#k)', 44, 140, 90, 48, 4),
    ...arms.flatMap(d => [
      stroke(metal[3], 36, d),
      stroke(metal[1], 29, d),
      stroke('#fff', 7, d, ' opacity=".6" stroke-linecap="round" transform="translate(-3-5)"'),
    ]),
    pen.form === 'cabang' ? '' : slab('url(#m)', 234, 214, 38, 18, 4),
    slab('url(#m)', 104, 98, 30, 48, 5),
    stroke(metal[3], 18, 'M78 92h82', roundEnds),
    stroke(pen.brand[1], 12, 'M78 90h82', roundEnds),
    shape('#7fc2d9', 'M254 244q12 18 12 26a12 12 0 0 1-24 0q0-8 12-26z'),
    print(pen.label, 92, 172, 13, metal[3], 60),
  ];
};

const gooseneckTap: Drawing = pen => {
  const metal = chrome(pen);
  const neck = 'M128 220v-122q0-62 58-62t58 62v22';
  return [
    shadow(152, 276, 92, 12),
    shine(metal),
    disc(metal[3], 128, 266, 48, 10),
    disc(metal[0], 128, 261, 48, 10),
    stroke(metal[3], 26, neck, roundEnds),
    stroke(metal[1], 20, neck, roundEnds),
    stroke('#fff', 5, 'M123 218v-120q0-58 62-60', roundEnds),
    slab('url(#m)', 104, 186, 48, 76, 8),
    slab('url(#m)', 230, 114, 28, 24, 5),
    stroke(metal[3], 13, 'M150 214l60-20', roundEnds),
    stroke(metal[0], 6, 'M150 211l58-19', roundEnds),
    slab(pen.brand[1], 104, 238, 48, 8),
    print(pen.label, 128, 230, 12, metal[3], 44),
    shape('#7fc2d9', 'M244 152q12 20 12 30a12 12 0 0 1-24 0q0-10 12-30z'),
  ];
};

const rainShower: Drawing = pen => {
  const metal = chrome(pen);
  return [
    shine(metal),
    slab('url(#m)', 72, 44, 15, 226, 6),
    stroke(metal[2], 13, 'M80 62q0-26 30-26h88', roundEnds),
    slab(metal[3], 190, 34, 13, 26, 3),
    disc(metal[3], 198, 68, 82, 15),
    disc('url(#k)', 198, 62, 82, 15),
    stroke(
      '#8fcbe0',
      4,
      'M134 84v120M160 88v130M186 90v136M212 90v136M238 88v126M262 84v112',
      ' stroke-dasharray="16 12" stroke-linecap="round"',
    ),
    stroke(metal[3], 8, 'M80 214c40 50 90 40 86-10', roundEnds),
    slab('url(#k)', 50, 196, 62, 28, 8),
    shape('url(#m)', 'M104 138l24-10 10 44-18 6z'),
    disc(metal[3], 134, 142, 24, 20),
    slab(pen.brand[1], 70, 204, 22, 12, 3),
    print(pen.label, 198, 67, 13, metal[3], 90),
  ];
};

const bidetSpray: Drawing = pen => {
  const metal = chrome(pen);
  return [
    shine(metal),
    shadow(160, 276, 100, 10),
    stroke(metal[3], 13, 'M150 186c-10 70-90 40-80 88 40 16 130 10 176-24', roundEnds),
    stroke(metal[0], 8, 'M150 186c-10 70-90 40-80 88 40 16 130 10 176-24', ' stroke-dasharray="4 3"'),
    turned(
      -24,
      shape('url(#m)', 'M142 96h36l-4 110q-14 8-28 0z'),
      shape('url(#k)', 'M118 64q0-24 42-24t42 24l-6 34h-72z'),
      disc(metal[3], 160, 48, 34, 12),
      stroke(metal[0], 3, 'M138 48h44', ' stroke-dasharray="2 6"'),
      shape(pen.brand[1], 'M182 104q22 20 14 66l-10-2q2-36-10-56z'),
    ),
    slab('url(#k)', 228, 226, 60, 26, 6),
    stroke('#8fcbe0', 4, 'M96 52l-30-34M112 42l-14-34M84 68l-44-20', ' stroke-dasharray="12 9" stroke-linecap="round"'),
    print(pen.label, 258, 245, 12, metal[3], 54),
  ];
};

const sinkTrap: Drawing = pen => {
  const pale = white(pen);
  const metal = steel(pen);
  const bowls = pen.form === '2-lubang' ? [70, 206] : [110];
  return [
    shadow(170, 276, 110, 10),
    ...bowls.flatMap(x => [
      disc(metal[3], x, 52, 46, 13),
      disc(metal[0], x, 47, 46, 13),
      disc('#3b4147', x, 48, 26, 7),
      stroke(pale[3], 34, `M${x} 62v72`),
      stroke(pale[1], 27, `M${x} 62v72`),
    ]),
    ...(bowls.length > 1 ? [stroke(pale[3], 32, 'M70 134h136'), stroke(pale[1], 25, 'M70 134h136')] : []),
    stroke(pale[3], 34, 'M110 130v72q0 44 42 44t42-44v-16q0-20 22-20h74', roundJoins),
    stroke(pale[1], 27, 'M110 130v72q0 44 42 44t42-44v-16q0-20 22-20h74', roundJoins),
    stroke('#fff', 6, 'M102 132v70q0 50 48 52', roundEnds),
    slab(pen.brand[1], 88, 176, 44, 18, 4),
    slab(pale[3], 238, 146, 22, 42, 3),
    print(pen.label, 152, 226, 0, pen.brand[2], 40),
  ];
};

export const taps = { wallTap, gooseneckTap, rainShower, bidetSpray, sinkTrap };
