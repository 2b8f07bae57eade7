import {
  box,
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  type Pen,
  print,
  roundEnds,
  rounded,
  rubber,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  tones,
  white,
} from './parts.ts';

const enamel = (pen: Pen): string => gradient('k', 'slant', [0, '#fff'], [0.6, white(pen)[1]], [1, white(pen)[2]]);

const singleStove: Drawing = pen => {
  const metal = steel(pen);
  const [light, base] = pen.brand;
  return [
    shadow(164, 256, 112, 15),
    shape('#1f1d1b', 'M76 238h24v18h-24zM222 238h24v18h-24z'),
    shape(metal[0], 'M56 180l34-72h140l34 72z'),
    shape('#fff', 'M56 180l34-72h44l-26 72z', faint(0.5)),
    slab(metal[2], 56, 180, 208, 62, 6),
    slab(metal[0], 56, 180, 208, 8),
    group(
      'transform="translate(160 144)"',
      disc('#3a3733', 0, 0, 62, 25),
      disc('#59544e', 0, -3, 48, 19),
      disc('#1c6fd0', 0, -6, 38, 14),
      disc('#7fc4ff', 0, -8, 32, 10),
      disc('#2b2825', 0, -6, 27, 9),
      disc('#c7a75c', 0, -8, 18, 6),
      stroke('#171513', 8, 'M-70-8l48 2M70-8l-48 2M0-40v20M0 26v-18M-70-8v12M70-8v12', roundEnds),
    ),
    disc('#26231f', 220, 214, 22),
    disc(base, 218, 211, 19),
    shape(light, 'M215 192h6v22h-6z'),
    print(pen.label, 128, 220, 20, '#fff', 100),
  ];
};

const gasStove: Drawing = pen => {
  if (pen.form === '1-tungku') return singleStove(pen);
  const metal = pen.form === 'kaca' ? tones(220, 9, 26) : steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(164, 256, 146, 16),
    shape('#1f1d1b', 'M46 238h26v18h-26zM248 238h26v18h-26z'),
    shape(metal[0], 'M20 180l40-66h200l40 66z'),
    shape('#fff', 'M20 180l40-66h60l-30 66z', faint(0.5)),
    slab(metal[2], 20, 180, 280, 62, 6),
    slab(metal[0], 20, 180, 280, 8),
    `<defs><g id="g">${disc('#3a3733', 0, 0, 52, 21)}${disc('#59544e', 0, -3, 40, 16)}${stroke('#fff', 5, 'M-30-8a30 10 0 0 1 60 0', faint(0))}${disc('#1c6fd0', 0, -6, 31, 12)}${disc('#7fc4ff', 0, -8, 26, 9)}${disc('#2b2825', 0, -6, 22, 8)}${disc('#c7a75c', 0, -8, 15, 5)}${stroke('#171513', 7, 'M-58-8l40 2M58-8l-40 2M0-34v18M0 22v-16M-58-8v10M58-8v10M0 22v8', roundEnds)}</g></defs>`,
    clone('g', 96, 146),
    clone('g', 224, 146),
    disc('#26231f', 78, 214, 21),
    disc(base, 76, 211, 18),
    shape(light, 'M73 194h6v20h-6z'),
    disc('#26231f', 244, 214, 21),
    disc(shade, 242, 211, 18),
    shape(light, 'M239 194h6v20h-6z'),
    print(pen.label, 160, 220, 20, '#fff', 110),
  ];
};

const kitchenSink: Drawing = pen => {
  const metal = steel(pen);
  const pipe = 'M214 132v-70q0-26-26-26t-26 26v14';
  return [
    shadow(164, 256, 146, 14),
    shape(metal[3], 'M14 210h292v22q0 14-12 14h-268q-12 0-12-14z'),
    gradient('k', 'slant', [0, '#fff'], [0.5, metal[0]], [1, metal[2]]),
    shape('url(#k)', 'M14 214l40-82h212l40 82q2 10-8 10h-276q-10 0-8-10z'),
    gradient('m', 'down', [0, metal[3]], [0.5, metal[2]], [1, metal[0]]),
    shape('url(#m)', 'M48 206l26-58h90v58q0 6-8 6h-102q-8 0-6-6z'),
    shape(metal[3], 'M64 168l10-20h90v20z', faint(0.6)),
    disc('#3b4147', 114, 194, 15, 5),
    stroke(metal[2], 4, 'M186 152h66M188 164h70M188 176h76M190 188h80M190 200h86', roundEnds),
    stroke(metal[3], 15, pipe, roundEnds),
    stroke(metal[1], 11, pipe, roundEnds),
    stroke('#fff', 3, 'M211 130v-68q0-22-22-23-20 0-24 20', roundEnds),
    stroke(metal[2], 7, 'M222 104l22-12', roundEnds),
    disc(pen.brand[1], 247, 90, 6),
    print(pen.label, 160, 240, 13, '#fff', 110),
  ];
};

const airConditioner: Drawing = pen => {
  const pale = white(pen);
  return [
    enamel(pen),
    slab(pale[3], 26, 96, 280, 96, 16),
    slab('url(#k)', 16, 82, 282, 102, 18),
    shape(pale[2], 'M18 148h278v18q0 18-18 18h-242q-18 0-18-18z'),
    shape('#3a3733', 'M36 160h242l-8 17h-226z'),
    stroke(pale[1], 4, 'M42 166h230M46 173h222'),
    shape(pale[0], 'M38 154h238l6 8h-250z'),
    stroke(pale[3], 2, 'M18 148h278'),
    slab(pen.brand[1], 16, 142, 282, 4),
    print(pen.label, 92, 124, 21, pen.brand[2], 124),
    print('22°', 262, 128, 20, '#3aa6b9', 44),
    stroke(
      '#8fcfdf',
      7,
      'M70 206q16 14 0 30t0 30M128 206q16 14 0 30t0 30M186 206q16 14 0 30t0 30M244 206q16 14 0 30t0 30',
      ' stroke-linecap="round" opacity=".7"',
    ),
    stroke('#fff', 4, 'M30 90h240', faint(0.9)),
    shape('#000', 'M16 190q140 26 290-4v-8h-290z', faint(0.08)),
  ];
};

const refrigerator: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(178, 274, 104, 13),
    shape('#24211e', 'M86 262h18v12h-18zM190 262h18v12h-18z'),
    box(76, 46, 142, 218, 36, 18, [light, base, deep]),
    gradient('m', 'slant', [0, light], [0.5, base], [1, shade]),
    slab('url(#m)', 76, 46, 142, 70, 6),
    slab('url(#m)', 76, 120, 142, 144, 6),
    shape('#fff', 'M84 112l50-66h28l-52 70h-26zM84 220l74-100h32l-106 144z', faint(0.25)),
    slab('#f4f2ee', 88, 76, 9, 32, 4),
    slab('#f4f2ee', 88, 128, 9, 56, 4),
    slab('#000', 76, 116, 142, 4),
    stroke('#fff', 2, 'M80 48h134M80 122h134', faint(0.8)),
    stroke(deep, 3, 'M232 60v190M242 54v190', faint(0.4)),
    print(pen.label, 160, 74, 16, pen.onBrand, 90),
    print(pen.size, 160, 246, 17, pen.onBrand, 80),
  ];
};

const rangeHood: Drawing = pen => {
  const metal = steel(pen);
  return [
    rounded('m', ['#fff', metal[1], metal[2], metal[3]]),
    box(118, 30, 74, 104, 24, 12, [metal[0], metal[1], metal[3]]),
    slab('url(#m)', 118, 30, 74, 104),
    gradient('k', 'slant', [0, '#fff'], [0.4, metal[1]], [1, metal[2]]),
    shape('url(#k)', 'M118 134h74l76 56h-226z'),
    shape(metal[3], 'M192 134l24-12 90 46-38 22z'),
    slab(metal[2], 42, 190, 226, 36, 2),
    shape('#596168', 'M268 190l38-22v36l-38 22z'),
    stroke('#fff', 2, 'M42 191h226', faint(0.9)),
    print(pen.label, 96, 214, 17, '#fff', 90),
    [0, 1, 2, 3].map(i => disc(i ? '#3b4147' : pen.brand[0], 178 + i * 22, 208, 7)).join(''),
    shape('#fff2bd', 'M66 228h178l34 46h-246z', faint(0.5)),
    disc('#fff8dc', 96, 228, 16, 5),
    disc('#fff8dc', 214, 228, 16, 5),
  ];
};

const fan: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(164, 276, 86, 11),
    rounded('m', metal),
    slab('url(#m)', 150, 210, 20, 54),
    shape(shade, 'M92 270q0-16 68-18 68 2 68 18 0 8-68 8t-68-8z'),
    disc(base, 160, 262, 62, 9),
    group(
      'transform="translate(160 128)"',
      disc('#fff', 0, 0, 104, 104, faint(0.45)),
      `<g id="f">${shape(base, 'M0 0q-26-40-10-86 46-8 62 22-2 36-52 64z')}${shape(light, 'M0 0q-26-40-10-86 8-2 18-2-20 40-8 88z', faint(0.7))}</g>`,
      '<use href="#f" transform="rotate(120)"/><use href="#f" transform="rotate(240)"/>',
      `<g id="w">${stroke(metal[2], 2, 'M-100 0h200M-97-26l194 52M-87-50l174 100M-71-71l142 142M-50-87l100 174M-26-97l52 194', faint(0.8))}</g>`,
      '<use href="#w" transform="rotate(90)"/>',
      disc('none', 0, 0, 66, 66, ` stroke="${metal[2]}" stroke-width="2"`),
      disc('none', 0, 0, 103, 103, ` stroke="${metal[3]}" stroke-width="7"`),
      stroke('#fff', 3, 'M-103-2a103 103 0 0 1 80-99', roundEnds),
      disc(deep, 1, 2, 30),
      disc(light, 0, 0, 27),
      print(pen.label, 0, 4, 12, deep, 50),
    ),
  ];
};

const waterHeater: Drawing = pen => {
  const pale = white(pen);
  const metal = steel(pen);
  const [, base, shade] = pen.brand;
  return [
    rounded('w', [pale[0], pale[1], pale[2], pale[3]]),
    stroke(metal[2], 11, 'M126 236v34M196 236v34'),
    stroke('#fff', 3, 'M124 236v34M194 236v34'),
    slab('#2f6fc4', 117, 244, 18, 9, 2),
    slab('#c8382c', 187, 244, 18, 9, 2),
    slab(pale[3], 72, 34, 186, 212, 40),
    slab('url(#w)', 64, 28, 186, 212, 40),
    slab('#fff', 86, 46, 9, 140, 5),
    stroke(pale[2], 3, 'M66 74h182M66 196h182'),
    print(pen.label, 157, 112, 20, shade, 130),
    print(pen.size, 157, 222, 16, '#6d6760', 40),
    disc(pale[3], 157, 156, 31),
    disc('#fff', 156, 154, 28),
    stroke(base, 5, 'M138 164a20 20 0 1 1 36 0'),
    stroke('#3a3530', 3, 'M156 156l10-11', roundEnds),
    disc('#3a3530', 156, 156, 4),
    disc(shade, 134, 216, 5),
    disc('#5dbb63', 180, 216, 5),
    shape('#000', 'M64 200v0q0 40 40 40h106q40 0 40-40-6 30-40 30h-106q-34 0-40-30z', faint(0.08)),
  ];
};

const riceCooker: Drawing = pen => {
  const pale = white(pen);
  const dark = rubber(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(168, 264, 118, 17),
    gradient('k', 'across', [0, base], [0.25, light], [0.55, base], [1, deep]),
    rounded('w', [pale[0], pale[1], pale[2], pale[3]]),
    shape(dark[1], 'M88 246h148v16q-74 12-148 0zM36 140h20l4 34h-14q-10-16-10-34zM288 140h-20l-4 34h14q10-16 10-34z'),
    shape('url(#k)', 'M54 128h216q6 60-26 122-84 14-164 0-32-60-26-122z'),
    stroke(dark[1], 13, 'M124 66q0-24 38-24t38 24'),
    shape('url(#w)', 'M52 130q-4-62 110-68 114 6 110 68-110 26-220 0z'),
    shape('#fff', 'M76 112q6-30 54-38-30 14-34 44z', faint(0.9)),
    stroke(pale[3], 3, 'M52 132q110 26 220 0'),
    slab(pale[2], 150, 90, 24, 8, 4),
    slab(pale[1], 112, 172, 100, 64, 12),
    slab(dark[1], 150, 198, 24, 30, 5),
    slab(shade, 153, 212, 18, 13, 3),
    disc('#f6b73c', 132, 212, 5),
    disc('#e0452f', 192, 212, 5),
    print(pen.label, 162, 191, 15, shade, 92),
  ];
};

export const kitchen = { gasStove, kitchenSink, airConditioner, refrigerator, rangeHood, fan, waterHeater, riceCooker };
