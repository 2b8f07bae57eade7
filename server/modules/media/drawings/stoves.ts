import {
  clone,
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
} from './parts.ts';

const burner = `<g id="g">${disc('#2b2825', 0, 0, 40, 17)}${disc('#59544e', 0, -3, 29, 12)}${disc('#1c6fd0', 0, -5, 23, 9)}${disc('#7fc4ff', 0, -7, 18, 6)}${disc('#c7a75c', 0, -7, 11, 4)}${stroke('#171513', 6, 'M-44-6l30 2M44-6l-30 2M0-26v14M0 17v-12', roundEnds)}</g>`;

const builtInHob: Drawing = pen => {
  const dark = rubber(pen);
  const places =
    pen.form === '3-tungku'
      ? [
          [86, 158],
          [160, 140],
          [234, 158],
        ]
      : [
          [100, 152],
          [220, 152],
        ];
  return [
    shadow(164, 250, 148, 15),
    shape(dark[3], 'M12 208l44-104h208l44 104v12h-296z'),
    gradient('k', 'slant', [0, dark[0]], [0.4, dark[2]], [1, '#14161a']),
    shape('url(#k)', 'M12 204l44-104h208l44 104q0 6-6 6h-284q-6 0-6-6z'),
    shape('#fff', 'M60 104h64l-60 100h-44z', faint(0.1)),
    `<defs>${burner}</defs>`,
    ...places.map(([x = 0, y = 0]) => clone('g', x, y)),
    ...places.map(
      (_, i) =>
        disc('#c9ced3', 160 + (i - (places.length - 1) / 2) * 40, 190, 11) +
        slab(pen.brand[1], 158 + (i - (places.length - 1) / 2) * 40, 181, 4, 10),
    ),
    print(pen.label, 256, 200, 12, '#fff', 64),
  ];
};

const inductionHob: Drawing = pen => {
  const isDouble = pen.form.startsWith('2');
  const zones = isDouble ? [102, 218] : [160];
  const [left, width] = isDouble ? [14, 292] : [56, 208];
  return [
    shadow(164, 248, width / 2, 14),
    shape('#0e1013', `M${left} 206l36-98h${width - 72}l36 98v14h-${width}z`),
    gradient('k', 'slant', [0, '#4a5058'], [0.5, '#22262b'], [1, '#121417']),
    shape('url(#k)', `M${left} 204l36-98h${width - 72}l36 98z`),
    ...zones.flatMap(x => [
      disc('none', x, 146, 48, 25, ' stroke="#e4573d" stroke-width="3"'),
      disc('none', x, 146, 32, 16, ' stroke="#e4573d" stroke-width="2" opacity=".7"'),
      disc('#e4573d', x, 146, 44, 22, faint(0.18)),
    ]),
    stroke('#9fd3e6', 4, 'M124 190h12M146 190h12M168 190h12M190 190h12', roundEnds),
    shape('#fff', `M${left + 40} 108h50l-44 94h-34z`, faint(0.1)),
    print(pen.label, 160, 216, 11, '#fff', 84),
  ];
};

const gasRegulator: Drawing = pen => {
  const metal = steel(pen);
  const hose = '#e07a2f';
  const [light, base, shade, deep] = pen.brand;
  const isHose = pen.form === 'selang';
  const pipe = isHose ? 'M50 90c60-70 230-40 220 60s-190 90-200 20 110-70 110 0 90 60 120 90' : 'M208 176c80 4 86 90 10 90s-120-6-160 14';
  return [
    shadow(164, 276, 126, 11),
    ...(pen.form === 'regulator'
      ? []
      : [stroke('#a8521a', 20, pipe, roundEnds), stroke(hose, 15, pipe, roundEnds), stroke('#ffb27a', 3, pipe, faint(0.7))]),
    rounded('m', metal),
    ...(isHose
      ? [slab('url(#m)', 30, 74, 34, 34, 4), slab('url(#m)', 282, 244, 30, 34, 4), print(pen.label, 160, 150, 0, deep, 90)]
      : [
          slab('url(#m)', 196, 160, 46, 30, 4),
          shape('url(#m)', 'M122 186h60v42q-30 12-60 0z'),
          disc(deep, 154, 148, 62),
          disc(base, 150, 142, 62),
          disc(light, 148, 138, 46),
          shape(shade, 'M136 82h28v60h-28z'),
          shape(base, 'M112 66h76q10 0 10 12t-10 12h-76q-10 0-10-12t10-12z'),
          disc('#fff', 102, 178, 25),
          disc('none', 102, 178, 25, 25, ` stroke="${metal[2]}" stroke-width="6"`),
          stroke('#c8382c', 4, 'M102 178l12-12', roundEnds),
          print(pen.label, 152, 164, 16, deep, 80),
        ]),
  ];
};

const slimHood: Drawing = pen => {
  const metal = steel(pen);
  return [
    gradient('k', 'slant', [0, '#fff'], [0.5, metal[1]], [1, metal[2]]),
    shape('#fff2bd', 'M40 182h240l20 84h-280z', faint(0.45)),
    shape(metal[0], 'M44 92h220l36 0 4 22h-288z'),
    slab(metal[3], 16, 116, 290, 56, 6),
    slab('url(#k)', 14, 110, 290, 56, 6),
    shape(metal[3], 'M30 166h258l-8 14h-242z'),
    stroke('#3b4147', 6, 'M48 173h222', ' stroke-dasharray="12 4"'),
    ...[0, 1, 2].map(i => slab('#3b4147', 218 + i * 26, 132, 18, 12, 3)),
    disc(pen.brand[1], 199, 138, 6),
    print(pen.label, 92, 146, 20, pen.brand[2], 120),
    disc('#fff8dc', 90, 178, 16, 4),
    disc('#fff8dc', 230, 178, 16, 4),
  ];
};

export const stoves = { builtInHob, inductionHob, gasRegulator, slimHood };
