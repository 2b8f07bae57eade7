import {
  box,
  type Drawing,
  disc,
  faint,
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
  type Tones,
  turned,
  white,
} from './parts.ts';

const shine = (metal: Tones): string => rounded('m', ['#fff', metal[1], metal[2], metal[3]], 'down') + redirected('k', 'm', 'across');
const pack = (pen: Pen): string =>
  shadow(232, 268, 74, 8) + box(176, 230, 96, 36, 12, 8, pen.brand) + print(pen.label, 224, 254, 18, pen.onBrand, 90);

const boltNut: Drawing = pen => {
  const metal = steel(pen);
  return [
    shine(metal),
    turned(
      -30,
      shadow(164, 196, 150, 11),
      slab('url(#m)', 56, 142, 236, 34, 4),
      stroke(metal[3], 34, 'M150 159h138', ' stroke-dasharray="2 5" opacity=".6"'),
      shape(metal[0], 'M14 118h44v26h-44z'),
      shape(metal[1], 'M10 142h48v34h-48z'),
      shape(metal[3], 'M14 174h44v26h-44z'),
      slab('url(#m)', 58, 112, 8, 94, 3),
      slab('url(#m)', 190, 114, 8, 90, 3),
      shape(metal[0], 'M200 122h40v24h-40z'),
      shape(metal[1], 'M200 144h40v30h-40z'),
      shape(metal[3], 'M200 172h40v24h-40z'),
    ),
    pack(pen),
  ];
};

const jBolt: Drawing = pen => {
  const metal = steel(pen);
  const rod = 'M118 40v160q0 54 50 54t50-54v-20';
  return [
    shadow(168, 276, 96, 10),
    shine(metal),
    stroke(metal[3], 29, rod, roundEnds),
    stroke(metal[1], 23, rod, roundEnds),
    stroke('#fff', 5, 'M110 44v156q0 62 56 64', roundEnds),
    stroke(metal[3], 27, 'M118 36v88', ' stroke-dasharray="2 5" opacity=".7"'),
    slab('url(#k)', 80, 94, 76, 8, 2),
    shape(metal[0], 'M90 68h16v26h-16z'),
    shape(metal[1], 'M106 68h26v26h-26z'),
    shape(metal[3], 'M132 68h16v26h-16z'),
    slab(pen.brand[1], 190, 84, 92, 32, 4),
    print(pen.label, 236, 106, 18, pen.onBrand, 84),
  ];
};

const wallPlugs: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(164, 262, 130, 14),
    shine(metal),
    `<defs><g id="p">${shape(base, 'M0 10h100l18 8-18 8h-100z')}${slab(light, -8, 6, 14, 24, 3)}${stroke(deep, 3, 'M46 18h66M24 10v16M34 10v16M44 10v16')}${stroke(light, 3, 'M8 13h88', faint(0.8))}</g><g id="n">${shape('url(#m)', 'M0 14h96l16 4-16 4h-96z')}${stroke(metal[3], 3, 'M22 11l6 14M34 11l6 14M46 11l6 14M58 11l6 14M70 11l6 14M82 12l5 12')}${disc(metal[1], 0, 18, 9, 16)}${stroke('#4b5259', 3, 'M-3 12l6 12')}</g></defs>`,
    '<use href="#p" transform="translate(34 60) rotate(18)"/><use href="#n" transform="translate(168 46) rotate(24)"/><use href="#p" transform="translate(44 132) rotate(4)"/><use href="#n" transform="translate(184 122) rotate(8)"/><use href="#p" transform="translate(38 190) rotate(-8)"/>',
    slab(shade, 166, 206, 122, 46, 4),
    print(pen.label, 227, 237, 22, pen.onBrand, 110),
  ];
};

const cableClips: Drawing = pen => {
  const metal = steel(pen);
  const pale = white(pen);
  const clip = (x: number, y: number, turn: number): string => `<use href="#c" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return [
    shadow(164, 262, 130, 14),
    shine(metal),
    `<defs><g id="c">${slab('url(#k)', 58, -34, 9, 108)}${disc(metal[3], 62, -36, 15, 6)}${disc(metal[0], 62, -39, 15, 6)}${shape(pale[3], 'M6 62v-20a34 34 0 0 1 34-34h40v54h-18v-32h-20q-18 0-18 18v14z')}${shape(pale[0], 'M0 58v-20a34 34 0 0 1 34-34h40v54h-16v-34h-22q-20 0-20 20v14z')}</g></defs>`,
    clip(40, 90, -8),
    clip(170, 84, 10),
    clip(96, 170, 0),
    slab(pen.brand[1], 194, 206, 96, 40, 4),
    print(pen.label, 242, 233, 20, pen.onBrand, 86),
  ];
};

export const bolts = { boltNut, jBolt, wallPlugs, cableClips };
