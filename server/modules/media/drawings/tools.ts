import {
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  iron,
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
  turned,
  wood,
} from './parts.ts';

const hammer: Drawing = pen => {
  const metal = iron(pen);
  const timber = wood(pen);
  return [
    group(
      'transform="translate(-6 10) rotate(38 160 160)"',
      gradient('k', 'across', [0, timber[1]], [0.3, timber[0]], [1, timber[3]]),
      rounded('m', metal, 'down'),
      shadow(178, 186, 26, 118),
      shadow(176, 84, 104, 24),
      shape('url(#k)', 'M148 74h26l2 100 6 96q0 16-20 16t-20-16l5-96z'),
      shape(pen.brand[1], 'M143 196h37l2 74q0 16-20 16t-20-16z'),
      shape(pen.brand[0], 'M148 198h8l-2 80q-8-2-7-14z', faint(0.7)),
      shape('url(#m)', 'M138 40h46v48h-46z'),
      shape('url(#m)', 'M94 36l46 12v34l-46 12z'),
      slab('url(#m)', 68, 32, 28, 66, 6),
      shape('url(#m)', 'M182 42q52 0 74 52-36-18-74-10z'),
      shape('#24282c', 'M208 66q26 8 46 28-26-18-50-20z', faint(0.6)),
      stroke('#fff', 3, 'M74 38h16M104 46l34 6h44', faint(0.6)),
      print(pen.label, 0, 0, 14, pen.onBrand, 70, 'translate(168 238) rotate(-90)'),
    ),
  ];
};

const trowel: Drawing = pen => {
  const metal = steel(pen);
  const timber = wood(pen);
  return [
    turned(
      40,
      shadow(176, 186, 74, 116),
      gradient('k', 'across', [0, timber[1]], [0.3, timber[0]], [1, timber[3]]),
      gradient('m', 'across', [0, metal[0]], [0.5, '#fff'], [0.5, metal[1]], [1, metal[2]]),
      shape('url(#m)', 'M160 100q44 6 62 18 8 8 2 22-22 66-64 154-42-88-64-154-6-14 2-22 18-12 62-18z'),
      stroke(metal[3], 12, 'M160 118v-24q0-14 14-18 10-4 10-18', ' stroke-linejoin="round"'),
      stroke('#fff', 3, 'M158 116v-22q0-16 14-20', roundEnds),
      stroke(metal[2], 2, 'M224 130q-22 66-64 164', faint(0.9)),
      shape('url(#k)', 'M168 40q-8-60 16-64 24 4 16 64z'),
      shape(metal[2], 'M168 44h32l-4 16h-24z'),
      slab(pen.brand[1], 165, 30, 38, 14, 3),
      print(pen.label, 160, 150, 18, pen.brand[2], 100),
    ),
  ];
};

const tapeMeasure: Drawing = pen => {
  const dark = rubber(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(170, 262, 140, 15),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    shape(dark[3], 'M118 84q0-26 28-26h92q50 0 50 60v128q0 14-16 14h-154z'),
    shape(dark[1], 'M104 88q0-28 28-28h88q56 0 56 62v122q0 16-16 16h-156z'),
    shape('url(#k)', 'M120 94q0-18 18-18h76q46 0 46 48v106q0 14-14 14h-126z'),
    disc(dark[1], 190, 154, 50),
    disc('#f7f3ec', 190, 154, 43),
    print(pen.label, 190, 156, 17, shade, 76),
    print(pen.size.toLowerCase(), 190, 178, 18, dark[1], 56),
    shape('#d9a928', 'M20 244h104v16h-104z'),
    shape('#f6c343', 'M14 234h106v16h-106z'),
    stroke('#3a2f10', 7, 'M24 238h92', ' stroke-dasharray="2 6"'),
    shape('#aab0b6', 'M10 228h8v40h-8z'),
    slab(dark[3], 118, 232, 34, 20, 4),
    shape(dark[0], 'M132 62h88q30 0 44 24-20-16-44-16h-88z', faint(0.6)),
  ];
};

const spiritLevel: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const dark = '#26221e';
  return [
    group(
      'transform="translate(17 206) rotate(-24)"',
      shadow(156, 66, 152, 13),
      shape(deep, 'M286 60l12-9v-66l-12 9z'),
      shape(light, 'M0-6l12-9h286l-12 9z'),
      slab(base, 0, -6, 286, 66),
      slab(shade, 0, 44, 286, 16),
      slab(light, 0, 40, 286, 3),
      slab(dark, 114, 4, 68, 32, 8),
      slab('#b9dc3c', 120, 8, 56, 24, 10),
      slab('#f4ffc4', 138, 11, 20, 12, 6),
      stroke(dark, 2, 'M134 8v24M162 8v24'),
      disc(dark, 46, 22, 22),
      disc('#b9dc3c', 46, 22, 16),
      slab('#f4ffc4', 41, 14, 10, 16, 5),
      stroke(dark, 2, 'M32 18h28M32 26h28'),
      slab(dark, 206, 8, 58, 24, 12),
      slab(dark, -5, -8, 12, 70, 3),
      slab(dark, 282, -8, 8, 70, 2),
      print(pen.label, 148, 57, 14, pen.onBrand, 110),
    ),
  ];
};

const pliers: Drawing = pen => {
  const metal = iron(pen);
  const [light, base, shade] = pen.brand;
  const grip = 'M186 126q-54 28-60 82-2 40-20 68';
  return [
    turned(
      14,
      shadow(176, 164, 64, 132),
      rounded('m', metal),
      `<defs><g id="g">${shape('url(#m)', 'M157 20q-20 0-24 30-4 34 8 58l30 34 26-18q-34-22-36-44z')}${stroke(shade, 27, grip, roundEnds)}${stroke(base, 20, grip, roundEnds)}</g></defs>`,
      '<use href="#g" transform="matrix(-1 0 0 1 320 0)"/><use href="#g"/>',
      stroke(light, 5, 'M128 182q-10 18-12 38 0 26-14 48M196 178q4 12 5 30', roundEnds),
      stroke('#fff', 3, 'M138 46q-4 30 6 54', ' opacity=".6" stroke-linecap="round"'),
      stroke(metal[3], 6, 'M160 26v50', ' stroke-dasharray="3 4"'),
      disc(metal[3], 160, 120, 17),
      disc(metal[0], 158, 118, 11),
      print(pen.label, 0, 0, 13, pen.onBrand, 66, 'translate(121 222) rotate(-82)'),
    ),
  ];
};

const screwdriver: Drawing = pen => {
  const metal = steel(pen);
  const dark = rubber(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    turned(
      -38,
      shadow(170, 192, 148, 12),
      rounded('m', metal, 'down'),
      gradient('k', 'down', [0, base], [0.25, light], [0.6, base], [1, deep]),
      slab('url(#m)', 20, 152, 150, 16, 2),
      shape(metal[1], 'M0 154l24-4v20l-24-4z'),
      shape(metal[3], 'M0 160h24v10l-24-4z'),
      slab('url(#m)', 150, 146, 18, 28, 3),
      shape('url(#k)', 'M164 142q14-6 26 0 12-16 34-16h66q22 6 22 34t-22 34h-66q-22 0-34-16-12 6-26 0z'),
      shape(dark[1], 'M204 138q50-8 96 0v6h-96zM204 178h96q-50 12-96 0z', faint(0.8)),
      stroke('#fff', 4, 'M220 132h66', ' opacity=".6" stroke-linecap="round"'),
      slab(shade, 302, 138, 8, 44, 4),
      print(pen.label, 252, 167, 16, pen.onBrand, 92),
    ),
  ];
};

const wheelbarrow: Drawing = pen => {
  const metal = iron(pen);
  const dark = rubber(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(160, 268, 140, 14),
    stroke(metal[2], 9, 'M72 234l96-42 84-40 44-8M232 160l-12 102M204 172l-14 90', roundEnds),
    stroke(metal[0], 3, 'M72 231l96-42 84-40 36-7', roundEnds),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    shape(deep, 'M40 96l190-18 36 12-18 12-190 10z'),
    shape('url(#k)', 'M38 98l212 4-36 88q-6 10-18 10h-84q-14 0-20-8z'),
    stroke(light, 6, 'M38 98l212 4 18-13', ' stroke-linejoin="round"'),
    stroke(shade, 3, 'M110 102l20 96M180 102l-6 96', faint(0.6)),
    disc(dark[3], 72, 232, 38),
    disc(dark[1], 70, 230, 36),
    disc(metal[0], 70, 230, 21),
    disc(pen.brand[1], 70, 230, 16),
    disc(metal[3], 70, 230, 6),
    stroke(tones(30, 8, 18)[1], 14, 'M276 147l30-5', roundEnds),
    print(pen.label, 148, 152, 22, pen.onBrand, 112),
  ];
};

export const tools = { hammer, trowel, tapeMeasure, spiritLevel, pliers, screwdriver, wheelbarrow };
