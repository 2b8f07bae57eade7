import {
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  iron,
  print,
  redirected,
  roundEnds,
  rounded,
  rubber,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  type Tones,
} from './parts.ts';

const shine = (metal: Tones): string => rounded('m', ['#fff', metal[1], metal[2], metal[3]]) + redirected('k', 'm', 'down');

const knobLock: Drawing = pen => {
  const metal = steel(pen);
  return [
    shadow(168, 268, 112, 14),
    shine(metal),
    disc(metal[3], 120, 156, 76),
    disc('url(#k)', 114, 150, 76),
    disc(metal[2], 118, 154, 52),
    `<radialGradient id="g" cx=".35" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".6" stop-color="${metal[1]}"/><stop offset="1" stop-color="${metal[3]}"/></radialGradient>`,
    shape(metal[2], 'M114 122h70v60h-70z'),
    disc('url(#g)', 204, 152, 62),
    disc(metal[3], 216, 152, 15),
    slab('#2f3338', 209, 148, 14, 7, 2),
    slab(pen.brand[1], 84, 236, 152, 26, 4),
    print(pen.label, 160, 255, 17, pen.onBrand, 140),
  ];
};

const digitalLock: Drawing = pen => {
  const dark = rubber(pen);
  const metal = steel(pen);
  return [
    shadow(168, 276, 78, 10),
    shine(metal),
    slab(dark[3], 98, 26, 94, 246, 16),
    gradient('g', 'slant', [0, dark[1]], [1, dark[3]]),
    slab('url(#g)', 92, 22, 94, 246, 16),
    stroke('#9fd3e6', 12, 'M114 56h52M114 80h52M114 104h52M114 128h52', ' stroke-dasharray="0 25" stroke-linecap="round"'),
    slab('#1f2a2e', 122, 150, 34, 22, 6),
    stroke('#9fd3e6', 2, 'M130 166v-6q0-6 9-6t9 6v6M135 167v-6q0-3 4-3t4 3v6'),
    shape(metal[3], 'M120 196h122q20 2 20 18t-20 16h-122z'),
    shape('url(#k)', 'M118 190h122q20 2 20 17t-20 15h-122z'),
    disc(pen.brand[1], 139, 206, 8),
    print(pen.label, 139, 252, 13, '#fff', 78),
  ];
};

const barrelBolt: Drawing = pen => {
  const metal = steel(pen);
  return [
    shadow(168, 238, 142, 14),
    shine(metal),
    slab(metal[3], 22, 116, 208, 104, 8),
    slab(metal[1], 18, 110, 208, 104, 8),
    slab(metal[3], 250, 116, 54, 104, 8),
    slab(metal[1], 246, 110, 54, 104, 8),
    slab('url(#k)', 36, 142, 232, 34, 15),
    slab('url(#k)', 40, 130, 34, 60, 5),
    slab('url(#k)', 168, 130, 34, 60, 5),
    slab('url(#k)', 256, 130, 34, 60, 5),
    shape('url(#m)', 'M114 150h22v-52q0-12-11-12t-11 12z'),
    disc(metal[3], 125, 88, 14),
    disc('#fff', 122, 85, 7, 7, faint(0.8)),
    ...[32, 212].flatMap(x => [124, 200].map(y => disc(metal[3], x, y, 6))),
    print(pen.label, 120, 206, 15, pen.brand[2], 90),
  ];
};

const concealedHinge: Drawing = pen => {
  const metal = steel(pen);
  return [
    shadow(168, 256, 130, 14),
    shine(metal),
    disc(metal[3], 92, 178, 70, 60),
    disc('url(#k)', 88, 172, 70, 60),
    disc(metal[2], 90, 174, 52, 43),
    disc(metal[3], 90, 180, 44, 33),
    shape('url(#m)', 'M82 142l28-34 60 10-20 54-40 14z'),
    shape(metal[3], 'M150 92h132q14 0 14 14v52q0 14-14 14h-126z'),
    shape('url(#k)', 'M146 86h132q14 0 14 14v52q0 14-14 14h-126z'),
    slab(metal[3], 208, 110, 46, 32, 14),
    disc('#41484f', 186, 126, 9),
    disc('#41484f', 231, 126, 9),
    disc('#41484f', 42, 172, 8),
    disc('#41484f', 134, 172, 8),
    slab(pen.brand[1], 180, 208, 104, 34, 4),
    print(pen.label, 232, 231, 18, pen.onBrand, 94),
  ];
};

const windowStay: Drawing = pen => {
  const metal = steel(pen);
  return [
    shadow(166, 262, 140, 13),
    shine(metal),
    slab(metal[3], 20, 216, 284, 30, 4),
    slab('url(#k)', 16, 210, 284, 30, 4),
    stroke(metal[3], 25, 'M52 222l190-122'),
    stroke(metal[1], 20, 'M50 219l190-122'),
    stroke('#fff', 4, 'M50 214l188-121', roundEnds),
    stroke(metal[3], 21, 'M246 222l-92-76'),
    stroke(metal[0], 15, 'M246 219l-92-76'),
    `<defs><g id="n">${disc(metal[3], 0, 0, 14)}${disc(metal[0], -1, -2, 9)}</g></defs>`,
    clone('n', 52, 222),
    clone('n', 246, 222),
    clone('n', 154, 146),
    clone('n', 242, 98),
    stroke('#41484f', 10, 'M90 226h196', ' stroke-dasharray="0 48" stroke-linecap="round"'),
    slab(pen.brand[1], 44, 84, 96, 32, 4),
    print(pen.label, 92, 106, 18, pen.onBrand, 86),
  ];
};

const weldHinge: Drawing = pen => {
  const metal = iron(pen);
  const one = (id: string): string =>
    `<g id="${id}">${slab(metal[3], 5, 4, 54, 104, 8)}${slab('url(#m)', 0, 0, 54, 104, 8)}${slab(metal[3], 0, 104, 54, 5)}${slab('#c9a34a', 4, 106, 46, 4)}${slab('url(#m)', 0, 110, 54, 104, 8)}${shape('#fff', 'M10 8h6v90h-6zM10 118h6v88h-6z', faint(0.4))}</g>`;
  return [
    shadow(168, 264, 126, 14),
    shine(metal),
    `<defs>${one('k2')}</defs>`,
    '<use href="#k2" transform="translate(84 40) rotate(-4)"/><use href="#k2" transform="translate(182 44) rotate(8)"/>',
    slab(pen.brand[1], 112, 224, 96, 32, 4),
    print(pen.label, 160, 246, 18, pen.onBrand, 88),
  ];
};

export const ironmongery = { knobLock, digitalLock, barrelBolt, concealedHinge, windowStay, weldHinge };
