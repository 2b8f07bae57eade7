import { masonry } from './masonry.ts';
import { clone, disc, faint, group, roundEnds, shadow, shape, slab, stroke } from './parts.ts';
import { roofing } from './roofing.ts';
import { sacks } from './sacks.ts';
import { place, stage, strata } from './stage.ts';
import { tools } from './tools.ts';

const earth = (): string =>
  strata(640, 360, [
    [272, '#e3c7a4'],
    [300, '#cda37a'],
    [326, '#b07a52'],
    [344, '#925d3d'],
  ]);

const concreteMix = (): string =>
  stage(
    640,
    360,
    ['#fbf6ee', '#f1e0c9'],
    disc('#fff', 320, 150, 150, 150, faint(0.5)),
    earth(),
    place(masonry.sandHeap, 16, 'a', 346, 54, 0.86),
    place(sacks.cementSack, 16, 'c', 46, 44, 0.92),
    shadow(320, 318, 76, 10),
    shape('#3b3f44', 'M256 244h124l-14 72q-48 12-96 0z'),
    shape('#5a6067', 'M256 244h34l-4 75-16-3z'),
    disc('#24272b', 318, 244, 62, 14),
    disc('#9d978d', 318, 247, 54, 10),
    stroke('#8a9096', 4, 'M258 240c6-60 114-60 122 0'),
  );

const tileLayout = (): string => {
  const lines = [0, 1, 2, 3, 4, 5];
  return stage(
    640,
    360,
    ['#f4efe8', '#e6dacb'],
    `<defs><g id="t">${slab('#fff', 2, 2, 96, 96, 2)}${shape('#f0e9de', 'M2 98l96-96v96z')}${disc('#d9623c', 50, 50, 15, 15, faint(0.9))}${shape('#0b5e63', 'M2 2h26a26 26 0 0 1-26 26zM98 98h-26a26 26 0 0 1 26-26z', faint(0.85))}</g></defs>`,
    group(
      'transform="matrix(1 .3-1.1 .42 330 56)"',
      slab('#dccfbc', -900, -900, 2000, 2000),
      lines
        .slice(0, 4)
        .flatMap(x => lines.slice(0, x > 2 ? 2 : 4).map(y => clone('t', x * 100, y * 100)))
        .join(''),
      stroke('#b23a16', 3, 'M200-80v520M-80 200h520', ' stroke-dasharray="12 7"'),
    ),
    place(tools.trowel, 190, 'w', 380, 90, 0.78),
  );
};

const roofChoice = (): string =>
  stage(
    640,
    360,
    ['#f2f5f4', '#dfe8e7'],
    disc('#fff', 320, 150, 160, 160, faint(0.6)),
    earth(),
    place(roofing.corrugatedSheet, 200, 'c', 330, 44, 0.88),
    place(roofing.metalRoofTile, 12, 'm', 40, 46, 0.92),
  );

const freightWeight = (): string =>
  stage(
    640,
    360,
    ['#eef6f5', '#d5e8e7'],
    shape('#b8d3c6', 'M0 236q90-70 190-30 110-70 230-8 110-50 220 6v50H0z'),
    shape('#8fc2c1', 'M0 244q160-10 320 0t320 0v60H0z'),
    earth(),
    shadow(300, 312, 190, 12),
    `<defs><g id="p">${slab('#d9c7a9', 0, 0, 92, 38, 12)}${slab('#ecdfc8', 6, 3, 78, 9, 5)}${slab('#b23a16', 34, 0, 24, 38)}${slab('#d9623c', 34, 0, 24, 9)}</g></defs>`,
    (
      [
        [162, 218],
        [256, 218],
        [350, 218],
        [162, 178],
        [256, 178],
        [350, 178],
        [209, 138],
        [303, 138],
      ] as const
    )
      .map(([x, y]) => clone('p', x, y))
      .join(''),
    slab('#9a7149', 152, 256, 300, 10, 2),
    slab('#7a5635', 160, 266, 34, 12),
    slab('#7a5635', 286, 266, 34, 12),
    slab('#7a5635', 412, 266, 34, 12),
    slab('#c9ced3', 136, 278, 332, 12, 3),
    slab('#7d858d', 136, 288, 332, 16, 3),
    stroke('#7d858d', 12, 'M484 298V120', roundEnds),
    slab('#3b4147', 448, 70, 96, 62, 10),
    slab('#cfe6c9', 458, 80, 76, 34, 4),
    stroke('#3b4147', 5, 'M470 88v18M486 88h12v9h-12v9h12M508 88h14v18h-14z'),
    disc('#f6c343', 468, 123, 3),
    disc('#6bcb91', 480, 123, 3),
    stroke('#0b5e63', 2, 'M162 116h236M162 108v16M398 108v16M140 140v118M132 140h16M132 258h16'),
  );

export const articles = { concreteMix, tileLayout, roofChoice, freightWeight };
