import {
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  type Pen,
  print,
  roundEnds,
  rounded,
  roundJoins,
  shadow,
  shape,
  slab,
  speckle,
  steel,
  stroke,
  type Tones,
  tones,
  white,
  wood,
} from './parts.ts';

const glaze = (pen: Pen): readonly [string, Tones] => {
  const china = pen.tint ?? white(pen);
  return [gradient('k', 'slant', [0.1, china[0]], [0.5, china[1]], [1, china[3]]) + rounded('w', china), china];
};

const spout = (pen: Pen): string => {
  const metal = steel(pen);
  return (
    rounded('m', ['#fff', metal[1], metal[2], metal[3]]) +
    shape('url(#m)', 'M150 92l4-44h18l4 44z') +
    stroke(metal[2], 13, 'M162 52q2-16 22-14 16 2 16 20', roundEnds) +
    disc(metal[0], 163, 46, 13, 7)
  );
};

const urinal: Drawing = pen => {
  const [light, china] = glaze(pen);
  return [
    shadow(166, 276, 74, 10),
    light,
    shape('url(#w)', 'M92 64q0-34 70-36 70 2 70 36l6 104q-2 70-50 92h-52q-48-22-50-92z'),
    shape(china[3], 'M116 84q0-24 46-26 46 2 46 26l2 90q-4 40-48 44-44-4-48-44z'),
    gradient('n', 'down', [0, china[3]], [1, china[0]]),
    shape('url(#n)', 'M122 90q0-20 40-22 40 2 40 22l2 82q-4 32-42 36-38-4-42-36z'),
    shape('url(#w)', 'M86 190q76 40 152 0l4 12q-8 44-52 60h-56q-44-16-52-60z'),
    disc('#7d858c', 162, 186, 15, 5),
    shape('#9aa2a8', 'M154 6h16v24h-16z'),
    print(pen.label, 162, 238, 16, pen.brand[2], 90),
  ];
};

const wallBasin: Drawing = pen => {
  const [light, china] = glaze(pen);
  return [
    light,
    slab(china[3], 70, 52, 188, 58, 8),
    slab('url(#k)', 66, 48, 188, 60, 8),
    spout(pen),
    shape(china[3], 'M44 126h240q-6 74-62 96h-116q-56-22-62-96z'),
    shape('url(#w)', 'M38 118h244q-6 74-62 96h-120q-56-22-62-96z'),
    shape('url(#k)', 'M38 118q0-16 20-18h204q20 2 20 18 0 10-20 12h-204q-20-2-20-12z'),
    disc(china[3], 160, 116, 92, 11),
    disc(china[2], 160, 119, 86, 8),
    disc('#7d858c', 160, 121, 10, 3),
    stroke('#8f979d', 13, 'M160 214v34q0 14 14 14h18q12 0 12-20v-20', roundEnds),
    stroke('#e9edf0', 4, 'M157 216v32q0 16 16 16h18'),
    print(pen.label, 160, 176, 17, pen.brand[2], 110),
  ];
};

const counterBasin: Drawing = pen => {
  const [light, china] = glaze(pen);
  const timber = wood(pen);
  return [
    shape(timber[3], 'M14 236h292v36h-292z'),
    shape(timber[1], 'M14 206h292v34h-292z'),
    stroke(timber[2], 2, 'M20 216q70 6 140-2t140 2M20 228q60-6 130 0t150 2'),
    shape('#000', 'M70 206h190v10h-190z', faint(0.2)),
    light,
    shape('url(#w)', 'M58 128h204q-4 60-46 84h-112q-42-24-46-84z'),
    disc('url(#k)', 160, 128, 102, 24),
    disc(china[3], 160, 130, 92, 18),
    disc(china[2], 160, 134, 82, 13),
    disc('#7d858c', 160, 138, 12, 4),
    stroke(steel(pen)[2], 15, 'M262 206v-120q0-20-26-20t-26 20', roundEnds),
    stroke('#fff', 4, 'M259 204v-118q0-17-23-17', roundEnds),
    pen.form === 'teraso'
      ? speckle('#7a5a44', 6, 21, 'M72 150h176M80 166h160M92 182h136M112 198h96') +
        speckle('#5d7a6a', 5, 27, 'M78 158h164M86 174h148M104 190h112')
      : '',
    pen.tint ? '' : print(pen.label, 160, 184, 17, pen.brand[2], 110),
  ];
};

const insetBasin: Drawing = pen => {
  const [light, china] = glaze(pen);
  const stone = tones(24, 8, 44);
  return [
    shadow(164, 262, 148, 14),
    shape(stone[3], 'M8 212h304v40h-304z'),
    shape(stone[1], 'M8 212l40-112h224l40 112z'),
    light,
    disc(china[3], 160, 162, 104, 46),
    disc('url(#k)', 160, 158, 104, 46),
    gradient('n', 'down', [0, china[3]], [1, china[0]]),
    disc('url(#n)', 160, 163, 80, 30),
    disc('#7d858c', 160, 172, 12, 5),
    group('transform="translate(0 28)"', spout(pen)),
    print(pen.label, 160, 240, 18, '#fff', 120),
  ];
};

const mirror: Drawing = pen => {
  const [light, base, , deep] = steel(pen);
  const frame =
    pen.form === 'bulat'
      ? [disc(deep, 166, 156, 116), disc(light, 160, 150, 116), disc('url(#k)', 160, 150, 108)]
      : [slab(deep, 72, 34, 190, 244, 8), slab(light, 66, 28, 190, 244, 8), slab('url(#k)', 74, 36, 174, 228, 4)];
  return [
    gradient('k', 'slant', [0, '#f4fbfd'], [0.5, '#c4dde5'], [1, '#86a9b6']),
    ...frame,
    shape('#fff', 'M96 178l92-128h34l-116 160zM132 226l94-128v40l-70 94z', faint(0.5)),
    slab(base, 138, 266, 50, 6, 3),
    shape(pen.brand[1], 'M176 220h52v22h-52z'),
    print(pen.label, 202, 235, 12, pen.onBrand, 46),
  ];
};

const bathFitting: Drawing = pen => {
  const metal = steel(pen);
  const plates = (x: number, y: number): string => disc(metal[3], x + 2, y + 3, 22) + disc('url(#m)', x, y, 22);
  const head = rounded('m', ['#fff', metal[1], metal[2], metal[3]]);
  const sign = shape(pen.brand[1], 'M124 60h72v26h-72z') + print(pen.label, 160, 78, 14, pen.onBrand, 64);
  if (pen.form === 'handuk')
    return [
      head,
      plates(52, 128),
      plates(268, 128),
      stroke(metal[3], 15, 'M52 136h216', roundEnds),
      stroke(metal[0], 5, 'M52 132h216', roundEnds),
      shape('#d9e6ea', 'M104 136h92v118q-46 10-92 0z'),
      shape('#b4cbd3', 'M182 136h14v118l-14 2z'),
      stroke('#8fb0bb', 4, 'M104 226q46 10 92 0'),
      sign,
    ];
  if (pen.form === 'tisu')
    return [
      head,
      plates(84, 120),
      stroke(metal[2], 11, 'M84 120v46h150', roundJoins),
      disc('#cfc8bc', 218, 182, 26, 50),
      slab('#f6f3ee', 118, 132, 100, 100),
      disc('#fff', 118, 182, 26, 50),
      disc('#b59a72', 118, 182, 8, 16),
      shape('#f6f3ee', 'M150 230h70v44h-70z'),
      stroke('#d8d2c8', 2, 'M150 270h70', ' stroke-dasharray="4 4"'),
      sign,
    ];
  return [
    head,
    shadow(166, 250, 120, 10),
    plates(86, 130),
    plates(234, 130),
    shape(metal[3], 'M50 176h220l14 44h-248z', faint(0.25)),
    stroke(metal[2], 8, 'M50 174h220l14 44h-248z', roundJoins),
    stroke(metal[1], 5, 'M80 176l-10 42M112 176l-6 42M144 176l-2 42M176 176l2 42M208 176l6 42M240 176l10 42'),
    stroke(metal[0], 4, 'M86 150v24M234 150v24'),
    slab('#f2c9a0', 122, 176, 76, 28, 12),
    slab('#fde6cf', 128, 174, 64, 12, 6),
    sign,
  ];
};

export const basins = { urinal, wallBasin, counterBasin, insetBasin, mirror, bathFitting };
