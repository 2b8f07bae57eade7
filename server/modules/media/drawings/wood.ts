import {
  clone,
  concrete,
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  print,
  shadow,
  shape,
  slab,
  speckle,
  stroke,
  tones,
  wood,
} from './parts.ts';

/** A stack of boards seen from a corner: the near face runs down to the right, so that its edge shows what the board is made of. */
const face = (y: number, thickness: number, front: string, side: string, top: string): string =>
  shape(top, `M26 ${y}l104-52 166 40-104 56z`) +
  shape(front, `M26 ${y}l166 44v${thickness}l-166-44z`) +
  shape(side, `M192 ${y + 44}l104-56v${thickness}l-104 56z`);

const plywood: Drawing = pen => {
  const [light, base, shade, deep] = wood(pen);
  const [top = light, grain = base] = pen.form === 'film' ? tones(18, 30, 24) : (pen.tint ?? []);
  const edge = (y: number): string => `M26 ${y}l166 44 104-56`;
  return [
    shadow(164, 246, 146, 22),
    '<defs><g id="p">',
    face(116, 30, base, shade, top),
    stroke(deep, 5, edge(119) + edge(131) + edge(143), faint(0.65)),
    stroke(light, 3, edge(125)),
    '</g></defs>',
    clone('p', 0, 72),
    clone('p', 0, 36),
    clone('p', 0, 0),
    stroke(grain, 3, 'M60 112q90-36 110-34M70 122q80-40 140-38M96 126q60-36 130-32M124 134q60-34 130-34', faint(0.7)),
    stroke(pen.tint || pen.form ? grain : shade, 2, 'M150 108q20-12 46-10 12 4-6 12-26 8-46 4-8-4 6-6z', faint(0.7)),
    shape(pen.brand[1], 'M50 122l88 23v26l-88-23z'),
    print(pen.label, 0, 0, 17, pen.onBrand, 80, 'matrix(1 .265 0 1 94 153)'),
  ];
};

const timber: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? wood(pen);
  const brand = pen.brand;
  return [
    group('transform="rotate(-35 176 240)"', shadow(200, 222, 124, 16)),
    '<defs><g id="k">',
    shape(light, 'M0 0l120-84h62l-120 84z'),
    shape(shade, 'M62 0l120-84v44l-120 84z'),
    slab(base, 0, 0, 62, 44),
    stroke(deep, 2, 'M10 44q0-30 22-32t20 32M20 44q2-20 12-20t12 20M2 20q10-18 30-18t28 14', faint(0.7)),
    stroke(base, 2, 'M20-6l104-72M38-6l112-78M66 12l110-76M66 28l112-76', faint(0.8)),
    shape(brand[1], 'M94-66h62l-16 11h-62z'),
    shape(brand[2], 'M156-66v44l-16 11v-44z'),
    '</g></defs>',
    (
      [
        [12, 214],
        [78, 214],
        [12, 168],
        [78, 168],
        [45, 122],
      ] as const
    )
      .map(([x, y]) => clone('k', x, y))
      .join(''),
    print(pen.label, 0, 0, 16, brand[3], 80, 'matrix(.82-.57 0 1 162 126)'),
  ];
};

const cementBoard: Drawing = pen => {
  const [light, base, shade, deep] = concrete(pen);
  return [
    shadow(176, 266, 120, 16),
    shape(deep, 'M150 60l106-24 14 3v210l-106 26-14-5z'),
    shape(shade, 'M150 60l106-24 6 3v210l-106 22z'),
    shape(deep, 'M62 62l12-5 146 34v176l-12 5z'),
    gradient('k', 'slant', [0, light], [0.6, base], [1, shade]),
    shape('url(#k)', 'M56 64l150 32v178l-150-40z'),
    shape(deep, 'M206 96l12-4v178l-12 4z'),
    shape('#fff', 'M56 64l12-5 150 33-12 4z'),
    speckle(deep, 2, 14, 'M68 88l130 30M64 108l136 34M70 130l128 32M64 152l134 36M68 174l130 36M64 196l136 38M70 220l126 34'),
    speckle('#fff', 2, 19, 'M66 98l132 30M70 142l130 34M66 186l130 36M72 230l122 34'),
    disc(deep, 70, 82, 4),
    disc(deep, 192, 110, 4),
    disc(deep, 70, 224, 4),
    disc(deep, 192, 258, 4),
    shape(pen.brand[1], 'M84 146l94 23v30l-94-24z'),
    print(pen.label, 0, 0, 18, pen.onBrand, 86, 'matrix(1 .25 0 1 131 180)'),
  ];
};

const blockboard: Drawing = pen => {
  const [light, base, shade, deep] = wood(pen);
  return [
    shadow(164, 250, 146, 20),
    face(150, 64, base, shade, light),
    group(
      'transform="matrix(1 .265 0 1 26 150)"',
      slab(deep, 0, 12, 166, 40),
      [0, 1, 2, 3, 4, 5].map(i => slab(i % 2 ? light : base, i * 28, 13, 26, 38)).join(''),
      stroke(
        shade,
        2,
        'M4 44q8-24 20-26M8 48q10-16 16-18M34 24l18 8M34 34l18 8M60 48q6-26 20-30M66 48q6-14 14-16M92 20l16 4M90 32l18 6M118 48q0-24 18-28M126 48q2-12 10-14M144 26l20 6M144 38l20 6',
      ),
      stroke(deep, 2, 'M0 12h166M0 52h166', faint(0.7)),
    ),
    stroke(shade, 2, 'M60 144q70-34 100-34M90 152q60-34 120-34M120 162q60-30 116-32M160 172q40-24 96-30', faint(0.6)),
    print(pen.label, 0, 0, 26, pen.brand[2], 130, 'matrix(.96 .24-.88 .45 156 150)'),
    shape(pen.brand[1], 'M214 182l16-9v64l-16 9zM214 182l-164-41 16-9 164 41z', faint(0.9)),
  ];
};

export const boards = { plywood, timber, cementBoard, blockboard };
