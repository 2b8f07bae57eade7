import {
  across,
  box,
  type Drawing,
  disc,
  faint,
  gradient,
  paper,
  print,
  shadow,
  shape,
  slab,
  stroke,
  type Tones,
  tones,
  white,
} from './parts.ts';

/** A filled sack's outline: sewn straight at the top, bellied, with soft lower corners. */
const outline = (x: number, y: number, w: number, h: number): string =>
  `M${x + 6} ${y}h${w - 12}l6 20c11 ${Math.round(h / 4)} 9 ${Math.round(h * 0.6)} 0 ${h - 28}q-2 9-13 8-${w / 2 - 13} 5-${w - 26} 0-11 1-13-8c-9-${Math.round(h / 3)}-11-${Math.round(h * 0.6)} 0-${h - 28}z`;

const sewing = (colour: string, x: number, y: number, w: number): string =>
  stroke(colour, 2, `M${x + 4} ${y + 9}h${w - 8}`, ' stroke-dasharray="6 4"');

const creases = (colour: string, x: number, y: number, w: number, h: number): string =>
  stroke(colour, 2, `M${x + 14} ${y + 24}q8 10 4 26M${x + w - 16} ${y + 22}q-10 12-4 32M${x + 10} ${y + h - 34}q10 6 14 20`, faint(0.5));

function sack(x: number, y: number, w: number, h: number, fill: string, [, , , deep]: Tones): string {
  const edge = outline(x, y, w, h);
  return (
    shadow(x + w / 2 + 10, y + h - 4, w * 0.72, 17) +
    shape(fill, edge) +
    shape(across, edge) +
    sewing(deep, x, y, w) +
    creases(deep, x, y, w, h)
  );
}

const cementSack: Drawing = pen => {
  const kraft = paper(pen);
  const [light, base, , deep] = pen.brand;
  return [
    gradient('k', 'down', [0.44, kraft[1]], [0.44, base], [0.84, base], [0.84, kraft[1]]),
    sack(76, 44, 158, 224, 'url(#k)', kraft),
    print(pen.label, 155, 116, 32, deep, 134),
    shape('#fff', 'M112 208v-18h26v-18h26v-18h34v54z'),
    shape(light, 'M112 208v-18h26v18zM164 208v-54h34v18h-18v36z', faint(0.6)),
    print(pen.size, 155, 254, 18, kraft[3], 90),
    shape('#8f8a83', 'M206 276q14-22 34-26 24 2 44 26-38 8-78 0z'),
    shape('#b3aea6', 'M206 276q14-22 34-26-4 14 0 29-18 0-34-3z'),
  ];
};

const mortarSack: Drawing = pen => {
  const [, base, shade] = pen.brand;
  return [
    gradient('k', 'down', [0.36, base], [0.36, '#f4efe6'], [0.9, '#f4efe6'], [0.9, shade]),
    sack(86, 44, 150, 224, 'url(#k)', pen.brand),
    print(pen.label, 161, 102, 30, pen.onBrand, 126),
    slab('#c9beae', 103, 142, 116, 66),
    shape(
      '#b85a3a',
      'M105 144h52v18h-52zM161 144h56v18h-56zM105 166h24v18h-24zM133 166h52v18h-52zM189 166h28v18h-28zM105 188h52v18h-52zM161 188h56v18h-56z',
    ),
    print(pen.size, 164, 238, 22, '#4a3f33', 90),
    box(44, 252, 66, 22, 14, 10, tones(14, 52, 50)),
  ];
};

const whiteCementSack: Drawing = pen => {
  const pale = white(pen);
  const [, base, shade] = pen.brand;
  return [
    gradient('k', 'down', [0, '#fff'], [0.8, '#faf8f5'], [0.8, base], [0.88, base], [0.88, '#faf8f5']),
    sack(92, 62, 138, 206, 'url(#k)', pale),
    disc(base, 161, 150, 46),
    disc('#fff', 161, 150, 39),
    print(pen.label, 161, 157, 20, shade, 72),
    pen.size ? print(pen.size, 161, 218, 18, shade, 90) : shape(base, 'M139 204h44l-6 10h-32z'),
    shape(pale[2], 'M30 276q22-34 54-38 30 8 52 38-52 8-106 0z'),
    shape('#fff', 'M30 276q22-34 54-38-12 18-4 42-30 0-50-4z'),
  ];
};

const adhesiveSack: Drawing = pen => {
  const grey = tones(30, 5, 46);
  const [light, base, shade, deep] = pen.brand;
  return [
    gradient('k', 'down', [0.4, '#efebe4'], [0.4, grey[2]], [0.92, grey[2]], [0.92, base]),
    sack(66, 46, 150, 222, 'url(#k)', grey),
    print(pen.label, 141, 96, 28, deep, 126),
    print(pen.size, 141, 122, 18, deep, 90),
    shape(base, 'M92 154h46v34h-46zM142 192h46v34h-46z'),
    shape(light, 'M142 154h46v34h-46zM92 192h46v34h-46z'),
    shadow(236, 274, 60, 9),
    shape(shade, 'M196 272l34-92 50 4-26 92z'),
    shape('#e9e2d6', 'M190 270l34-92 52 4-28 92z'),
    stroke('#b8ad9c', 3, 'M196 262l50 4M201 248l50 4M206 234l49 4M211 220l48 4M216 206l47 4M221 192l46 4'),
  ];
};

const groutBag: Drawing = pen => {
  const [light, base, , deep] = pen.brand;
  const edge =
    'M98 64l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6c-6 26 10 60 8 108 0 46-2 66-10 92q-62 8-128 0c-8-26-12-46-10-92 0-48 12-82 10-108z';
  return [
    shadow(172, 266, 96, 16),
    gradient('k', 'down', [0.3, base], [0.3, '#faf7f2']),
    shape('url(#k)', edge),
    shape('#e4dccf', 'M112 142h46v42h-46zM166 142h46v42h-46zM112 192h46v38h-46zM166 192h46v38h-46z'),
    stroke(base, 8, 'M162 138v96M108 188h108'),
    shape(across, edge),
    stroke(deep, 2, 'M100 76h124', faint(0.6)),
    stroke(light, 3, 'M110 90q-8 60-6 150', faint(0.7)),
    print(pen.label, 162, 112, 26, pen.onBrand, 104),
    print(pen.size, 162, 254, 16, '#4a3f33', 70),
  ];
};

export const sacks = { cementSack, mortarSack, whiteCementSack, adhesiveSack, groutBag };
