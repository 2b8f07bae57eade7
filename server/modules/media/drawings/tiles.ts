import { clone, type Drawing, disc, faint, gradient, group, print, shadow, shape, slab, speckle, stroke, tones, white } from './parts.ts';

const floorTile: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const pale = white(pen);
  return [
    shadow(160, 262, 152, 22),
    shape(pale[3], 'M16 206l144 70 144-70v10l-144 70-144-70z'),
    `<defs><g id="k">${slab(pale[0], 1, 1, 78, 78)}${disc(base, 40, 40, 19)}${disc('#fff', 40, 40, 9)}${shape(shade, 'M1 1h24a24 24 0 0 1-24 24zM79 79h-24a24 24 0 0 1 24-24z')}${shape(light, 'M79 1v24a24 24 0 0 1-24-24zM1 79v-24a24 24 0 0 1 24 24z')}</g></defs>`,
    group(
      'transform="matrix(.9 .44-.9 .44 160 136)"',
      slab(pale[2], 0, 0, 160, 160),
      clone('k', 0, 0),
      clone('k', 80, 0),
      clone('k', 0, 80),
      clone('k', 80, 80),
    ),
    shape('#210', 'M100 196l128-6 30 16-40 14z', faint(0.22)),
    shape(pale[3], 'M228 34l8 4v156l-8 4z'),
    group('transform="translate(88 34) scale(1.76 2.02)"', clone('k', 0, 0)),
    shape('#fff', 'M90 160l110-124h26l-136 154z', faint(0.3)),
    stroke(pale[2], 2, 'M89 35h139v161h-139z'),
    slab('#fff', 114, 106, 88, 20, 4),
    print(pen.label, 158, 121, 15, deep, 82),
  ];
};

const graniteTile: Drawing = pen => {
  const [light, base, shade, deep] = tones((pen.hue % 60) + 10, 9, 58);
  return [
    shadow(172, 268, 134, 16),
    shape(deep, 'M116 46h158v214h-158z'),
    shape(shade, 'M110 40h158v218h-158z'),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    shape(deep, 'M54 58l6-4h176v206l-6 8h-176z'),
    shape('url(#k)', 'M50 56h180v212h-180z'),
    speckle(deep, 3, 17, 'M62 70h160M56 94h170M70 118h150M58 142h168M66 166h160M56 190h170M70 214h154M60 238h164M66 258h150'),
    speckle('#fff', 2.5, 23, 'M58 82h164M74 106h148M60 130h160M70 154h152M56 178h170M68 202h150M58 226h164M72 248h150'),
    speckle(deep, 2, 29, 'M60 76h160M64 124h160M58 172h164M70 220h150'),
    shape('#fff', 'M50 150l120-94h34l-154 126zM50 214l180-148v30l-180 150z', faint(0.28)),
    stroke('#fff', 3, 'M51 267v-210h178', faint(0.7)),
    shape(pen.brand[1], 'M184 234h46v22h-46z'),
    print(pen.label, 207, 249, 12, pen.onBrand, 42),
  ];
};

const wallTile: Drawing = pen => {
  const isPastel = pen.form === 'pastel';
  const [light, base, shade] = isPastel ? ['#fdf3c4', '#f6c9d4', '#bfe0ee'] : pen.brand;
  const pale = isPastel ? ['#fff', '#f7e7a6', '#e4ddd2', '#cfc6b8'] : white(pen);
  const tile = (id: string, fill: string, glint: string): string =>
    `<g id="${id}">${slab(fill, 0, 0, 74, 36, 3)}${shape(glint, 'M3 3h68l-6 6h-56v24l-6 3z', faint(0.55))}${shape('#000', 'M71 3v30h-68l6-6h56z', faint(0.14))}</g>`;
  return [
    shadow(164, 268, 136, 14),
    slab(pale[3], 50, 38, 236, 228),
    slab(pale[2], 42, 42, 236, 228),
    `<defs>${tile('k', base, '#fff')}${tile('l', pale[1], '#fff')}${tile('m', shade, light)}</defs>`,
    [0, 1, 2, 3, 4]
      .flatMap(row => [0, 1, 2].map(column => clone('klkmkkl'[(row * 3 + column * 2) % 7] ?? 'k', 46 + column * 78, 50 + row * 43)))
      .join(''),
    shape('#fff', 'M42 190l148-148h44l-192 190z', faint(0.2)),
    print(pen.label, 161, 160, 12, shade, 60),
  ];
};

export const tiling = { floorTile, graniteTile, wallTile };
