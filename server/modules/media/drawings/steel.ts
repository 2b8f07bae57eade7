import {
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  iron,
  metalOf,
  type Pen,
  print,
  rounded,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  turned,
} from './parts.ts';

/** A merchant's tag on a wire, hung from a bundle. */
const tag = (pen: Pen, x: number, y: number): string =>
  stroke('#5b5348', 2, `M${x + 30} ${y - 22}v24`) +
  shape(pen.brand[1], `M${x} ${y + 10}l10-10h66v36h-66l-10-10z`) +
  disc('#fff', x + 10, y + 18, 4) +
  print(pen.label, x + 45, y + 24, 16, pen.onBrand, 56);

/** Seven rods lying together, cut ends towards us. */
const rods = (rod: string): string =>
  `<defs><g id="r">${rod}</g></defs>` +
  (
    [
      [8, 132],
      [8, 166],
      [0, 112],
      [0, 149],
      [0, 186],
      [-8, 130],
      [-8, 168],
    ] as const
  )
    .map(([x, y]) => clone('r', x, y))
    .join('');

const rebarDeformed: Drawing = pen => {
  const metal = iron(pen);
  return [
    rounded('k', metal, 'down'),
    turned(
      -24,
      shadow(170, 210, 150, 15),
      rods(
        slab('url(#k)', 34, 0, 258, 20) +
          stroke(metal[3], 20, 'M46 10h246', ' stroke-dasharray="4 9" opacity=".55"') +
          disc(metal[3], 34, 10, 7, 10) +
          disc('#b9bec4', 33, 10, 5, 8),
      ),
      stroke('#6b5b45', 5, 'M104 110q-10 50 4 100M242 110q-10 50 4 100'),
    ),
    tag(pen, 166, 222),
  ];
};

const rebarPlain: Drawing = pen => {
  const metal = steel(pen);
  return [
    rounded('k', metal, 'down'),
    turned(
      -24,
      shadow(170, 210, 150, 15),
      rods(
        slab('url(#k)', 34, 0, 258, 20) +
          slab(pen.brand[1], 34, 0, 34, 20) +
          disc(pen.brand[3], 34, 10, 7, 10) +
          disc('#e3e7ea', 33, 10, 5, 8),
      ),
      stroke('#6b5b45', 5, 'M124 110q-10 50 4 100M252 110q-10 50 4 100'),
    ),
    tag(pen, 166, 220),
  ];
};

const wireMesh: Drawing = pen => {
  const metal = iron(pen);
  const steps = [0, 1, 2, 3, 4, 5, 6];
  const along = steps.map(i => `M0 ${i * 30}h216`).join('');
  const upright = steps.map(i => `M${18 + i * 30}-14v208`).join('');
  return [
    shadow(176, 268, 130, 14),
    `<g id="k" fill="none" stroke-width="6" stroke-linecap="round" transform="matrix(1 -.22 0 1 62 84)"><path stroke="${metal[2]}" d="${along}"/><path stroke="${metal[1]}" d="${upright}"/><path stroke="${metal[0]}" stroke-width="2" d="${upright}"/><path stroke="#c3c9cf" stroke-width="2" d="${along}"/></g>`,
    group('opacity=".35"', clone('k', -24, 10)),
    tag(pen, 126, 166),
  ];
};

const steelChannel: Drawing = pen => {
  const [light, base, shade, deep] = steel(pen);
  return [
    group('transform="rotate(-37 176 240)"', shadow(206, 206, 120, 14)),
    gradient('k', 'across', [0, deep], [1, shade]),
    '<defs><g id="c">',
    shape('url(#k)', 'M52 234l148-114h40v18l-110 96z'),
    shape(light, 'M36 150l150-112h66l-150 112z'),
    stroke('#fff', 2, 'M44 149l148-110', faint(0.8)),
    shape(shade, 'M102 150l150-112v26l-150 116z'),
    shape(shade, 'M102 213l150-116v22l-150 121z'),
    shape(light, 'M93 213h9l150-116h-9z'),
    shape(base, 'M36 240v-90h66v30h-9v-21h-48v72h48v-18h9v27z'),
    stroke('#fff', 2, 'M37 239v-88h64', faint(0.7)),
    shape(pen.brand[1], 'M160 57h66l-16 12h-66zM210 69l16-12v26l-16 13z'),
    '</g></defs>',
    clone('c', 10, -2),
    print(pen.label, 0, 0, 17, pen.brand[3], 84, 'translate(186 158) rotate(-38)'),
  ];
};

const hollowTube: Drawing = pen => {
  const [light, base, shade, deep] = metalOf(pen);
  return [
    group('transform="rotate(-37 176 240)"', shadow(208, 222, 124, 16)),
    '<defs><g id="k">',
    shape(light, 'M0 0l130-98h58l-130 98z'),
    shape(shade, 'M58 0l130-98v58l-130 98z'),
    shape(base, 'M0 0h58v58h-58z'),
    shape('#24282c', 'M7 7h44v44h-44z'),
    shape(deep, 'M7 51v-44l16 30h28v14z'),
    stroke('#fff', 2, 'M1 57v-56h56l128-97', faint(0.8)),
    shape(pen.brand[1], 'M96-72h58l-18 14h-58z'),
    shape(pen.brand[2], 'M154-72v58l-18 14v-58z'),
    '</g></defs>',
    clone('k', 24, 206),
    clone('k', 88, 206),
    clone('k', 56, 144),
    print(pen.label, 0, 0, 15, pen.brand[3], 70, 'matrix(.8-.6 0 1 140 152)'),
  ];
};

export const steelwork = { rebarDeformed, rebarPlain, wireMesh, steelChannel, hollowTube };
