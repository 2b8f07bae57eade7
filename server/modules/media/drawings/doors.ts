import {
  box,
  brass,
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  iron,
  metalOf,
  print,
  redirected,
  roundEnds,
  rounded,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  white,
  wood,
} from './parts.ts';

const panelDoor: Drawing = pen => {
  const [light, base, shade, deep] = wood(pen);
  const gold = brass(pen);
  return [
    shadow(172, 272, 104, 12),
    shape(deep, 'M76 28h168l12-4v248h-180z'),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    slab('url(#k)', 86, 38, 148, 234),
    stroke(shade, 2, 'M94 42v226M104 42v226M214 42v226M226 42v226M92 156h136', faint(0.5)),
    `<defs><g id="g">${slab(deep, 0, 0, 50, 88)}${slab(shade, 4, 4, 46, 84)}${slab(base, 9, 9, 34, 72)}${shape(light, 'M9 9h34l-6 6h-22v60l-6 6z')}</g></defs>`,
    pen.form === '2-panel'
      ? '<use href="#g" transform="translate(104 56) scale(2.24 1)"/><use href="#g" transform="translate(104 166) scale(2.24 1)"/>'
      : clone('g', 106, 166) + clone('g', 164, 166),
    pen.form === 'kaca'
      ? slab(deep, 104, 52, 112, 98, 4) + slab('#bfdde6', 110, 58, 100, 86, 2) + shape('#fff', 'M116 136l66-76h22l-68 76z', faint(0.6))
      : '',
    pen.form === '' || pen.form === '4-panel' ? clone('g', 106, 56) + clone('g', 164, 56) : '',
    slab(gold[2], 216, 140, 13, 42, 5),
    disc(gold[3], 223, 157, 9),
    disc(gold[1], 221, 154, 9),
    disc('#fff', 218, 151, 3, 3, faint(0.8)),
    slab(gold[2], 83, 66, 6, 22),
    slab(gold[2], 83, 218, 6, 22),
    shape(pen.brand[1], 'M122 132h76v18h-76z'),
    print(pen.label, 160, 146, 13, pen.onBrand, 70),
  ];
};

const pvcDoor: Drawing = pen => {
  const pale = white(pen);
  const [light, base, shade, deep] = pen.brand;
  const slats = [0, 1, 2, 3, 4].map(i => `M108 ${206 + i * 11}h104`).join('');
  return [
    shadow(172, 272, 104, 12),
    shape(pale[3], 'M76 28h168l12-4v248h-180z'),
    shape(pale[0], 'M72 28h172v10h-162v234h-10z'),
    gradient('k', 'across', [0, light], [0.4, base], [1, shade]),
    slab('url(#k)', 82, 38, 156, 234),
    stroke(deep, 2, 'M108 40v230M134 40v230M160 40v230M186 40v230M212 40v230', faint(0.3)),
    stroke('#fff', 2, 'M110 40v230M136 40v230M162 40v230M188 40v230', faint(0.3)),
    slab(deep, 100, 196, 120, 66, 4),
    stroke(light, 6, slats),
    slab('#f4f1ec', 112, 66, 96, 84, 40),
    gradient('m', 'slant', [0, '#eaf5f7'], [1, '#9cc3cc']),
    slab('url(#m)', 118, 72, 84, 72, 34),
    stroke('#fff', 7, 'M128 132l52-54M150 136l44-46', faint(0.6)),
    disc('#8b939a', 224, 172, 10),
    disc('#e5e9ec', 222, 169, 8),
    print(pen.label, 160, 182, 14, pen.onBrand, 84),
  ];
};

const aluminiumWindow: Drawing = pen => {
  const [light, base, shade, deep] = metalOf(pen);
  return [
    shadow(168, 270, 140, 13),
    box(36, 50, 238, 216, 14, 8, [light, base, deep]),
    gradient('k', 'slant', [0, '#e6f4f8'], [0.5, '#b9dbe6'], [1, '#7fb0c2']),
    slab('url(#k)', 48, 62, 214, 192),
    shape('#7fa883', 'M48 232q40-30 74-14 40-40 80-8 30-16 60 4v40h-214z', faint(0.55)),
    shape('#fff', 'M56 220l92-158h34l-110 190h-16zM186 254l76-130v36l-54 94z', faint(0.4)),
    stroke(shade, 14, 'M56 70h198v176h-198z'),
    stroke(light, 4, 'M53 67h204'),
    shape(base, 'M150 62h18v192h-18z'),
    shape(light, 'M150 62h5v192h-5z'),
    shape(deep, 'M165 62h3v192h-3z'),
    slab('#3c4248', 171, 140, 8, 36, 4),
    slab('#3c4248', 139, 140, 8, 36, 4),
    shape(deep, 'M28 262h254l10 10h-274z'),
    shape(light, 'M28 260h254l4 4h-262z'),
    slab(pen.brand[1], 48, 52, 84, 8),
    print(pen.label, 102, 240, 13, '#fff', 84),
  ];
};

const doorLock: Drawing = pen => {
  const metal = metalOf(pen);
  const gold = brass(pen);
  return [
    shadow(168, 272, 104, 12),
    rounded('m', ['#fff', metal[1], metal[2], metal[3]]),
    redirected('k', 'm', 'down'),
    slab(metal[3], 82, 34, 82, 236, 14),
    slab('url(#m)', 76, 32, 82, 236, 14),
    disc(metal[3], 118, 102, 31),
    disc(metal[0], 116, 99, 29),
    shape(metal[3], 'M104 92h122q34 2 42 22 2 14-12 12-20-10-44-10h-108z'),
    shape('url(#k)', 'M104 84h122q34 2 42 20 2 14-12 12-20-10-44-10h-108z'),
    disc(metal[3], 117, 190, 22),
    disc(gold[1], 116, 188, 18),
    shape('#2f2a24', 'M116 176a7 7 0 0 1 4 13l3 13h-14l3-13a7 7 0 0 1 4-13z'),
    disc(metal[3], 117, 48, 5),
    disc(metal[3], 117, 253, 5),
    print(pen.label, 117, 236, 14, pen.brand[2], 70),
    stroke(gold[2], 8, 'M206 246l64-22M254 232l7 15M266 228l6 14'),
    stroke(gold[0], 2, 'M206 244l62-21'),
    stroke(pen.brand[1], 9, 'M180 255a14 12 0 1 0 28-8a14 12 0 1 0-28 8'),
  ];
};

const hinge: Drawing = pen => {
  const metal = metalOf(pen);
  const left = 'h116v206h-116q-12 0-12-12v-182q0-12 12-12z';
  const right = 'l106-18q12-2 12 10v186q0 10-12 14l-106 28z';
  return [
    shadow(166, 266, 134, 14),
    rounded('m', ['#fff', metal[1], metal[2], metal[3]]),
    gradient('k', 'slant', [0, '#fff'], [1, metal[2]]),
    shape(metal[3], `M36 64${left}M172 50${right}`),
    shape('url(#k)', `M34 58${left}`),
    shape(metal[2], `M170 44${right}`),
    slab('url(#m)', 142, 44, 38, 232, 4),
    stroke(metal[3], 4, 'M142 92h38M142 138h38M142 184h38M142 230h38'),
    disc(metal[2], 161, 44, 19, 8),
    disc('#fff', 160, 39, 12, 6),
    `<defs><g id="n">${disc(metal[3], 0, 0, 16)}${disc('#41484f', 1, 1, 12)}${disc(metal[1], 1, 3, 9)}${stroke('#41484f', 3, 'M-5 3h12M1-3v12')}</g></defs>`,
    (
      [
        [58, 92],
        [106, 162],
        [58, 232],
        [250, 76],
        [212, 146],
        [250, 198],
      ] as const
    )
      .map(([x, y]) => clone('n', x, y))
      .join(''),
    print(pen.label, 86, 128, 14, pen.brand[2], 84),
  ];
};

const padlock: Drawing = pen => {
  const isLong = pen.form === 'leher-panjang';
  const metal = steel(pen);
  const gold = brass(pen);
  const [, base, shade] = pen.brand;
  return [
    shadow(172, 268, 106, 15),
    ...(isLong
      ? [
          stroke(metal[3], 26, 'M112 176v-92q0-54 50-54t50 54v92'),
          stroke(metal[1], 20, 'M111 176v-92q0-54 51-54t49 54v92'),
          stroke('#fff', 6, 'M107 166v-84q4-44 48-49', roundEnds),
          '<g transform="translate(45 75) scale(.72)">',
        ]
      : [
          stroke(metal[3], 30, 'M104 140v-36q0-58 56-58t56 58v36'),
          stroke(metal[1], 24, 'M103 140v-36q0-58 57-58t55 58v36'),
          stroke('#fff', 7, 'M98 136v-34q4-50 54-56', roundEnds),
        ]),
    shape(gold[3], 'M244 134l14-8v128q0 12-14 14z'),
    gradient('k', 'slant', [0, gold[0]], [0.45, gold[1]], [1, gold[2]]),
    slab('url(#k)', 64, 132, 184, 136, 14),
    stroke(gold[3], 2, 'M66 152h180M66 250h180', faint(0.6)),
    stroke('#fff', 3, 'M74 135h160', faint(0.8)),
    slab(base, 64, 160, 184, 26),
    print(pen.label, 156, 180, 20, pen.onBrand, 150),
    disc(gold[3], 156, 218, 20),
    disc(gold[0], 155, 216, 17),
    shape('#2f2210', 'M155 204a8 8 0 0 1 4 15l3 13h-14l3-13a8 8 0 0 1 4-15z'),
    slab(shade, 64, 184, 184, 3),
    disc(iron(pen)[3], 84, 258, 3),
    disc(iron(pen)[3], 228, 258, 3),
    isLong ? '</g>' : '',
  ];
};

export const doors = { panelDoor, pvcDoor, aluminiumWindow, doorLock, hinge, padlock };
