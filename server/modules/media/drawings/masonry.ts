import {
  box,
  brick,
  clone,
  concrete,
  type Drawing,
  faint,
  gradient,
  group,
  print,
  sand,
  shadow,
  shape,
  speckle,
  steel,
  stroke,
  tones,
  wood,
} from './parts.ts';

const aeratedBlock: Drawing = pen => {
  const pale = tones(40 + (pen.hue % 9), 8, 86);
  return [
    shadow(170, 268, 140, 18),
    box(30, 178, 212, 88, 48, 38, pale),
    speckle(pale[2], 3, 13, 'M38 188h200M44 202h196M36 216h200M46 230h192M38 244h200M44 256h192'),
    shape(pale[3], 'M50 178l48-38h150l-40 38z', faint(0.35)),
    box(44, 96, 196, 82, 48, 38, pale),
    speckle(pale[2], 3, 14, 'M52 102h180M60 114h172M50 152h184M58 164h176M100 82h168M84 68h160'),
    print(pen.label, 142, 145, 26, pen.brand[2], 150),
  ];
};

const redBrick: Drawing = pen => {
  const clay = pen.form === 'merah-tua' ? tones(8, 54, 36) : pen.form === 'merah-muda' ? tones(12, 58, 60) : brick(pen);
  return [
    shadow(166, 268, 140, 18),
    group(
      '',
      `<g id="k">${box(26, 206, 118, 60, 36, 28, clay)}${stroke(clay[2], 2, 'M34 222h60M60 246h74', faint(0.5))}${speckle(clay[3], 3, 17, 'M36 214h100M42 234h96M34 256h102')}</g>`,
    ),
    clone('k', 122, 0),
    shape(clay[3], 'M88 206l36-28h122l-36 28z', faint(0.5)),
    clone('k', 56, -64),
    shape(clay[2], 'M108 136l16-13h80l-16 13z'),
    shape(clay[3], 'M108 136l16-13h80l-3 2h-74l-13 11z'),
  ];
};

const concreteBlock: Drawing = pen => {
  const grey = concrete(pen);
  return [
    shadow(172, 268, 138, 18),
    box(30, 148, 200, 118, 60, 54, grey),
    shape(grey[3], 'M66 136l30-27h54l-30 27zM152 136l30-27h54l-30 27z'),
    shape('#3e3a35', 'M76 136l26-23h44l4-4h-54l-30 27zM162 136l26-23h44l4-4h-54l-30 27z'),
    speckle(grey[2], 3, 15, 'M38 162h186M46 182h180M36 202h188M48 222h178M38 242h186M46 256h176'),
    speckle(grey[0], 2, 21, 'M44 172h176M52 212h170M42 232h180'),
    stroke(grey[0], 2, 'M30 148h200'),
    shape(pen.brand[1], 'M30 246h200v8h-200z', faint(0.8)),
  ];
};

const sandHeap: Drawing = pen => {
  const grain = sand(pen);
  const timber = wood(pen);
  const metal = steel(pen);
  return [
    shadow(160, 266, 150, 18),
    stroke(timber[2], 9, 'M228 44l-36 120', ' stroke-linecap="round"'),
    stroke(timber[0], 3, 'M226 46l-36 118'),
    stroke(pen.brand[1], 11, 'M216 40l26 8', ' stroke-linecap="round"'),
    shape(metal[2], 'M176 150l36 10-14 56-32-12z'),
    shape(metal[0], 'M176 150l18 5-12 54-16-5z'),
    gradient('k', 'slant', [0.15, grain[0]], [0.5, grain[1]], [0.9, grain[2]]),
    shape('url(#k)', 'M16 268c40-16 66-70 104-108 16-14 30-10 44 6 20 24 30 20 48 38 32 32 56 54 92 64-90 10-198 10-288 0z'),
    shape(grain[2], 'M140 156q14 0 24 10c20 24 30 20 48 38 32 32 56 54 92 64q-54 6-112 7c-10-50-24-94-52-119z', faint(0.55)),
    speckle(grain[3], 2, 13, 'M46 260h230M64 246h196M84 228h150M98 210h118M112 192h84M128 174h40'),
    speckle('#fff', 2, 17, 'M56 252h120M76 236h90M100 200h50M90 218h60'),
  ];
};

const gravelHeap: Drawing = pen => {
  const [light, base, shade, deep] = tones(28 + (pen.hue % 15), 5, 58);
  const stone = (id: string, fill: string, side: string): string =>
    `<g id="${id}">${shape(fill, 'M2 22l8-18 18-4 16 10 2 16-14 12-20-2z')}${shape(side, 'M46 26l-14 12-20-2-10-14 22 2z')}</g>`;
  const at = (id: string, places: readonly (readonly [number, number])[]): string => places.map(([x, y]) => clone(id, x, y)).join('');
  return [
    shadow(160, 266, 150, 18),
    shape(deep, 'M26 268l60-64 74-84 70 84 66 64q-130 12-270 0z'),
    '<defs>',
    stone('k', light, base),
    stone('l', base, shade),
    stone('m', '#c2b6a8', '#93887a'),
    '</defs>',
    at('l', [
      [138, 84],
      [168, 116],
      [86, 148],
      [190, 164],
      [120, 176],
      [226, 196],
      [64, 206],
      [164, 208],
      [248, 232],
      [16, 236],
      [104, 236],
      [190, 238],
    ]),
    at('m', [
      [108, 120],
      [152, 146],
      [218, 150],
      [54, 182],
      [206, 214],
      [140, 232],
      [58, 238],
      [226, 238],
    ]),
    at('k', [
      [132, 100],
      [74, 172],
      [120, 150],
      [156, 176],
      [194, 188],
      [92, 204],
      [36, 216],
      [128, 206],
      [168, 234],
      [84, 238],
    ]),
  ];
};

const pavingBlock: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? concrete(pen);
  const paver = (id: string, top: string, left: string, right: string): string =>
    `<g id="${id}">${shape(left, 'M0 26v26l34 24v-26z')}${shape(shade, 'M34 50v26h58v-26z')}${shape(right, 'M92 50v26l34-24v-26z')}${shape(top, 'M0 26l34-24h58l34 24-34 24h-58z')}${stroke('#fff', 2, 'M4 26l31-22h57', faint(0.6))}</g>`;
  const [red, redBase, redShade] = pen.tint ?? brick(pen);
  return [
    shadow(162, 230, 148, 22),
    '<defs>',
    paver('k', light, base, deep),
    paver('l', red, redBase, redShade),
    '</defs>',
    group(
      'transform="translate(13 18) scale(.92)"',
      clone('k', 97, 120),
      clone('l', 4, 144),
      clone('l', 190, 144),
      clone('k', 97, 168),
      clone('k', 101, 92),
      speckle(deep, 2, 12, 'M130 112h76M142 126h50M124 192h80M136 206h56M30 168h80M214 168h82'),
    ),
  ];
};

export const masonry = { aeratedBlock, redBrick, concreteBlock, sandHeap, gravelHeap, pavingBlock };
