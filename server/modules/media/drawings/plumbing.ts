import {
  brass,
  type Drawing,
  disc,
  faint,
  gradient,
  iron,
  type Pen,
  print,
  redirected,
  roundEnds,
  rounded,
  shadow,
  shape,
  slab,
  stroke,
  type Tones,
  tones,
  turned,
  wall,
} from './parts.ts';

const plastic = (pen: Pen): Tones => tones(pen.hue, 10, 84);

const pvcPipe: Drawing = pen => {
  const pale = plastic(pen);
  return [
    rounded('k', pale, 'down'),
    turned(
      -24,
      shadow(166, 230, 146, 12),
      '<defs><g id="p">',
      slab('url(#k)', 30, 0, 240, 50),
      slab(pen.brand[1], 72, 12, 198, 5),
      disc(pale[0], 30, 25, 15, 25),
      disc(pale[3], 31, 25, 11, 19),
      disc('#453f39', 34, 26, 8, 15),
      print(pen.label, 180, 39, 19, pen.brand[2], 120),
      '</g></defs>',
      '<use href="#p" x="22" y="80"/><use href="#p" x="4" y="131"/><use href="#p" x="12" y="182"/>',
    ),
  ];
};

const pipeElbow: Drawing = pen => {
  const [light, base, shade, deep] = plastic(pen);
  const bend = 'M78 118h62q72 0 72 72v70';
  return [
    shadow(206, 266, 92, 15),
    stroke(deep, 92, bend),
    stroke(shade, 84, 'M78 116h62q70 0 70 72v70'),
    stroke(base, 66, 'M78 110h62q66 0 68 74v72', faint(0.9)),
    stroke(light, 30, 'M78 98h60q58 0 56 72v84'),
    stroke('#fff', 8, 'M82 90h56q52 0 48 70v90', faint(0.8)),
    gradient('k', 'down', [0, base], [0.25, light], [0.6, base], [1, deep]),
    rounded('m', [light, base, shade, deep]),
    slab('url(#k)', 66, 66, 48, 104, 4),
    disc(light, 66, 118, 18, 52),
    disc(shade, 66, 118, 13, 42),
    disc('#453f39', 70, 120, 9, 36),
    shape('url(#m)', 'M160 206h104v54a52 9 0 0 1-104 0z'),
    slab(pen.brand[1], 114, 66, 7, 104),
    slab(pen.brand[1], 160, 199, 104, 7),
    print(pen.label, 212, 240, 16, pen.brand[2], 84),
  ];
};

const pipeTee: Drawing = pen => {
  const pale = plastic(pen);
  const [light, , shade] = pale;
  const [, base] = pen.brand;
  return [
    shadow(170, 226, 126, 15),
    rounded('m', pale),
    redirected('k', 'm', 'down'),
    slab('url(#m)', 122, 80, 82, 80),
    slab('url(#k)', 60, 136, 214, 82, 4),
    shape('#000', 'M122 136q40 34 82 0l-8 24q-34 22-66 0z', faint(0.12)),
    slab('url(#k)', 56, 128, 50, 98, 4),
    slab('url(#k)', 226, 128, 52, 98, 6),
    shape(base, 'M106 128h6v98h-6zM220 128h6v98h-6z'),
    shape('url(#m)', wall(114, 64, 98, 44, 10)),
    shape(base, 'M114 108a49 10 0 0 0 98 0v7a49 10 0 0 1-98 0z'),
    disc(light, 163, 64, 49, 13),
    disc(shade, 163, 65, 40, 10),
    disc('#453f39', 163, 67, 34, 7),
    disc(light, 56, 177, 17, 49),
    disc(shade, 56, 177, 12, 40),
    disc('#453f39', 60, 178, 8, 34),
    print(pen.label, 164, 186, 17, base, 92),
  ];
};

const waterTank: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(168, 270, 122, 17),
    rounded('k', pen.brand),
    shape('url(#k)', 'M64 100q4-40 66-52h60q62 12 66 52v158a96 17 0 0 1-192 0z'),
    shape(light, 'M72 92q10-30 58-44h22q-40 12-48 46z', faint(0.7)),
    stroke(deep, 7, 'M64 108a96 17 0 0 0 192 0M64 136a96 17 0 0 0 192 0M64 222a96 17 0 0 0 192 0M64 250a96 17 0 0 0 192 0', faint(0.45)),
    stroke(light, 3, 'M64 103a96 17 0 0 0 192 0M64 131a96 17 0 0 0 192 0M64 217a96 17 0 0 0 192 0M64 245a96 17 0 0 0 192 0', faint(0.6)),
    shape(shade, 'M116 38v14a44 9 0 0 0 88 0v-14z'),
    disc(base, 160, 38, 44, 10),
    disc(light, 156, 36, 34, 6, faint(0.7)),
    stroke(deep, 3, 'M130 47v12M146 50v12M162 51v12M178 49v12M192 46v12', faint(0.5)),
    print(pen.label, 160, 192, 32, pen.onBrand, 168),
    print(pen.size, 160, 216, 20, pen.onBrand, 110),
    slab('#d8d4cd', 150, 258, 22, 14, 3),
    disc('#6d6760', 161, 265, 4),
  ];
};

const waterPump: Drawing = pen => {
  const metal = iron(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(160, 264, 136, 16),
    shape(metal[3], 'M64 246h192l12 18h-216zM92 218h20v30h-20zM212 218h20v30h-20z'),
    rounded('k', pen.brand, 'down'),
    rounded('n', metal),
    redirected('m', 'n', 'down'),
    shape('url(#m)', 'M34 128h156v92h-156q-10 0-10-12v-68q0-12 10-12z'),
    slab('url(#k)', 44, 118, 128, 112, 10),
    stroke(deep, 110, 'M62 174h82', ' stroke-dasharray="3 9" opacity=".5"'),
    slab(shade, 72, 84, 72, 40, 6),
    slab(light, 72, 84, 72, 9, 4),
    print(pen.label, 108, 112, 16, pen.onBrand, 66),
    shape('url(#n)', 'M194 68h50v14h-6v44h-38v-44h-6z'),
    shape('url(#m)', 'M260 152h28v-6h10v52h-10v-6h-28z'),
    disc(metal[3], 224, 175, 51, 55),
    disc(metal[1], 220, 172, 50, 54),
    disc(metal[0], 219, 171, 33, 36),
    disc(metal[2], 222, 174, 28, 31),
    disc(base, 219, 171, 9),
  ];
};

const ballValve: Drawing = pen => {
  const gold = brass(pen);
  const [light, base, shade] = pen.brand;
  const lever = 'l46 4q50 2 84-26l24-10q12 0 10 12l-24 12q-34 28-88 28h-52z';
  return [
    shadow(158, 244, 128, 14),
    rounded('m', gold),
    redirected('k', 'm', 'down'),
    slab('url(#k)', 66, 152, 190, 76, 10),
    disc('url(#k)', 160, 190, 58),
    slab('url(#m)', 146, 112, 30, 32, 3),
    slab('url(#k)', 44, 142, 54, 96, 5),
    slab('url(#k)', 224, 142, 54, 96, 5),
    stroke(gold[3], 2, 'M46 168h50M46 214h50M226 168h50M226 214h50', faint(0.7)),
    disc(gold[0], 46, 190, 16, 48),
    disc(gold[3], 46, 190, 11, 37),
    disc('#3a2a12', 49, 191, 8, 31),
    shape(shade, `M138 101${lever}`),
    shape(base, `M138 92${lever}`),
    stroke(light, 5, 'M142 95l44 4q48 2 80-24l28-12', roundEnds),
    disc('#7d848b', 161, 107, 13, 8),
    disc('#d9dde1', 159, 104, 12, 7),
    print(pen.label, 160, 200, 17, gold[3], 90),
  ];
};

export const plumbing = { pvcPipe, pipeElbow, pipeTee, waterTank, waterPump, ballValve };
