import {
  box,
  china,
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  iron,
  type Pen,
  print,
  roundEnds,
  rounded,
  shadow,
  shape,
  slab,
  slant,
  steel,
  stroke,
  white,
} from './parts.ts';

const cableRoll: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const ring = 'M58 162a102 102 0 1 0 204 0a102 102 0 1 0-204 0M120 162a40 40 0 1 1 80 0a40 40 0 1 1-80 0';
  return [
    shadow(168, 266, 118, 15),
    disc(deep, 167, 166, 102),
    `<radialGradient id="k" r=".024" spreadMethod="reflect"><stop stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`,
    shape('url(#k)', ring, ' fill-rule="evenodd"'),
    shape(slant, ring, ' fill-rule="evenodd"'),
    stroke('#fff', 4, 'M72 124a98 98 0 0 1 60-54', ' opacity=".6" stroke-linecap="round"'),
    shape('#2c2823', 'M62 192l62-26 5 12-60 26zM196 168l62 26-6 12-60-26z', faint(0.8)),
    shape('#f7f3ec', 'M114 56h92l-14 70h-64z'),
    shape(base, 'M114 56h92l-2 9h-88z'),
    print(pen.label, 160, 98, 18, shade, 72),
    stroke(shade, 9, 'M222 230q40 28 66 2', roundEnds),
    stroke(light, 3, 'M224 228q40 26 63 1', roundEnds),
    stroke('#c8753a', 5, 'M290 230l13-13', roundEnds),
  ];
};

/** Warm light, or daylight where the variant's is white. */
const isCool = (pen: Pen): boolean => pen.form === 'putih';

const ledBulb: Drawing = pen => {
  const glow = isCool(pen) ? '#dfeefb' : '#ffe9a8';
  const pale = white(pen);
  const metal = steel(pen);
  return [
    `<radialGradient id="g"><stop offset=".4" stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
    disc('url(#g)', 160, 118, 136),
    shadow(168, 276, 64, 11),
    rounded('m', metal),
    rounded('k', pen.brand),
    gradient('w', 'slant', [0.2, '#fff'], [0.6, '#fdf6e3'], [1, pale[3]]),
    shape('url(#w)', 'M110 168c-14-18-32-34-32-66a82 78 0 0 1 164 0c0 32-18 48-32 66a50 10 0 0 1-100 0z'),
    shape('#fff', 'M96 94q4-42 46-52-30 22-32 62z'),
    shape('url(#k)', 'M110 168a50 10 0 0 0 100 0l-14 46a38 8 0 0 1-74 0z'),
    print(pen.label, 160, 200, 15, pen.onBrand, 78),
    shape('url(#m)', 'M126 216a36 7 0 0 0 68 0v36l-10 12h-48l-10-12z'),
    stroke(metal[3], 4, 'M126 226q34 12 68-4M126 238q34 12 68-4M127 250q34 12 66-4', faint(0.7)),
    shape('#4a4a4c', 'M142 262h36l-8 12h-20z'),
  ];
};

const lampDownlight: Drawing = pen => {
  const pale = white(pen);
  const metal = iron(pen);
  return [
    shadow(168, 270, 96, 14),
    rounded('m', metal, 'down'),
    shape('url(#m)', 'M150 76l82 4q44 34 44 84t-40 82l-86 6z'),
    stroke(metal[3], 4, 'M196 78q36 36 36 88t-34 82M214 80q38 36 38 86t-34 80M232 82q36 36 36 82t-34 80', faint(0.6)),
    stroke('#aeb4ba', 6, 'M204 84q20-50 56-42M212 246q24 32 56 16', ' stroke-linecap="round"'),
    disc(pale[3], 148, 162, 100, 106),
    gradient('k', 'slant', [0, '#fff'], [1, pale[2]]),
    disc('url(#k)', 140, 162, 98, 104),
    stroke(pen.brand[1], 4, 'M62 162a78 84 0 1 0 156 0a78 84 0 1 0-156 0'),
    `<radialGradient id="g"><stop stop-color="#fff"/><stop offset=".6" stop-color="${isCool(pen) ? '#f4faff' : '#fff3c9'}"/><stop offset="1" stop-color="${isCool(pen) ? '#cfe3f4' : '#f2ce7c'}"/></radialGradient>`,
    disc('url(#g)', 140, 162, 70, 76),
  ];
};

const plate = (fill: string, edge: string): string =>
  slab(edge, 62, 56, 208, 212, 18) + slab(fill, 54, 50, 208, 212, 18) + stroke('#fff', 3, 'M72 53h170q16 0 17 17', faint(0.9));

const rockers: Readonly<Record<string, number>> = { ganda: 2, tripel: 3 };

/** Ink for a word pressed into plastic. */
const faded = (pen: Pen): string => (china(pen)[1] < '#8' ? '#9aa0a6' : china(pen)[3]);

const wallSwitch: Drawing = pen => {
  if (pen.form === 'stop-kontak-3-lubang') return socketRow(pen, 3);
  if (pen.form === 'stop-kontak') return wallSocket(pen);
  const pale = china(pen);
  const count = rockers[pen.form] ?? 1;
  const width = Math.floor(156 / count);
  return [
    shadow(172, 268, 124, 14),
    gradient('k', 'slant', [0, pale[0]], [1, pale[2]]),
    plate('url(#k)', pale[3]),
    slab(pale[3], 80, 76, 156, 160, 8),
    gradient('m', 'down', [0, pale[2]], [0.48, pale[1]], [0.52, pale[0]], [1, pale[1]]),
    gradient('n', 'down', [0, pale[0]], [0.48, pale[1]], [0.52, pale[2]], [1, pale[3]]),
    ...Array.from({ length: count }, (_, i) => {
      const x = 80 + i * width;
      return slab(i % 2 ? 'url(#n)' : 'url(#m)', x + 3, 79, width - 4, 154, 6) + slab(pen.brand[1], x + width / 2 - 12, 92, 24, 6, 3);
    }),
    print(pen.label, 158, 254, 13, faded(pen), 100),
    stroke('#fff', 2, 'M86 155h146', faint(0.6)),
  ];
};

/** Two or three sockets side by side. */
const socketRow = (pen: Pen, count: number): readonly string[] => {
  const pale = china(pen);
  const scale = count > 2 ? ' scale(.72)' : '';
  return [
    shadow(166, 244, 146, 14),
    gradient('k', 'slant', [0, pale[0]], [1, pale[2]]),
    slab(pale[3], 20, 88, 288, 152, 16),
    slab('url(#k)', 14, 82, 288, 152, 16),
    gradient('m', 'slant', [0, pale[3]], [1, pale[0]]),
    `<defs><g id="p">${disc(pale[3], 0, 0, 56)}${disc('url(#m)', 0, 0, 52)}${disc(pale[1], 1, 3, 43)}${disc('#2e2a26', -18, 2, 7)}${disc('#2e2a26', 18, 2, 7)}${slab('#b9a06a', -6, -48, 12, 11, 2)}${slab('#b9a06a', -6, 38, 12, 11, 2)}</g></defs>`,
    ...Array.from({ length: count }, (_, i) => `<use href="#p" transform="translate(${18 + (280 / count) * (i + 0.5)} 152)${scale}"/>`),
    slab(pen.brand[1], 134, 92, 48, 6, 3),
    print(pen.label, 158, 226, 13, faded(pen), 100),
  ];
};

const wallSocket: Drawing = pen => {
  if (pen.form === 'ganda') return socketRow(pen, 2);
  const pale = china(pen);
  return [
    shadow(172, 268, 124, 14),
    gradient('k', 'slant', [0, pale[0]], [1, pale[2]]),
    plate('url(#k)', pale[3]),
    disc(pale[3], 158, 152, 80),
    gradient('m', 'slant', [0, pale[3]], [1, pale[0]]),
    disc('url(#m)', 158, 152, 75),
    disc(pale[1], 160, 156, 62),
    slab(pale[2], 150, 92, 20, 128, 4),
    disc('#2e2a26', 132, 156, 10),
    disc('#2e2a26', 188, 156, 10),
    disc('#5b544c', 130, 153, 3),
    disc('#5b544c', 186, 153, 3),
    slab('#b9a06a', 151, 86, 18, 16, 3),
    slab('#b9a06a', 151, 210, 18, 16, 3),
    stroke(pen.brand[1], 4, 'M78 152a80 80 0 0 1 80-80'),
    print(pen.label, 158, 252, 13, faded(pen), 100),
  ];
};

const circuitBreaker: Drawing = pen => {
  if (pen.form === '3-fasa') return threePoles(pen);
  const pale = white(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(178, 270, 110, 15),
    box(86, 56, 108, 210, 52, 26, [pale[0], pale[1], pale[2]]),
    box(74, 106, 108, 116, 24, 12, [pale[0], pale[1], pale[3]]),
    gradient('k', 'slant', [0, '#fff'], [1, pale[2]]),
    slab('url(#k)', 74, 106, 108, 116, 4),
    disc(pale[3], 138, 80, 15),
    disc('#8d949c', 139, 81, 11),
    stroke('#4a4f55', 3, 'M131 87l15-13'),
    disc(pale[3], 138, 244, 14),
    disc('#8d949c', 139, 245, 10),
    stroke('#4a4f55', 3, 'M132 250l13-11'),
    slab('#3a3632', 104, 124, 48, 46, 4),
    shape(shade, 'M110 150h36v16h-36z'),
    shape(base, 'M106 128h36v26h-36z'),
    shape(light, 'M106 128h36l4-6h-32z'),
    slab(base, 74, 178, 108, 6),
    print(pen.label, 128, 202, 15, '#3a3632', 96),
    pen.size ? print(`C${pen.size.split(' ')[0]}`, 128, 217, 13, shade, 40) : '',
  ];
};

const threePoles: Drawing = pen => {
  const pale = white(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(178, 262, 138, 14),
    box(36, 74, 222, 184, 34, 18, [pale[0], pale[1], pale[2]]),
    gradient('k', 'slant', [0, '#fff'], [1, pale[2]]),
    slab('url(#k)', 30, 112, 222, 108, 4),
    `<defs><g id="m">${disc('#8d949c', 37, 92, 11)}${disc('#8d949c', 37, 240, 11)}${slab('#3a3632', 16, 126, 42, 46, 4)}${shape(shade, 'M21 152h32v16h-32z')}${shape(base, 'M21 130h32v26h-32z')}${shape(light, 'M21 130h32l4-6h-32z')}</g></defs>`,
    [30, 104, 178].map(x => `<use href="#m" x="${x}"/>`).join(''),
    slab(base, 30, 180, 222, 6),
    stroke(pale[3], 2, 'M104 76v180M178 76v180'),
    print(pen.label, 104, 208, 18, '#3a3632', 120),
    pen.size ? print(`C${pen.size.split(' ')[0]}`, 210, 208, 18, shade, 60) : '',
  ];
};

const distributionBox: Drawing = pen => {
  const pale = white(pen);
  const ways = Number(pen.form.split('-')[0]) || 6;
  const rows = ways > 6 ? 2 : 1;
  const [, base, shade, deep] = pen.brand;
  return [
    shadow(172, 264, 138, 16),
    box(34, 76, 232, 186, 26, 18, [pale[0], pale[1], pale[3]]),
    gradient('k', 'slant', [0, '#fff'], [1, pale[2]]),
    slab('url(#k)', 34, 76, 232, 186, 10),
    slab(pale[3], 54, 108, 192, 116, 8),
    slab('#37332e', 58, 112, 184, 108, 6),
    '<defs><g id="m">',
    slab(pale[1], 0, 0, 26, 80, 2),
    slab('#55504a', 6, 24, 14, 28, 2),
    slab(base, 7, 25, 12, 14, 2),
    '</g></defs>',
    `<defs><g id="r">${Array.from({ length: Math.min(ways, rows > 1 ? ways / 2 : ways) }, (_, i) => clone('m', i * 28, 0)).join('')}</g></defs>`,
    rows > 1
      ? [116, 166].map(y => `<use href="#r" transform="translate(${150 - ways * 7} ${y}) scale(1 .56)"/>`).join('')
      : clone('r', 150 - ways * 14, 126),
    shape('#cfe3ea', 'M58 112h184v108h-184z', faint(0.25)),
    shape('#fff', 'M64 220l92-108h40l-92 108z', faint(0.25)),
    slab(deep, 134, 228, 32, 9, 4),
    print(pen.label, 150, 98, 18, shade, 140),
    disc(pale[3], 48, 90, 4),
    disc(pale[3], 252, 90, 4),
  ];
};

export const electrics = { cableRoll, ledBulb, lampDownlight, wallSwitch, wallSocket, circuitBreaker, distributionBox };
