import {
  across,
  clone,
  type Drawing,
  faint,
  gradient,
  group,
  metalOf,
  paper,
  print,
  ripples,
  roundEnds,
  shadow,
  shape,
  speckle,
  stroke,
  white,
} from './parts.ts';

const waves = (count: number, width: number, depth: number): string =>
  `q${width / 2} ${depth} ${width} 0${`t${width} 0`.repeat(count - 1)}`;

const corrugatedSheet: Drawing = pen => {
  const [light, , , deep] = metalOf(pen);
  const rim = waves(18, 12, 9);
  return [
    shadow(160, 262, 146, 16),
    ripples('k', 0.0278, light, deep),
    `<defs><g id="w" transform="skewX(-16)">${shape('url(#k)', `M104 0h216v176${waves(18, -12, 9)}z`)}${stroke('#fff', 2, 'M104 1h216', faint(0.8))}${stroke(deep, 4, `M104 177${rim}`)}</g></defs>`,
    clone('w', -12, 84),
    clone('w', -26, 50),
    shape('#fff', 'M78 50h80l-50 176h-80z', faint(0.14)),
    shape(pen.brand[1], 'M148 92h84l-11 36h-84z'),
    print(pen.label, 184, 117, 20, pen.onBrand, 76),
  ];
};

const spandekSheet: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const rib =
    shape(base, 'M0 0h44l-54 168h-44z') +
    shape(light, 'M44 0l5-12h14l-54 168h-14l-5 12z') +
    shape(shade, 'M63-12l5 12-54 168-5-12z') +
    shape(deep, 'M-54 168h44l5-12h14l5 12v6h-9l-4-11h-6l-4 11h-45z');
  return [
    shadow(150, 264, 148, 15),
    `<defs><g id="k">${rib}</g><g id="l">${[0, 1, 2].map(i => clone('k', 78 + i * 68, 0)).join('')}${shape(base, 'M282 0h16l-54 168h-16z')}${shape(deep, 'M228 168h16v6h-16z')}</g></defs>`,
    clone('l', 4, 88),
    clone('l', -4, 56),
    shape('#fff', 'M74 56h72l-54 168h-72z', faint(0.12)),
    stroke('#fff', 2, 'M74 57h42l5-12h12l5 12h44l5-12h12l5 12h44l5-12h12l5 12h14', faint(0.6)),
    print(pen.label, 0, 0, 20, pen.onBrand, 130, 'translate(154 146) rotate(-72)'),
  ];
};

const metalRoofTile: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const crest = 'q19-14 38 0'.repeat(6);
  return [
    shadow(160, 262, 146, 16),
    ripples('k', 0.0835, shade, light),
    `<defs><g id="t">${shape('url(#k)', `M0 0${crest}v44${'q-19-14-38 0'.repeat(6)}z`)}${stroke(deep, 5, `M0 46${crest}`)}${stroke('#fff', 2, `M0 2${crest}`, faint(0.5))}</g></defs>`,
    group('transform="translate(78 62) skewX(-14)"', ...[0, 1, 2, 3].map(i => clone('t', 0, i * 47))),
    speckle(base, 2, 9, 'M70 90h210M60 136h220M50 182h220M36 230h220'),
    shape('#f7f3ec', 'M112 156h104l-8 32h-104z'),
    print(pen.label, 160, 178, 18, deep, 92),
  ];
};

const gypsumBoard: Drawing = pen => {
  const pale = white(pen);
  const [, base, , deep] = pen.brand;
  return [
    shadow(174, 266, 126, 16),
    `<defs><g id="p">${shape(pale[1], 'M70 74l150-30v210l-150 22z')}${shape(pale[3], 'M70 74l-9-4v202l9 4z')}${shape('#fff', 'M70 74l-9-4 150-30 9 4z')}${stroke(pale[3], 2, 'M221 44v210')}</g></defs>`,
    clone('p', 52, -18),
    clone('p', 36, -12),
    clone('p', 20, -6),
    clone('p', 4, 0),
    shape(base, 'M74 74l150-30v10l-150 30zM74 266l150-22v10l-150 22z'),
    shape(paper(pen)[1], 'M74 150l150-26v46l-150 24z', faint(0.5)),
    print(pen.label, 0, 0, 28, deep, 136, 'translate(149 170) skewY(-9)'),
    stroke(pale[3], 3, 'M90 98v150M208 76v150', ' stroke-dasharray="3 20"'),
    shape(across, 'M74 74l150-30v210l-150 22z', faint(0.5)),
  ];
};

const gutter: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    group('transform="rotate(-25 176 240)"', shadow(186, 212, 128, 14)),
    gradient('k', 'down', [0, deep], [1, shade]),
    shape('url(#k)', 'M30 150l148-84h98l-148 84q0 62-49 62t-49-62z'),
    shape(light, 'M30 150l148-84h-9l-148 84z'),
    stroke(light, 3, 'M60 186l70-40M84 196l74-44', faint(0.35)),
    gradient('m', 'down', [0, light], [0.4, base], [1, deep]),
    shape('url(#m)', 'M128 150l148-84c4 50-10 76-40 92l-138 76q-10 6-19 4 49-6 49-88z'),
    shape('#7d858d', 'M88 118l8-5h96l-8 5zM160 77l8-5h96l-8 5z'),
    shape('#555c63', 'M184 118v6h-20v-6zM256 77v6h-22v-6z'),
    stroke(light, 7, 'M24 150h10c-2 84 92 84 90 0h10', roundEnds),
    stroke('#fff', 3, 'M136 146l140-80', faint(0.7)),
    print(pen.label, 0, 0, 17, pen.onBrand, 100, 'translate(192 162) rotate(-29)'),
  ];
};

export const roofing = { corrugatedSheet, spandekSheet, metalRoofTile, gypsumBoard, gutter };
