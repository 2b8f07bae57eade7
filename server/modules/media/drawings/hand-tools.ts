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
  roundJoins,
  rubber,
  shadow,
  shape,
  slab,
  speckle,
  steel,
  stroke,
  turned,
  wall,
  wood,
} from './parts.ts';

const sledgeHammer: Drawing = pen => {
  const metal = iron(pen);
  const timber = wood(pen);
  return [
    group(
      'transform="rotate(40 160 160)"',
      shadow(176, 196, 26, 126),
      rounded('k', timber),
      rounded('m', metal, 'down'),
      slab('url(#k)', 148, 70, 24, 236, 8),
      slab(pen.brand[1], 146, 222, 28, 84, 9),
      shape('url(#m)', 'M92 36h136l12 10v44l-12 10h-136l-12-10v-44z'),
      stroke(metal[3], 3, 'M100 36v64M220 36v64', faint(0.6)),
      stroke('#fff', 3, 'M104 44h112', faint(0.5)),
      print(pen.label, 0, 0, 16, pen.onBrand, 76, 'translate(166 264) rotate(-90)'),
    ),
  ];
};

const plasterTrowel: Drawing = pen => {
  const metal = steel(pen);
  const timber = wood(pen);
  const teeth = pen.form === 'gigi' ? stroke(metal[3], 12, 'M44 228l186-62', ' stroke-dasharray="7 7"') : '';
  return [
    shadow(164, 250, 140, 16),
    gradient('m', 'slant', [0, '#fff'], [0.5, metal[1]], [1, metal[2]]),
    teeth,
    shape(metal[3], 'M36 170l190-64 66 46-196 68z'),
    shape('url(#m)', 'M36 162l190-64 66 46-196 68z'),
    stroke(metal[3], 11, 'M112 160l30-50M220 124l2-40', roundEnds),
    rounded('k', timber, 'down'),
    group('transform="rotate(-18 180 96)"', slab('url(#k)', 108, 74, 146, 34, 16), slab(pen.brand[1], 128, 74, 26, 34)),
    print(pen.label, 0, 0, 17, pen.brand[2], 90, 'matrix(.95-.32.8.5 196 174)'),
  ];
};

const adjustableWrench: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    turned(
      40,
      shadow(176, 176, 40, 140),
      rounded('m', metal),
      shape('url(#m)', 'M140 120h40l8 160q0 22-28 22t-28-22z'),
      shape(base, 'M136 190h48l4 90q0 22-28 22t-28-22z'),
      stroke(light, 4, 'M146 200l-4 84', roundEnds),
      shape('url(#m)', 'M104 92q-8-56 30-78l8 6v50h38v-30l20-4q22 40-2 84l-20 20h-44z'),
      shape(metal[3], 'M142 70h38v6h-38z'),
      slab(metal[3], 150, 84, 40, 18, 3),
      stroke(metal[0], 2, 'M156 84v18M162 84v18M168 84v18M174 84v18M180 84v18'),
      disc(shade, 160, 284, 7),
      print(pen.label, 0, 0, 15, pen.onBrand, 70, 'translate(165 240) rotate(-90)'),
    ),
  ];
};

const handSaw: Drawing = pen => {
  const metal = steel(pen);
  const timber = wood(pen);
  return [
    group(
      'transform="rotate(-22 160 170)"',
      shadow(164, 236, 144, 11),
      gradient('m', 'down', [0, '#fff'], [0.5, metal[1]], [1, metal[2]]),
      shape('url(#m)', 'M2 164l210-42v92h-206z'),
      stroke(metal[3], 5, 'M8 214h204', ' stroke-dasharray="3 5"'),
      rounded('k', timber),
      shape('url(#k)', 'M204 112q54-20 92 6 18 16 8 46l-18 54q-8 20-30 18l-52-4z'),
      shape('#efe7da', 'M232 138q30-8 44 4 8 10 2 28l-10 30q-6 12-18 10l-20-2z'),
      disc(metal[3], 216, 138, 4),
      disc(metal[3], 216, 200, 4),
      print(pen.label, 120, 188, 22, pen.brand[2], 120),
    ),
  ];
};

const hoe: Drawing = pen => {
  const metal = iron(pen);
  const handle =
    pen.form === 'mata-saja'
      ? ''
      : stroke(wood(pen)[2], 19, 'M92 92l196 180', roundEnds) + stroke(wood(pen)[0], 6, 'M92 88l194 178', roundEnds);
  return [
    shadow(166, 272, 130, 12),
    handle,
    gradient('m', 'slant', [0, metal[0]], [0.5, metal[1]], [1, metal[3]]),
    shape('url(#m)', 'M60 62l58-14 10 44-14 12q-10 74-62 130-26-30-36-72 40-40 44-100z'),
    stroke('#fff', 3, 'M18 164q8 36 34 68', faint(0.6)),
    disc(metal[3], 102, 80, 20),
    disc(pen.form === 'mata-saja' ? '#efe7da' : wood(pen)[1], 102, 80, 13),
    shape(pen.brand[1], 'M196 226h84v30h-84z'),
    print(pen.label, 238, 247, 17, pen.onBrand, 76),
  ];
};

const shovel: Drawing = pen => {
  const metal = iron(pen);
  const timber = wood(pen);
  const blade = pen.form === 'lancip' ? 'M116 158h88l4 62q-8 50-48 86-40-36-48-86z' : 'M112 158h96l6 112q0 16-18 18h-72q-18-2-18-18z';
  return [
    group(
      'transform="rotate(34 160 160)"',
      shadow(178, 176, 60, 132),
      rounded('k', timber),
      slab('url(#k)', 150, 20, 20, 150, 4),
      stroke(pen.brand[1], 15, 'M126 14h68M132 14l24 30M188 14l-24 30', roundJoins),
      gradient('m', 'slant', [0, metal[0]], [0.5, metal[1]], [1, metal[3]]),
      shape('url(#m)', blade),
      shape(metal[3], 'M146 120h28l6 48h-40z'),
      stroke('#fff', 3, 'M124 172l4 80', faint(0.5)),
      print(pen.label, 160, 222, 18, '#fff', 80),
    ),
  ];
};

const bucket: Drawing = pen => {
  const dark = pen.tint ?? rubber(pen);
  return [
    shadow(168, 264, 112, 16),
    stroke('#8a8f95', 5, 'M58 100c6-84 198-84 204 0'),
    gradient('k', 'across', [0, dark[1]], [0.3, dark[0]], [1, dark[3]]),
    shape('url(#k)', wall(56, 100, 208, 158, 26, 34)),
    disc(dark[0], 160, 100, 108, 28),
    disc(dark[3], 160, 102, 94, 21),
    shape(dark[2], 'M66 108a94 21 0 0 0 188 0q-94 40-188 0z', faint(0.6)),
    shape(pen.brand[1], 'M110 180h100v44h-100z'),
    print(pen.label, 160, 210, 22, pen.onBrand, 92),
    disc('#c9ced3', 60, 104, 6),
    disc('#c9ced3', 260, 104, 6),
  ];
};

const scraper: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade, deep] = pen.brand;
  if (pen.form === 'amplas') {
    return [
      shadow(170, 262, 130, 16),
      ...[24, 12, 0].map((d, i) => shape(['#8a5a34', '#a06d40', '#b98452'][i] ?? '', `M${62 + d} ${74 - d}l160-26 34 170-164 30z`)),
      speckle('#7a4c28', 2, 8, 'M76 90l150-24M82 120l150-24M88 150l150-24M94 180l150-24M98 206l150-24M102 232l150-24'),
      shape(base, 'M118 130l96-15 8 42-96 16z'),
      print(pen.label, 0, 0, 18, pen.onBrand, 84, 'translate(171 152) rotate(-9)'),
    ];
  }
  if (pen.form === 'lakban') {
    return [
      shadow(166, 256, 112, 15),
      disc('#c9b078', 172, 166, 92),
      disc('#ead9a8', 156, 160, 92),
      disc('none', 156, 160, 78, 78, ' stroke="#d8c48c" stroke-width="5"'),
      disc('#b9a06a', 156, 160, 52),
      disc('#efe7da', 160, 164, 44),
      shape('#ead9a8', 'M236 196l22-8 40 52-30 8z'),
      print(pen.label, 156, 236, 15, deep, 80),
    ];
  }
  return [
    turned(
      38,
      shadow(174, 180, 60, 120),
      gradient('m', 'across', [0, metal[0]], [0.5, '#fff'], [1, metal[2]]),
      shape('url(#m)', 'M142 130h36l44 130h-124z'),
      stroke(metal[3], 3, 'M98 258h124'),
      gradient('k', 'across', [0, base], [0.3, light], [1, shade]),
      shape('url(#k)', 'M140 24q20-12 40 0l8 60-8 52h-40l-8-52z'),
      disc(deep, 160, 38, 6),
      print(pen.label, 0, 0, 17, pen.onBrand, 76, 'translate(166 86) rotate(-90)'),
    ),
  ];
};

export const handTools = { sledgeHammer, plasterTrowel, adjustableWrench, handSaw, hoe, shovel, bucket, scraper };
