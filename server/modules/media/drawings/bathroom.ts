import {
  china,
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  metalOf,
  type Pen,
  print,
  redirected,
  roundEnds,
  rounded,
  shadow,
  shape,
  slab,
  steel,
  stroke,
} from './parts.ts';

/** Glazed china: one light runs over it from the upper left. */
const glaze = (pen: Pen): string => {
  const pale = china(pen);
  return gradient('k', 'slant', [0.1, '#fff'], [0.5, pale[1]], [1, pale[3]]) + rounded('w', [pale[0], pale[1], pale[2], pale[3]]);
};

const toilet: Drawing = pen => {
  const pale = china(pen);
  return [
    shadow(164, 272, 108, 15),
    glaze(pen),
    shape('url(#w)', 'M124 206h86q-4 30 8 62 2 6-6 6h-90q-8 0-6-6 12-34 8-62z'),
    slab('url(#k)', 96, 44, 140, 100, 10),
    slab('url(#k)', 90, 32, 152, 18, 7),
    stroke(pale[3], 2, 'M96 51h140'),
    disc('#8f979d', 166, 32, 13, 4),
    shape('url(#w)', 'M72 158q0-18 94-18t94 18q0 44-46 66-48 12-94 0-48-22-48-66z'),
    disc(pale[3], 166, 158, 96, 27),
    disc('#fff', 166, 153, 97, 27),
    disc(pale[3], 166, 154, 72, 17),
    disc('#8f979d', 166, 158, 66, 13),
    disc('#cfe4ea', 166, 162, 48, 8),
    shape(pale[2], 'M118 138h96v6h-96z'),
    print(pen.label, 166, 100, 16, pen.brand[2], 96),
    stroke('#fff', 4, 'M106 58v74M138 220q2 22-4 46', roundEnds),
  ];
};

const squatToilet: Drawing = pen => {
  const pale = china(pen);
  return [
    shadow(164, 246, 142, 18),
    glaze(pen),
    shape(pale[3], 'M16 200h288v28q0 12-14 12h-260q-14 0-14-12z'),
    shape('url(#k)', 'M16 202l44-104q4-8 14-8h174q10 0 14 8l42 104q2 12-12 12h-264q-14 0-12-12z'),
    gradient('m', 'down', [0, '#6f7980'], [0.5, '#aab4b9'], [1, '#eceae6']),
    shape(pale[2], 'M124 108q36-12 74 0 16 40 12 74-4 22-50 22t-50-22q-4-36 14-74z'),
    shape('url(#m)', 'M130 114q30-10 62 0 14 34 10 66-4 16-42 16t-42-16q-2-32 12-66z'),
    disc('#2e3438', 161, 130, 20, 9),
    disc('#cfe4ea', 160, 178, 28, 9, faint(0.8)),
    stroke(
      pale[3],
      5,
      'M62 122h34M57 135h36M52 148h39M47 161h42M42 174h48M228 122h32M230 135h35M232 148h37M234 161h40M236 174h44',
      roundEnds,
    ),
    stroke('#fff', 4, 'M20 202l43-102q3-7 12-7h90', roundEnds),
    print(pen.label, 160, 233, 15, pen.brand[2], 110),
  ];
};

const washbasin: Drawing = pen => {
  const pale = china(pen);
  const metal = steel(pen);
  return [
    shadow(164, 274, 82, 12),
    glaze(pen),
    rounded('m', metal),
    shape('url(#w)', 'M132 164h64q-6 50 6 100 2 8-8 8h-60q-10 0-8-8 12-50 6-100z'),
    shape('url(#w)', 'M38 108h252q2 48-44 72-82 28-164 0-44-24-44-72z'),
    shape('url(#k)', 'M38 108q0-14 16-18l36-12h148l36 12q16 4 16 18 0 10-14 12-112 16-224 0-14-2-14-12z'),
    disc(pale[3], 164, 108, 88, 16),
    disc('#b4bcc0', 164, 110, 84, 13),
    disc('#7d858c', 164, 117, 9, 3),
    shape('url(#m)', 'M152 92l4-42h18l4 42z'),
    disc('url(#m)', 165, 50, 15, 8),
    stroke(metal[1], 7, 'M165 48l26-18', roundEnds),
    stroke('#fff', 4, 'M46 106q0-8 14-12l34-10M52 128q6 24 26 38M142 184q0 40-4 76', roundEnds),
    print(pen.label, 164, 154, 16, pen.brand[2], 110),
  ];
};

const faucet: Drawing = pen => {
  const metal = metalOf(pen);
  const [light, base] = pen.brand;
  return [
    shadow(150, 272, 96, 14),
    rounded('m', ['#fff', metal[1], metal[2], metal[3]]),
    redirected('k', 'm', 'down'),
    shape(metal[3], 'M98 262h104v8a52 8 0 0 1-104 0z'),
    disc(metal[0], 150, 262, 52, 9),
    shape('url(#m)', 'M122 120h56l6 142a34 6 0 0 1-68 0z'),
    stroke(metal[3], 38, 'M162 142h52q38 0 38 44v10'),
    stroke(metal[1], 30, 'M162 138h52q36 0 36 44v14'),
    stroke('#fff', 8, 'M170 130h44q30 0 32 36', roundEnds),
    slab('url(#m)', 229, 190, 46, 18, 4),
    shape('#7fc2d9', 'M252 212q12 18 12 28a12 12 0 0 1-24 0q0-10 12-28z'),
    disc(metal[2], 150, 118, 30, 10),
    shape('url(#k)', 'M120 118q0-28 30-30t30 30q-30 14-60 0z'),
    shape('url(#k)', 'M142 92l-78-34q-10-4-6-12t16-4l88 34q10 6 6 14-8 12-26 2z'),
    slab(base, 120, 196, 61, 9),
    disc(base, 150, 106, 8, 6),
    disc(light, 149, 104, 5, 3),
    print(pen.label, 150, 230, 13, metal[3], 58),
  ];
};

const showerSet: Drawing = pen => {
  const metal = metalOf(pen);
  const [, base, shade] = pen.brand;
  return [
    rounded('m', ['#fff', metal[1], metal[2], metal[3]]),
    shadow(158, 276, 92, 9),
    stroke(metal[3], 12, 'M96 128c-14 60-22 132 50 134 62 0 84-40 78-96', roundEnds),
    stroke(metal[0], 7, 'M96 128c-14 60-22 132 50 134 62 0 84-40 78-96', ' stroke-dasharray="4 3"'),
    slab('url(#m)', 62, 30, 15, 238, 7),
    shape('url(#m)', 'M52 40h35v18h-35zM52 244h35v18h-35z'),
    slab(base, 50, 112, 52, 34, 7),
    group(
      'transform="rotate(-24 160 110)"',
      slab('url(#m)', 84, 106, 76, 22, 8),
      shape(metal[1], 'M150 106l38-24v68l-38-22z'),
      disc(metal[3], 194, 116, 34, 56),
      disc(metal[1], 203, 116, 26, 46),
      stroke(shade, 5, 'M192 88v60M203 78v78M214 88v60', ' stroke-dasharray="0 11" stroke-linecap="round"'),
    ),
    stroke('#8fcbe0', 4, 'M246 122l34 50M258 104l44 50M250 146l20 30', ' stroke-dasharray="14 12" stroke-linecap="round"'),
  ];
};

const linearDrain: Drawing = pen => {
  const metal = steel(pen);
  return [
    shadow(164, 226, 146, 16),
    rounded('m', ['#fff', metal[1], metal[2], metal[3]]),
    group(
      'transform="rotate(-18 160 170)"',
      slab(metal[3], 10, 146, 300, 66, 4),
      slab('url(#m)', 8, 138, 300, 66, 4),
      slab('#2b3036', 20, 152, 276, 38, 2),
      stroke(metal[1], 9, 'M26 171h264', ' stroke-dasharray="11 9"'),
      stroke(metal[0], 3, 'M20 154h276'),
      print(pen.label, 158, 200, 9, metal[3], 100),
    ),
    shape('#7fc2d9', 'M160 40q18 28 18 42a18 18 0 0 1-36 0q0-14 18-42z'),
  ];
};

const floorDrain: Drawing = pen => {
  if (pen.form === 'memanjang') return linearDrain(pen);
  const metal = steel(pen);
  const slots = [-36, -18, 0, 18, 36]
    .map(x => `M${x}-${Math.round(Math.sqrt(2900 - x * x))}v${Math.round(2 * Math.sqrt(2900 - x * x))}`)
    .join('');
  return [
    shadow(164, 236, 148, 22),
    shape(metal[3], 'M16 180l144 70 144-70v14l-144 70-144-70z'),
    gradient('m', 'across', [0, '#fff'], [0.5, metal[1]], [1, metal[2]]),
    `<defs><g id="p">${disc(metal[3], 0, 0, 6)}${disc('#fff', -1, -1, 3)}</g></defs>`,
    group(
      'transform="matrix(1 .486-1 .486 160 180)"',
      slab('url(#m)', -72, -72, 144, 144, 6),
      disc(metal[3], 0, 0, 64),
      disc(metal[0], 2, 2, 61),
      stroke('#2b3036', 9, slots, roundEnds),
      disc(metal[1], 0, 0, 13),
      disc(pen.brand[1], 0, 0, 8),
      ...[-60, 60].flatMap(x => [clone('p', x, -60), clone('p', x, 60)]),
    ),
    stroke('#fff', 3, 'M18 180l142-69', faint(0.9)),
    shape('#7fc2d9', 'M160 40q18 28 18 42a18 18 0 0 1-36 0q0-14 18-42z'),
    shape('#fff', 'M150 78q-2 12 6 18-2-8 0-18z', faint(0.9)),
    print(pen.label, 0, 0, 11, '#fff', 90, 'matrix(.9 .43 0 1 92 228)'),
  ];
};

export const bathroom = { toilet, squatToilet, washbasin, faucet, showerSet, floorDrain };
