import {
  box,
  clone,
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
  shadow,
  shape,
  slab,
  steel,
  stroke,
  tones,
  turned,
  white,
} from './parts.ts';

const ledTube: Drawing = pen => {
  const pale = white(pen);
  const metal = steel(pen);
  return [
    turned(
      -28,
      shape('#ffe9a8', 'M0 96h320v120h-320z', faint(0.35)),
      shadow(166, 204, 150, 9),
      gradient('k', 'down', [0, '#fff'], [0.5, '#fff8de'], [1, pale[3]]),
      slab('url(#k)', 14, 140, 292, 38, 19),
      rounded('m', metal, 'down'),
      slab('url(#m)', 6, 138, 38, 42, 8),
      slab('url(#m)', 276, 138, 38, 42, 8),
      stroke(metal[3], 5, 'M0 150h8M0 168h8M312 150h8M312 168h8'),
      slab(pen.brand[1], 50, 138, 74, 42),
      print(pen.label, 87, 165, 17, pen.onBrand, 68),
      stroke('#fff', 5, 'M130 150h138', roundEnds),
    ),
  ];
};

const floodlight: Drawing = pen => {
  const dark = iron(pen);
  const lamp = (x: number, y: number): string => slab('#ffe08a', x, y, 22, 22, 3);
  return [
    shadow(168, 270, 110, 14),
    stroke(dark[3], 13, 'M74 130v104q0 16 16 16h140q16 0 16-16v-104', roundJoins),
    box(54, 68, 200, 134, 22, 14, [dark[1], dark[2], dark[3]]),
    slab('#2b3036', 68, 82, 172, 106, 4),
    slab('#d9d2c4', 76, 90, 156, 90, 3),
    ...[0, 1, 2, 3].flatMap(x => [0, 1].map(y => lamp(92 + x * 34, 104 + y * 36))),
    shape('#fff', 'M76 166l90-76h34l-106 90h-18z', faint(0.45)),
    stroke(pen.brand[1], 4, 'M56 196h196'),
    print(pen.label, 160, 244, 17, '#fff', 100),
    disc(dark[0], 72, 136, 8),
    disc(dark[0], 248, 136, 8),
  ];
};

const solarStreetLamp: Drawing = pen => {
  const metal = steel(pen);
  const [, base, shade] = pen.brand;
  return [
    shadow(84, 276, 52, 9),
    shape('#fff1b8', 'M176 160l-40 112h172l-44-112z', faint(0.5)),
    rounded('m', metal),
    slab('url(#m)', 74, 78, 17, 194, 3),
    slab(metal[3], 60, 264, 46, 9, 2),
    stroke(metal[2], 11, 'M82 150l100-28', roundEnds),
    shape(metal[3], 'M24 88l112-46 14 34-112 46z'),
    shape('#1d3f72', 'M26 80l112-46 14 34-112 46z'),
    stroke('#7fa6d6', 2, 'M54 69l14 34M82 57l14 34M110 46l14 34M33 97l112-46'),
    shape('#fff', 'M32 82l40-16-2 30-24 10z', faint(0.2)),
    shape(shade, 'M160 118l124-24q14 0 16 14l2 14-138 28z'),
    shape(base, 'M160 110l124-24q14 0 16 14l-136 28z'),
    shape('#fff3c2', 'M174 146l116-23 2 12-112 24z'),
    print(pen.label, 0, 0, 16, pen.onBrand, 90, 'translate(228 114) rotate(-11)'),
  ];
};

const outdoorSocket: Drawing = pen => {
  const grey = tones(210, 5, 72);
  const [, base] = pen.brand;
  return [
    shadow(172, 268, 112, 14),
    slab(grey[3], 78, 56, 176, 208, 20),
    gradient('k', 'slant', [0, grey[0]], [1, grey[2]]),
    slab('url(#k)', 70, 50, 176, 208, 20),
    slab(grey[2], 84, 96, 148, 146, 14),
    slab(grey[0], 88, 92, 140, 142, 14),
    stroke('#fff', 3, 'M98 98h118', roundEnds),
    slab(grey[3], 110, 66, 96, 18, 7),
    disc(grey[2], 158, 164, 44),
    disc(grey[1], 158, 162, 40),
    shape(base, 'M158 132c-14 20-22 28-22 40a22 22 0 0 0 44 0c0-12-8-20-22-40z'),
    print('IP', 158, 182, 18, pen.onBrand, 40),
    print(pen.label, 158, 226, 14, pen.brand[2], 100),
    disc(grey[3], 84, 64, 4),
    disc(grey[3], 232, 64, 4),
  ];
};

const extensionLead: Drawing = pen => {
  const pale = white(pen);
  const count = Number(pen.form.split('-')[0]) || 4;
  const step = 216 / count;
  return [
    shadow(168, 246, 146, 15),
    stroke('#3a3733', 9, 'M30 200q-24 40 40 58t130-2 80 16', roundEnds),
    slab('#3a3733', 262, 262, 38, 18, 7),
    stroke('#b9a06a', 4, 'M300 267h12M300 275h12'),
    group(
      'transform="rotate(-12 160 160)"',
      slab(pale[3], 26, 116, 272, 92, 16),
      slab(pale[0], 22, 108, 272, 92, 16),
      `<defs><g id="k">${disc(pale[3], 0, 0, 20)}${disc(pale[1], 1, 2, 17)}${disc('#2e2a26', -7, 0, 3.5)}${disc('#2e2a26', 7, 0, 3.5)}</g></defs>`,
      ...Array.from({ length: count }, (_, i) => clone('k', Math.round(62 + step * (i + 0.5)), 148)),
      slab(pen.brand[1], 36, 130, 20, 34, 4),
      print(pen.label, 168, 190, 15, pen.brand[2], 120),
    ),
  ];
};

const surgeArrester: Drawing = pen => {
  const pale = white(pen);
  const [, base, shade] = pen.brand;
  const poles = pen.form === '3-fasa' ? 3 : 1;
  const width = 64;
  const left = 160 - (poles * width) / 2 - 14;
  return [
    shadow(178, 270, 70 + poles * 26, 14),
    box(left, 60, poles * width, 206, 44, 24, [pale[0], pale[1], pale[2]]),
    `<defs><g id="k">${slab(base, 6, 0, 52, 112, 3)}${slab(shade, 6, 96, 52, 16)}${slab('#f6f2ea', 14, 12, 36, 46, 3)}${slab('#39a35a', 22, 68, 20, 18, 3)}${stroke(shade, 4, 'M36 20l-10 18h12l-8 16', roundJoins)}</g></defs>`,
    ...Array.from(
      { length: poles },
      (_, i) =>
        clone('k', left + i * width, 106) + disc('#8d949c', left + i * width + 32, 84, 9) + disc('#8d949c', left + i * width + 32, 244, 9),
    ),
    print(pen.label, left + (poles * width) / 2, 234, 12, pale[3], poles * width - 20),
  ];
};

export const lamps = { ledTube, floodlight, solarStreetLamp, outdoorSocket, extensionLead, surgeArrester };
