import {
  across,
  box,
  type Drawing,
  faint,
  gradient,
  paper,
  print,
  roundEnds,
  rounded,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  wall,
} from './parts.ts';

const carton: Drawing = pen => {
  const board = paper(pen);
  return [
    shadow(170, 264, 138, 17),
    box(44, 116, 190, 146, 54, 40, board),
    shape(board[3], 'M128 116l54-40h28l-54 40v36h-28z', faint(0.35)),
    stroke(board[3], 2, 'M44 116h190l54-40M234 116v146', faint(0.5)),
    shape(pen.brand[1], 'M66 176h146v54h-146z'),
    print(pen.label, 139, 212, 26, pen.onBrand, 130),
    stroke(board[3], 4, 'M252 208v-26l-6 8M252 182l6 4M270 194v-26l-6 8M270 168l6 4', roundEnds),
  ];
};

const plainSack: Drawing = pen => {
  const [, base, shade, deep] = pen.brand;
  const edge = 'M92 44h138l6 20c11 56 9 134 0 196q-2 9-13 8-62 5-124 0-11 1-13-8c-9-65-11-134 0-196z';
  return [
    shadow(170, 264, 112, 17),
    gradient('k', 'down', [0.2, '#f4efe6'], [0.2, base], [0.5, base], [0.5, '#f4efe6'], [0.88, '#f4efe6'], [0.88, shade]),
    shape('url(#k)', edge),
    shape(across, edge),
    stroke(deep, 2, 'M90 53h142', ' stroke-dasharray="6 4"'),
    stroke(deep, 2, 'M100 68q8 10 4 26M220 66q-10 12-4 32M96 230q10 6 14 20', faint(0.5)),
    print(pen.label, 161, 128, 30, pen.onBrand, 130),
    print(pen.size, 161, 214, 28, shade, 110),
    shape(base, 'M121 168h80v6h-80z'),
  ];
};

const jerrycan: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(170, 266, 108, 16),
    gradient('k', 'across', [0, base], [0.3, light], [0.65, base], [1, deep]),
    shape(deep, 'M96 60h34v26h-34z'),
    slab(shade, 92, 44, 42, 24, 5),
    stroke(light, 2, 'M98 48v18M106 48v18M114 48v18M122 48v18M130 48v18'),
    stroke(shade, 22, 'M150 76q6-22 34-22h22q22 2 26 28', roundEnds),
    shape('url(#k)', 'M80 104q4-22 26-24h118q20 2 22 24l6 148q0 14-16 14h-144q-16 0-16-14z'),
    stroke(deep, 3, 'M88 96h150', faint(0.4)),
    slab('#f6f2ea', 96, 130, 138, 100, 8),
    print(pen.label, 165, 172, 26, shade, 120),
    print(pen.size, 165, 210, 24, '#4a4540', 100),
    stroke('#fff', 4, 'M96 104q4-12 16-14', roundEnds),
  ];
};

const foamCan: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const metal = steel(pen);
  return [
    shadow(166, 270, 70, 12),
    gradient('k', 'across', [0, base], [0.3, light], [0.6, base], [1, deep]),
    shape('url(#k)', wall(112, 104, 96, 160, 10)),
    rounded('m', metal),
    shape('url(#m)', 'M112 104q2-22 26-24h44q24 2 26 24a48 10 0 0 1-96 0z'),
    slab(metal[3], 146, 56, 28, 26, 3),
    shape(shade, 'M150 26h18v32h-18zM132 40h56v14h-56z'),
    stroke('#f2e3b3', 8, 'M150 34l-72-8', roundEnds),
    slab('#f6f2ea', 112, 146, 96, 60),
    print(pen.label, 160, 172, 20, shade, 86),
    print(pen.size, 160, 196, 17, '#4a4540', 80),
    shape('#f4dd9a', 'M40 268q-10-26 14-32 6-20 28-12 22-10 28 14 20 8 6 30z'),
    shape('#fff3cd', 'M54 250q2-14 22-18-12 14-10 22z'),
  ];
};

const epoxyTubes: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const tube = (id: string, fill: string): string =>
    `<g id="${id}">${shape('#d5cfc4', 'M0 0h66v14h-66z')}${shape(fill, 'M2 14h62l-8 150h-46z')}${shape(across, 'M2 14h62l-8 150h-46z')}${slab('#e6e1d8', 20, 164, 26, 10)}${slab('#3a3733', 16, 174, 34, 30, 4)}</g>`;
  return [
    shadow(168, 264, 112, 14),
    `<defs>${tube('k', base)}${tube('l', '#f4efe6')}</defs>`,
    '<use href="#l" transform="translate(170 44) rotate(8)"/><use href="#k" transform="translate(80 52) rotate(-8)"/>',
    print('A', 130, 140, 40, pen.onBrand, 60),
    print('B', 194, 140, 40, deep, 60),
    shape(shade, 'M96 236h126v28h-126z'),
    shape(light, 'M96 236h126v4h-126z'),
    print(pen.label, 159, 257, 18, '#fff', 110),
  ];
};

export const packs = { carton, plainSack, jerrycan, foamCan, epoxyTubes };
