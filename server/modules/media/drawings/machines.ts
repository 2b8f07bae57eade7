import {
  box,
  type Drawing,
  disc,
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
  steel,
  stroke,
  tones,
} from './parts.ts';

const cordedDrill: Drawing = pen => {
  const dark = rubber(pen);
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(178, 268, 110, 13),
    stroke(dark[1], 9, 'M236 244q10 34 66 26', roundEnds),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    rounded('m', metal, 'down'),
    slab('url(#m)', 10, 124, 52, 9, 2),
    shape('url(#m)', 'M58 112h34v34h-34l-10-8v-18z'),
    slab(dark[1], 90, 104, 22, 50, 4),
    shape('url(#k)', 'M110 92h132q32 4 32 34t-30 36h-134z'),
    shape(shade, 'M198 158h52l8 76q0 18-16 18h-28q-12 0-12-12z'),
    shape(dark[1], 'M214 172h30l8 62q0 12-10 12h-22q-8 0-8-10z'),
    slab('#c8382c', 190, 166, 14, 28, 5),
    stroke(dark[1], 13, 'M102 156v62', roundEnds),
    stroke(dark[3], 4, 'M232 106v34M244 106v34M256 110v28'),
    print(pen.label, 166, 134, 20, pen.onBrand, 88),
  ];
};

const rotaryHammer: Drawing = pen => {
  const dark = rubber(pen);
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(168, 266, 130, 14),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    rounded('m', metal, 'down'),
    slab('url(#m)', 4, 112, 84, 13, 3),
    stroke(metal[3], 3, 'M10 124l14-12M26 124l14-12M42 124l14-12M58 124l14-12'),
    slab(dark[1], 84, 96, 34, 46, 6),
    shape('url(#k)', 'M116 84h128q34 0 38 30v34h-166z'),
    shape('url(#k)', 'M132 146h76v80q0 16-16 16h-44q-16 0-16-16z'),
    stroke(dark[1], 24, 'M276 120q22 60-8 108-14 10-66 6', roundJoins),
    stroke(base, 7, 'M278 124q18 54-6 98'),
    stroke(dark[1], 14, 'M112 140l-16 76', roundEnds),
    slab('#c8382c', 252, 160, 12, 32, 5),
    print(pen.label, 190, 124, 21, pen.onBrand, 110),
    stroke(dark[3], 4, 'M148 164h44M148 176h44M148 188h44'),
  ];
};

const jigsaw: Drawing = pen => {
  const dark = rubber(pen);
  const metal = steel(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(166, 262, 132, 14),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    rounded('m', metal, 'down'),
    stroke(dark[1], 26, 'M96 128q10-60 80-58t90 62', roundEnds),
    shape('url(#k)', 'M60 134h196q30 4 30 34v34h-162l-16 22h-28q-20 0-24-20z'),
    slab(metal[1], 76, 196, 30, 44),
    shape(metal[2], 'M84 240h12v46l-12-8z'),
    stroke(metal[3], 3, 'M84 244l-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4'),
    slab('url(#m)', 40, 238, 220, 12, 3),
    shape(metal[3], 'M150 202h40v36h-40z'),
    stroke(dark[1], 9, 'M282 168q30 4 34-26', roundEnds),
    slab('#c8382c', 192, 92, 26, 11, 5),
    print(pen.label, 182, 180, 22, pen.onBrand, 120),
  ];
};

const drillBits: Drawing = pen => {
  const metal = steel(pen);
  return [
    shadow(166, 262, 134, 15),
    rounded('m', metal),
    `<defs><g id="n">${shape('url(#m)', 'M-9 0h18v-120l-9-10-9 10z')}${stroke(iron(pen)[2], 3, 'M-9-14l18-12M-9-34l18-12M-9-54l18-12M-9-74l18-12M-9-94l18-12')}</g></defs>`,
    ...[
      '76 190) scale(1.4 1.2)',
      '118 190) scale(1.2 1.1)',
      '154 190)',
      '186 190) scale(.8 .9)',
      '214 190) scale(.65 .75)',
      '238 190) scale(.5 .6)',
    ].map(place => `<use href="#n" transform="translate(${place}"/>`),
    box(40, 188, 214, 70, 26, 16, pen.brand),
    stroke(pen.brand[3], 4, 'M40 188h214'),
    print(pen.label, 147, 234, 28, pen.onBrand, 180),
  ];
};

const grindingDisc: Drawing = pen => {
  const grit = tones(24, 8, 30);
  const one = (fill: string, rim: string): string =>
    disc(rim, 0, 6, 96) + disc(fill, 0, 0, 96) + disc('#d3ccc0', 0, 0, 22) + disc('#3a3733', 0, 0, 10);
  return [
    shadow(168, 262, 134, 16),
    group('transform="translate(196 138)"', one(grit[2], grit[3])),
    group(
      'transform="translate(136 158)"',
      one(grit[1], grit[3]),
      disc('none', 0, 0, 78, 78, ` stroke="${grit[2]}" stroke-width="3" stroke-dasharray="7 5"`),
      disc(pen.brand[1], 0, 0, 56),
      disc('#d3ccc0', 0, 0, 20),
      disc('#3a3733', 0, 0, 10),
      print(pen.label, 0, 42, 15, pen.onBrand, 80),
    ),
  ];
};

export const machines = { cordedDrill, rotaryHammer, jigsaw, drillBits, grindingDisc };
