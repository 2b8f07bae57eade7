import {
  across,
  box,
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  iron,
  metalOf,
  paper,
  print,
  roundEnds,
  rounded,
  shadow,
  shape,
  slab,
  slant,
  steel,
  stroke,
  type Tones,
  turned,
  wall,
} from './parts.ts';

const nails: Drawing = pen => {
  const metal = steel(pen);
  const head = pen.form === 'payung' ? 24 : 15;
  const [, base, shade] = pen.brand;
  const card = paper(pen);
  const box = 'M76 112h168l-10 146h-148z';
  const nail = (x: number, y: number, turn: number): string => `<use href="#n" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return [
    shadow(160, 262, 140, 16),
    rounded('m', ['#fff', metal[1], metal[2], metal[3]]),
    `<defs><g id="n">${shape('url(#m)', 'M-5 0h10v104l-5 18-5-18z')}${disc(metal[3], 0, 2, head, 6)}${disc('#f4f6f8', 0, -1, head, 6)}</g></defs>`,
    shape(card[3], 'M82 112h156l-12-16h-132z'),
    nail(112, 54, -14),
    nail(142, 40, -4),
    nail(176, 46, 6),
    nail(208, 58, 16),
    nail(160, 66, 0),
    shape(card[1], box),
    shape(base, 'M79 152h162l-4 62h-154z'),
    shape(across, box),
    print(pen.label, 160, 192, 26, pen.onBrand, 146),
    print(pen.size.toLowerCase(), 160, 244, 18, shade, 70),
    nail(40, 248, -66),
    nail(292, 236, 70),
  ];
};

const hexHead = ([light, base, , deep]: Tones): string =>
  disc(deep, 0, 20, 27, 8) +
  shape(deep, 'M18-8l6 4v18l-6 4z') +
  shape(base, 'M-18-8h36v26h-36z') +
  shape(light, 'M-18-8l-6 4v18l6 4zM-18-8l6-6h26l10 10-6-4z');

const screws: Drawing = pen => {
  const isHex = pen.form !== '';
  const metal = isHex ? steel(pen) : metalOf(pen);
  const [, base, , deep] = pen.brand;
  return [
    shadow(164, 268, 128, 14),
    rounded('m', [pen.tint && !isHex ? metal[0] : '#fff', metal[1], metal[2], metal[3]]),
    `<defs><g id="n">${shape('url(#m)', 'M-9 24h18v138l-9 34-9-34z')}${stroke(metal[3], 5, 'M-13 62l26-9M-13 76l26-9M-13 90l26-9M-13 104l26-9M-13 118l26-9M-13 132l26-9M-13 146l26-9M-11 160l22-8M-8 172l16-6', ' stroke-linecap="round"')}${isHex ? hexHead(metalOf(pen)) : shape(metal[2], 'M-27 4h54l-18 26h-18z') + disc(metal[3], 0, 4, 28, 12) + disc(pen.tint ? metal[0] : '#eef1f3', 0, 0, 28, 12) + stroke(pen.tint ? metal[3] : '#4b5259', 5, 'M-11-3l22 6M11-3l-22 6')}</g></defs>`,
    `<use href="#n" transform="translate(96 70) rotate(10)"/><use href="#n" transform="translate(224 70) rotate(-12)"/>`,
    clone('n', 160, 54),
    shape(base, 'M88 224h150v40h-150z'),
    shape(deep, 'M238 224l12-8v40l-12 8z'),
    shape(pen.brand[0], 'M88 224l12-8h150l-12 8z'),
    print(pen.label, 163, 251, 20, pen.onBrand, 136),
  ];
};

const anchorBolt: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    turned(
      -32,
      shadow(170, 200, 150, 12),
      rounded('m', ['#fff', metal[1], metal[2], metal[3]], 'down'),
      slab('url(#m)', 14, 144, 210, 30, 3),
      stroke(metal[3], 30, 'M18 159h76', ' stroke-dasharray="2 5" opacity=".6"'),
      slab('url(#m)', 132, 139, 116, 40, 4),
      stroke('#2b3036', 3, 'M150 159h94M184 148h60M184 170h60'),
      shape('url(#m)', 'M246 141l48-9q8 0 8 8v38q0 8-8 8l-48-9z'),
      slab('url(#m)', 108, 122, 9, 74, 3),
      shape(metal[0], 'M70 128h38v20h-38z'),
      shape(metal[1], 'M70 146h38v28h-38z'),
      shape(metal[3], 'M70 172h38v20h-38z'),
      stroke('#fff', 2, 'M70 129h36', faint(0.9)),
      slab(base, 128, 139, 10, 40),
      disc(metal[2], 14, 159, 5, 15),
    ),
    shadow(238, 266, 70, 8),
    box(188, 230, 88, 34, 12, 8, [light, base, shade]),
    print(pen.label, 232, 253, 17, pen.onBrand, 82),
  ];
};

const glueCan: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(168, 262, 104, 15),
    gradient('k', 'across', [0, base], [0.3, light], [0.6, base], [1, deep]),
    shape('url(#k)', wall(84, 104, 152, 148, 18)),
    shape('#fff', 'M84 146a76 18 0 0 0 152 0v66a76 18 0 0 1-152 0z', faint(0.92)),
    disc(shade, 160, 104, 76, 18),
    disc('#d9dde1', 160, 101, 70, 15),
    disc('#aab0b6', 160, 103, 56, 11),
    slab('#7d848b', 142, 66, 36, 34, 6),
    disc('#9aa2a8', 160, 66, 18, 6),
    print(pen.label, 160, 190, 24, shade, 128),
    print(pen.size.toLowerCase(), 160, 220, 20, '#4a4540', 100),
  ];
};

const glueTube: Drawing = pen => {
  if (pen.form === 'kaleng' || /^[5-9]\d\d G|KG/.test(pen.size)) return glueCan(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(170, 270, 88, 13),
    gradient('k', 'across', [0, base], [0.3, light], [0.6, base], [1, deep]),
    gradient('w', 'across', [0, '#ece8e1'], [0.3, '#fff'], [0.7, '#f3efe8'], [1, '#b9b2a6']),
    shape('url(#w)', 'M98 34h128l-12 152q-2 18-18 26h-68q-16-8-18-26z'),
    shape('url(#k)', 'M100.500 66h123l-7 92h-109z'),
    shape('#d5cfc4', 'M96 26h132l-1 18h-130z'),
    stroke(
      '#a89f90',
      2,
      'M104 28v14M114 28v14M124 28v14M134 28v14M144 28v14M154 28v14M164 28v14M174 28v14M184 28v14M194 28v14M204 28v14M214 28v14',
    ),
    print(pen.label, 162, 110, 24, pen.onBrand, 106),
    print(pen.size.toLowerCase(), 162, 140, 18, pen.onBrand, 80),
    shape('#d9d3c8', 'M140 212h44v14h-44z'),
    shape('url(#k)', 'M128 222h68l5 40q0 8-8 8h-62q-8 0-8-8z'),
    stroke(deep, 3, 'M138 226l-3 42M150 226l-2 43M162 226v43M174 226l2 43M186 226l3 42', faint(0.5)),
    stroke('#fff', 4, 'M116 72l6 112', ' opacity=".6" stroke-linecap="round"'),
    shape(shade, 'M110 178q52 8 104 0l-1 6q-50 8-102 0z', faint(0.6)),
  ];
};

const siliconeTube: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const dark = iron(pen);
  return [
    shadow(168, 270, 76, 12),
    gradient('k', 'across', [0, base], [0.3, light], [0.6, base], [1, deep]),
    gradient('w', 'across', [0, '#e6e1d8'], [0.3, '#fff'], [0.7, '#f0ece5'], [1, '#b3aca0']),
    shape('url(#w)', 'M152 22h14l8 62h-30z'),
    shape('url(#w)', 'M128 84h62v14h-62z'),
    shape('url(#k)', wall(112, 98, 94, 166, 10)),
    shape('url(#w)', 'M112 132a47 10 0 0 0 94 0v84a47 10 0 0 1-94 0z'),
    disc(shade, 159, 98, 47, 10),
    disc(light, 156, 96, 38, 6, faint(0.7)),
    slab('#fff', 128, 90, 62, 8),
    print(pen.label, 159, 172, 20, pen.onBrand === '#fff' ? shade : '#38332d', 86),
    shape(base, 'M128 184h62v5h-62zM140 196h38v5h-38z'),
    shape('#f5f3ef', 'M150 16q8-8 18-2l-2 12h-14z'),
    stroke('#efece6', 12, 'M36 262q40 10 60 2t40 4', ' stroke-linecap="round"'),
    stroke('#fff', 4, 'M38 259q40 10 58 2', ' stroke-linecap="round"'),
    stroke(dark[0], 2, 'M152 40h12M151 54h16'),
  ];
};

const wireCoil: Drawing = pen => {
  const metal = iron(pen);
  const ring = 'M34 190a126 70 0 1 0 252 0a126 70 0 1 0-252 0M88 184a72 34 0 1 1 144 0a72 34 0 1 1-144 0';
  return [
    shadow(164, 256, 140, 18),
    stroke(metal[2], 5, 'M262 214q40-30 34-90-4-44-26-56', roundEnds),
    shape(metal[3], 'M34 190a126 70 0 0 0 252 0v12a126 70 0 0 1-252 0z'),
    `<radialGradient id="k" r=".022" spreadMethod="reflect"><stop stop-color="${metal[0]}"/><stop offset="1" stop-color="${metal[3]}"/></radialGradient>`,
    shape('url(#k)', ring, ' fill-rule="evenodd"'),
    shape(slant, ring, ' fill-rule="evenodd"'),
    stroke(metal[3], 14, 'M56 142l46 28M262 142l-44 28M112 210l-12 46M208 210l12 44'),
    stroke(metal[0], 4, 'M54 144l46 28M260 140l-44 28M110 210l-12 46M206 210l12 44'),
    stroke('#6b5f50', 2, 'M152 124v-50'),
    shape(pen.brand[1], 'M104 42h92l14 20-14 20h-92z'),
    disc('#fff', 196, 62, 4),
    print(pen.label, 148, 68, 18, pen.onBrand, 80),
  ];
};

export const fasteners = { nails, screws, anchorBolt, glueTube, siliconeTube, wireCoil };
