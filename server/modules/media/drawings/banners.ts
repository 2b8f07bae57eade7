import { masonry } from './masonry.ts';
import { paints } from './paint.ts';
import { clone, disc, faint, group, ripples, roundEnds, shape, slab, stroke } from './parts.ts';
import { roofing } from './roofing.ts';
import { sacks } from './sacks.ts';
import { place, stage, strata } from './stage.ts';
import { steelwork } from './steel.ts';

const foundation = (): string =>
  stage(
    1200,
    480,
    ['#fbf6ee', '#f3e4d0'],
    disc('#fff', 930, 150, 150, 150, faint(0.6)),
    shape('#ecd9c0', 'M380 372q120-70 240-34 130-90 270-30 150-70 310 0v90H380z'),
    stroke('#d9bd9c', 9, 'M640 372V190M760 372V150M1000 372V150M1130 372V190'),
    stroke('#d9bd9c', 14, 'M620 246h530M700 170h360'),
    stroke('#c9a680', 2, 'M634 190v-34M640 190v-44M646 190v-34M754 150v-34M760 150v-44M766 150v-34M994 150v-34M1000 150v-44M1006 150v-34'),
    strata(1200, 480, [
      [366, '#e3c7a4'],
      [398, '#d0a67c'],
      [430, '#b67f56'],
      [456, '#96603f'],
    ]),
    place(masonry.sandHeap, 16, 'a', 850, 92, 1.08),
    place(sacks.cementSack, 16, 'c', 566, 92, 1.1),
    place(steelwork.rebarDeformed, 16, 'r', 720, 208, 0.82),
  );

const roofSeason = (): string =>
  stage(
    1200,
    480,
    ['#f1f5f5', '#dfe9ea'],
    shape('#cfdedd', 'M300 380q180-90 360-40 200-90 540-10v80H300z'),
    shape('#fff', 'M640 96a44 44 0 0 1 74-34 60 60 0 0 1 112-4 46 46 0 0 1 66 38 26 26 0 0 1-10 50h-236a26 26 0 0 1-6-50z', faint(0.9)),
    stroke(
      '#9dbcc4',
      3,
      'M600 60l-30 84M900 40l-44 124M1010 30l-40 112M1120 60l-40 112M1180 160l-34 94M960 150l-30 84M560 190l-24 68M1060 190l-20 56',
      ' stroke-dasharray="26 18" stroke-linecap="round"',
    ),
    shape('#f7efe2', 'M606 250h250v146H606z'),
    shape('#e3d5c1', 'M736 250h120v146H736z'),
    slab('#8a5a3a', 648, 306, 54, 90, 3),
    slab('#9cc4cf', 770, 296, 56, 48, 3),
    stroke('#fff', 5, 'M770 320h56M798 296v48'),
    ripples('r', 0.03, '#b23a16', '#8a2a0d'),
    shape('url(#r)', 'M560 262l92-116h178l78 116z'),
    stroke('#e2714c', 5, 'M652 146h178'),
    stroke('#7d8a90', 9, 'M556 266h356', roundEnds),
    stroke('#7d8a90', 7, 'M896 268v128'),
    strata(1200, 480, [
      [388, '#d8c3a6'],
      [414, '#bd9670'],
      [440, '#9a6c4b'],
      [460, '#7d5237'],
    ]),
    place(roofing.corrugatedSheet, 16, 'c', 906, 96, 0.86),
    place(roofing.spandekSheet, 190, 'p', 838, 206, 0.78),
  );

const pallet = (id: string, colour: string, light: string): string =>
  `<g id="${id}">${slab('#8f6a45', 0, 44, 62, 5)}${slab('#6f4f31', 4, 49, 10, 5)}${slab('#6f4f31', 48, 49, 10, 5)}${slab(colour, 2, 2, 58, 42, 3)}${slab(light, 2, 2, 58, 8, 3)}${stroke('#000', 2, 'M2 16h58M2 30h58M22 2v42M42 2v42', faint(0.18))}</g>`;

const islandFreight = (): string =>
  stage(
    1200,
    480,
    ['#fdf5e8', '#f6dfc0'],
    disc('#fff3d4', 1010, 120, 66),
    disc('#ffe3a6', 1010, 120, 48),
    shape('#d9d8bd', 'M420 280q90-96 170-60 80-90 190-10 120-100 240-20 100-50 180 10v90H420z'),
    shape('#a9bfa4', 'M520 290q110-70 210-28 120-70 240-10 130-50 230 6v40H520z'),
    shape('#7fa98f', 'M940 292q60-50 140-34 70-22 120 10v32H940z'),
    shape('#9ccac8', 'M0 284q300-10 600 0t600 0v196H0z'),
    shape('#62aaa9', 'M0 330q300 12 600 0t600 0v150H0z'),
    `<defs>${pallet('a', '#cdb999', '#e6d6bb')}${pallet('c', '#b23a16', '#d9623c')}${pallet('e', '#c7ccd0', '#e6e9eb')}</defs>`,
    shape('#f7f3ec', 'M962 188h104v96H962z'),
    shape('#d8d0c3', 'M1066 188l22 14v82h-22z'),
    shape('#fff', 'M976 158h78v30h-78z'),
    stroke('#2f5f66', 11, 'M976 206h78M976 232h78', ' stroke-dasharray="13 8"'),
    shape('#b23a16', 'M1000 118h30v40h-30z'),
    shape('#fff', 'M1000 128h30v9h-30z'),
    stroke('#6b7378', 6, 'M640 284V150l88 60M800 284V150l-70 60'),
    clone('a', 596, 234),
    clone('c', 664, 234),
    clone('e', 732, 234),
    clone('a', 800, 234),
    clone('c', 868, 234),
    clone('a', 664, 186),
    clone('e', 800, 186),
    clone('a', 868, 186),
    shape('#24444a', 'M540 284h580l-46 92q-6 10-18 10H606q-12 0-18-10z'),
    shape('#3a666d', 'M540 284h580l-8 16H548z'),
    shape('#b23a16', 'M572 348h516l-14 28q-6 10-18 10H606q-12 0-18-10z'),
    stroke('#fff', 3, 'M560 318h540', ' stroke-dasharray="2 24" stroke-linecap="round" opacity=".6"'),
    shape('#4f9c9c', 'M0 380q150-12 300 0t300 0 300 0 300 0v100H0z'),
    stroke(
      '#d9f0ee',
      3,
      'M520 374q40-8 80 0M1010 372q50-8 100 0M660 402q40-8 90 0M860 412q40-8 80 0M150 406q40-8 80 0',
      ' stroke-linecap="round" opacity=".7"',
    ),
    strata(1200, 480, [
      [430, '#3f8c8d'],
      [456, '#2f7a7c'],
    ]),
  );

const house = (x: number, width: number, wall: string, side: string, roof: string): string =>
  group(
    `transform="translate(${x} 0)"`,
    slab(wall, 0, 226, width, 150),
    slab(side, width - 26, 226, 26, 150),
    shape(roof, `M-16 230l30-70h${width - 28}l30 70z`),
    slab('#fff', 18, 262, 44, 44, 2),
    slab('#9cc4cf', 22, 266, 36, 36),
    stroke('#fff', 4, 'M40 264v40M20 284h40'),
    slab('#7a4e31', width - 74, 290, 36, 86, 2),
    disc('#f6c343', width - 44, 334, 3),
  );

const paintWeek = (): string =>
  stage(
    1200,
    480,
    ['#fdf8f0', '#f7e8d6'],
    disc('#fff', 840, 170, 200, 200, faint(0.6)),
    shape('#e9dfc8', 'M340 376q170-106 350-56 200-80 510-20v100H340z'),
    house(560, 170, '#e9a98f', '#d68f74', '#8a3a22'),
    house(760, 176, '#8fc4be', '#74aaa4', '#4b5d63'),
    house(968, 180, '#f3cf7d', '#deb75f', '#7a4a2c'),
    strata(1200, 480, [
      [366, '#dfc6a6'],
      [396, '#cba57f'],
      [428, '#ae7d59'],
      [456, '#8f5f40'],
    ]),
    place(paints.paintPail, 16, 'a', 560, 190, 0.82),
    place(paints.paintCan, 190, 'c', 812, 230, 0.68),
    place(paints.paintGallon, 45, 'g', 972, 206, 0.76),
  );

export const banners = { foundation, roofSeason, islandFreight, paintWeek };
