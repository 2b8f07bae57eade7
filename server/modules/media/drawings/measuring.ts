import {
  brass,
  type Drawing,
  disc,
  faint,
  gradient,
  print,
  roundEnds,
  rounded,
  rubber,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  turned,
} from './parts.ts';

const longTape: Drawing = pen => {
  const dark = rubber(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(168, 264, 124, 15),
    stroke(dark[1], 22, 'M170 236l40 42', roundEnds),
    disc(deep, 162, 152, 104),
    `<radialGradient id="k" cx=".35" cy=".3" r=".9"><stop stop-color="${light}"/><stop offset=".6" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`,
    disc('url(#k)', 156, 148, 104),
    disc('#f6c343', 156, 148, 76),
    disc('none', 156, 148, 64, 64, ' stroke="#c99a1c" stroke-width="3"'),
    disc(dark[1], 156, 148, 46),
    stroke(dark[0], 13, 'M156 148l44-46', roundEnds),
    disc('#c9ced3', 204, 98, 14),
    print(pen.label, 156, 146, 15, '#fff', 76),
    print(pen.size.toLowerCase(), 156, 170, 19, '#fff', 70),
    shape('#f6c343', 'M58 208h-52v16h70z'),
    stroke('#3a2f10', 6, 'M12 214h50', ' stroke-dasharray="2 5"'),
  ];
};

const laserLevel: Drawing = pen => {
  const dark = rubber(pen);
  const [light, base, shade] = pen.brand;
  return [
    stroke('#38c768', 4, 'M0 128h320M160 0v300', faint(0.75)),
    stroke('#b6ffce', 1.5, 'M0 128h320M160 0v300'),
    shadow(164, 276, 96, 11),
    stroke(dark[1], 9, 'M160 232l-56 44M160 232l56 44M160 232v46', roundEnds),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    slab(shade, 96, 74, 136, 152, 18),
    slab('url(#k)', 90, 68, 136, 152, 18),
    slab(dark[1], 112, 92, 92, 72, 10),
    disc('#1c3b2a', 158, 128, 26),
    disc('#38c768', 158, 128, 13),
    disc('#d6ffe2', 155, 125, 5),
    print(pen.label, 158, 196, 20, pen.onBrand, 112),
    slab(dark[1], 132, 54, 52, 16, 5),
  ];
};

const laserMeter: Drawing = pen => {
  const dark = rubber(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(172, 264, 86, 14),
    stroke('#ff5a48', 4, 'M120 40l-30-40', faint(0.8)),
    turned(
      14,
      gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
      slab(dark[3], 100, 34, 130, 232, 22),
      slab(dark[1], 94, 30, 130, 232, 22),
      slab('url(#k)', 104, 40, 110, 212, 16),
      slab('#dfe9dc', 116, 58, 86, 78, 6),
      print(pen.size ? pen.size.toLowerCase() : '', 159, 126, 26, '#2b3a2b', 80),
      stroke('#2b3a2b', 2, 'M124 72h70M124 84h46'),
      print(pen.label, 159, 158, 16, pen.onBrand, 88),
      disc('#c8382c', 159, 186, 15),
      ...[130, 159, 188].map(x => disc(dark[0], x, 222, 10)),
    ),
  ];
};

const trySquare: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade, deep] = pen.brand;
  if (pen.form === 'benang') {
    return [
      shadow(166, 266, 104, 14),
      slab(deep, 92, 58, 136, 22, 8),
      slab(deep, 92, 238, 136, 22, 8),
      slab(base, 86, 52, 136, 22, 8),
      slab(base, 86, 232, 136, 22, 8),
      slab('#f6e9c8', 104, 74, 100, 158),
      stroke('#d6b25e', 5, 'M104 84l100 14M104 104l100 14M104 124l100 14M104 144l100 14M104 164l100 14M104 184l100 14M104 204l100 14'),
      stroke('#d6b25e', 4, 'M204 222q60 20 84 50', roundEnds),
      print(pen.label, 154, 250, 15, pen.onBrand, 110),
    ];
  }
  if (pen.form === 'unting') {
    const gold = brass(pen);
    return [
      stroke('#d6b25e', 4, 'M160 0v96'),
      shadow(168, 290, 40, 8),
      rounded('m', gold),
      slab('url(#m)', 144, 92, 32, 22, 4),
      shape('url(#m)', 'M120 120q2-10 14-10h52q12 0 14 10l-6 70-34 90-34-90z'),
      stroke(gold[3], 3, 'M124 150h72M128 190h64'),
      print(pen.label, 160, 176, 16, gold[3], 64),
    ];
  }
  return [
    shadow(166, 262, 136, 14),
    shape(metal[3], 'M78 52h44v190h-44z'),
    gradient('m', 'slant', [0, '#fff'], [0.5, metal[1]], [1, metal[2]]),
    shape('url(#m)', 'M74 46h42v190h-42z'),
    stroke(metal[3], 14, 'M81 54v174', ' stroke-dasharray="2 9"'),
    gradient('k', 'down', [0, light], [0.5, base], [1, shade]),
    slab(deep, 66, 214, 222, 48, 6),
    slab('url(#k)', 60, 206, 222, 48, 6),
    print(pen.label, 190, 238, 22, pen.onBrand, 140),
    disc(metal[0], 82, 220, 5),
    disc(metal[0], 106, 240, 5),
  ];
};

export const measuring = { longTape, laserLevel, laserMeter, trySquare };
