import {
  brass,
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  type Pen,
  print,
  redirected,
  roundEnds,
  rounded,
  shadow,
  shape,
  slab,
  stroke,
  type Tones,
  tones,
} from './parts.ts';

const plastic = (pen: Pen): Tones => tones(pen.hue, 10, 84);

const pipeCoupling: Drawing = pen => {
  const pale = plastic(pen);
  return [
    shadow(170, 236, 126, 15),
    rounded('k', pale, 'down'),
    shape('url(#k)', 'M70 96h196a22 66 0 0 1 0 132h-196z'),
    disc(pale[0], 70, 162, 22, 66),
    disc(pale[2], 71, 162, 16, 54),
    disc('#453f39', 76, 162, 12, 46),
    shape(pen.brand[1], 'M160 96h16v132h-16z'),
    stroke('#fff', 5, 'M84 112h170', faint(0.8)),
    print(pen.label, 222, 186, 18, pen.brand[2], 84),
  ];
};

const maleAdapter: Drawing = pen => {
  const pale = plastic(pen);
  return [
    shadow(170, 240, 126, 15),
    rounded('k', pale, 'down'),
    shape('url(#k)', 'M196 116h84a16 46 0 0 1 0 92h-84z'),
    stroke(pale[3], 5, 'M210 116v92M226 116v92M242 116v92M258 116v92M274 117v90', faint(0.9)),
    shape('url(#k)', 'M160 92h42v140h-42z'),
    stroke(pale[3], 3, 'M160 116h42M160 146h42M160 178h42M160 210h42'),
    shape('url(#k)', 'M64 98h96v128h-96z'),
    disc(pale[0], 64, 162, 21, 64),
    disc(pale[2], 65, 162, 15, 52),
    disc('#453f39', 70, 162, 11, 44),
    print(pen.label, 118, 186, 16, pen.brand[2], 70),
    slab(pen.brand[1], 152, 98, 8, 128),
  ];
};

const pipeReducer: Drawing = pen => {
  const pale = plastic(pen);
  return [
    shadow(170, 246, 126, 15),
    rounded('k', pale, 'down'),
    shape('url(#k)', 'M218 122h60a14 40 0 0 1 0 80h-60z'),
    shape('url(#k)', 'M150 86l70 34v84l-70 34z'),
    shape('url(#k)', 'M66 84h86v156h-86z'),
    disc(pale[0], 66, 162, 25, 78),
    disc(pale[2], 67, 162, 19, 66),
    disc('#453f39', 73, 162, 14, 56),
    slab(pen.brand[1], 144, 84, 8, 156),
    stroke('#fff', 5, 'M84 104h60', faint(0.8)),
    print(pen.label, 118, 186, 17, pen.brand[2], 60),
  ];
};

const pipeCap: Drawing = pen => {
  const pale = plastic(pen);
  return [
    shadow(170, 258, 104, 16),
    rounded('k', pale),
    shape('url(#k)', 'M78 130q0-62 84-64t84 64v104a84 22 0 0 1-168 0z'),
    stroke(pale[3], 3, 'M78 214a84 22 0 0 0 168 0', faint(0.6)),
    shape(pen.brand[1], 'M78 186a84 22 0 0 0 168 0v10a84 22 0 0 1-168 0z'),
    shape('#fff', 'M96 126q4-40 52-48-32 16-34 56z', faint(0.8)),
    print(pen.label, 162, 166, 22, pen.brand[2], 110),
  ];
};

const pipeElbow45: Drawing = pen => {
  const [light, base, shade, deep] = plastic(pen);
  const bend = 'M70 120h70q34 0 56 24l54 60';
  return [
    shadow(176, 262, 116, 15),
    stroke(deep, 92, bend),
    stroke(shade, 84, 'M70 118h70q32 0 54 24l54 60'),
    stroke(base, 62, 'M70 112h72q30 0 50 22l56 62'),
    stroke(light, 26, 'M72 98h72q28 0 48 20l60 64'),
    gradient('k', 'down', [0, base], [0.25, light], [0.6, base], [1, deep]),
    slab('url(#k)', 62, 66, 50, 108, 4),
    disc(light, 62, 120, 18, 54),
    disc(shade, 62, 120, 13, 44),
    disc('#453f39', 66, 122, 9, 38),
    slab(pen.brand[1], 112, 66, 7, 108),
    group('transform="rotate(48 232 190)"', slab('url(#k)', 216, 132, 52, 108, 4), slab(pen.brand[1], 209, 132, 7, 108)),
    print(pen.label, 88, 146, 0, pen.brand[2], 60),
  ];
};

const pvcBallValve: Drawing = pen => {
  const pale = plastic(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(160, 246, 130, 15),
    rounded('m', pale),
    redirected('k', 'm', 'down'),
    slab('url(#k)', 70, 150, 180, 80, 8),
    disc('url(#k)', 160, 190, 60),
    slab('url(#m)', 144, 104, 32, 36, 3),
    slab('url(#k)', 40, 140, 62, 100, 6),
    slab('url(#k)', 218, 140, 62, 100, 6),
    disc(pale[0], 42, 190, 16, 50),
    disc('#453f39', 45, 190, 10, 38),
    shape(shade, 'M80 96h160q12 0 12 10t-12 10h-160q-12 0-12-10t12-10z'),
    shape(base, 'M80 86h160q12 0 12 10t-12 10h-160q-12 0-12-10t12-10z'),
    stroke(light, 4, 'M82 91h156', roundEnds),
    print(pen.label, 160, 200, 18, pen.brand[2], 96),
  ];
};

const floatValve: Drawing = pen => {
  const gold = brass(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(196, 270, 100, 13),
    rounded('m', gold),
    redirected('k', 'm', 'down'),
    stroke(gold[3], 9, 'M90 120q80 4 136 66'),
    stroke(gold[0], 4, 'M90 118q80 4 136 66'),
    slab('url(#k)', 22, 92, 60, 44, 3),
    stroke(gold[3], 3, 'M30 92v44M40 92v44M50 92v44'),
    slab('url(#k)', 66, 76, 26, 76, 4),
    slab('url(#m)', 82, 96, 36, 72, 5),
    slab('url(#m)', 88, 164, 24, 22, 3),
    disc(gold[0], 104, 116, 9),
    shape('#7fc2d9', 'M100 196q14 20 14 32a14 14 0 0 1-28 0q0-12 14-32z'),
    `<radialGradient id="g" cx=".35" cy=".3" r=".8"><stop stop-color="${light}"/><stop offset=".6" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    disc('url(#g)', 234, 206, 60),
    stroke(shade, 4, 'M175 208q59 26 118 0'),
    print(pen.label, 234, 200, 18, pen.onBrand, 92),
  ];
};

export const fittings = { pipeCoupling, maleAdapter, pipeReducer, pipeCap, pipeElbow45, pvcBallValve, floatValve };
