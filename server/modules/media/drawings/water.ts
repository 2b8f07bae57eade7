import {
  brass,
  type Drawing,
  disc,
  faint,
  gradient,
  group,
  iron,
  print,
  roundEnds,
  rounded,
  roundJoins,
  rubber,
  shadow,
  shape,
  slab,
  steel,
  stroke,
} from './parts.ts';

const steelTank: Drawing = pen => {
  const metal = steel(pen);
  return [
    shadow(168, 276, 100, 11),
    stroke(metal[3], 7, 'M84 236l-12 40M236 236l12 40M160 246v30'),
    gradient('k', 'across', [0, metal[2]], [0.2, '#fff'], [0.5, metal[1]], [0.75, metal[0]], [1, metal[3]]),
    shape('url(#k)', 'M68 78q8-30 62-34h60q54 4 62 34v150q-8 26-92 28-84-2-92-28z'),
    stroke(metal[3], 3, 'M68 84q92 22 184 0M68 130q92 22 184 0M68 176q92 22 184 0M68 222q92 22 184 0', faint(0.6)),
    shape(metal[2], 'M122 36h76v14h-76z'),
    disc(metal[0], 160, 36, 38, 9),
    slab(pen.brand[1], 102, 146, 116, 50, 4),
    print(pen.label, 160, 170, 20, pen.onBrand, 104),
    print(pen.size, 160, 190, 16, pen.onBrand, 90),
    slab('#6d6760', 152, 238, 18, 12, 2),
  ];
};

const buriedTank: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shape('#b98d5a', 'M0 128q80-14 160 0t160 0v192h-320z', faint(0.55)),
    shape('#7f9a4f', 'M0 122q80-14 160 0t160 0v14q-80 14-160 0t-160 0z'),
    rounded('k', pen.brand, 'down'),
    shape('url(#k)', 'M66 150h188q44 8 44 56t-44 58h-188q-44-8-44-58t44-56z'),
    shape(shade, 'M132 96h60v58h-60z'),
    disc(base, 162, 96, 38, 10),
    disc(light, 160, 93, 30, 6),
    stroke(deep, 5, 'M84 150v114M124 154v110M200 154v110M240 150v114', faint(0.45)),
    stroke(light, 3, 'M80 152v110M120 156v106M196 156v106M236 152v110', faint(0.5)),
    print(pen.label, 162, 208, 26, pen.onBrand, 150),
    print(pen.size, 162, 236, 20, pen.onBrand, 100),
  ];
};

const submersiblePump: Drawing = pen => {
  const metal = steel(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(166, 276, 72, 10),
    stroke('#2f2c29', 7, 'M148 66q-60-40-92 12t10 176', roundEnds),
    rounded('m', metal),
    gradient('k', 'across', [0, base], [0.3, light], [1, deep]),
    slab('url(#m)', 172, 22, 34, 46, 3),
    stroke(metal[3], 3, 'M172 30h34M172 38h34M172 46h34'),
    stroke('#3a3733', 11, 'M126 66q0-26 24-26h10q16 2 16 26', roundEnds),
    shape('url(#k)', 'M112 84q2-20 22-20h60q20 0 22 20v30h-104z'),
    slab('url(#m)', 116, 112, 96, 116),
    slab(shade, 112, 226, 104, 12),
    shape('url(#k)', 'M112 238h104l-8 38h-88z'),
    stroke(deep, 5, 'M130 244v28M146 244v30M162 244v30M178 244v30M194 244v28'),
    print(pen.label, 164, 176, 20, pen.brand[2], 86),
    stroke('#fff', 4, 'M130 120v100', faint(0.7)),
  ];
};

const petrolPump: Drawing = pen => {
  const dark = rubber(pen);
  const metal = iron(pen);
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(162, 268, 140, 14),
    stroke(dark[1], 9, 'M40 262h240M56 262v-150q0-14 14-14h180q14 0 14 14v150', roundJoins),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    slab('url(#k)', 84, 62, 112, 54, 14),
    slab(dark[1], 128, 52, 26, 12, 3),
    print(pen.label, 140, 96, 19, pen.onBrand, 94),
    slab(metal[2], 84, 118, 96, 118, 8),
    stroke(metal[3], 5, 'M90 136h84M90 150h84M90 164h84M90 178h84'),
    disc(dark[1], 132, 210, 34),
    disc(base, 132, 210, 26),
    stroke(deep, 3, 'M132 190v40M112 210h40M118 196l28 28M146 196l-28 28'),
    disc(metal[3], 224, 190, 48),
    disc(metal[1], 220, 186, 46),
    disc(metal[0], 218, 184, 26),
    shape(metal[1], 'M204 108h40v36h-40zM252 170h40v34h-40z'),
    shape(metal[3], 'M198 104h52v10h-52zM286 164h10v46h-10z'),
  ];
};

const floatSwitch: Drawing = pen => {
  const [light, base, , deep] = pen.brand;
  return [
    shadow(172, 270, 112, 13),
    stroke('#2f2c29', 10, 'M40 20c20 90 150 40 130 120', roundEnds),
    gradient('k', 'slant', [0, light], [0.5, base], [1, deep]),
    group(
      'transform="rotate(24 170 196)"',
      slab(deep, 86, 144, 176, 108, 50),
      slab('url(#k)', 80, 138, 176, 108, 50),
      stroke(deep, 3, 'M168 138v108', faint(0.5)),
      print(pen.label, 168, 200, 22, pen.onBrand, 130),
    ),
    disc('#8d949c', 62, 76, 20),
  ];
};

const flowSwitch: Drawing = pen => {
  const gold = brass(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(166, 270, 84, 12),
    rounded('m', gold),
    shape('url(#m)', 'M132 20h56v40h-56zM132 226h56v44h-56z'),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    slab(shade, 92, 58, 150, 178, 20),
    slab('url(#k)', 84, 52, 150, 178, 20),
    slab('#1f2a2e', 104, 78, 110, 56, 6),
    print('1.5', 160, 120, 38, '#ff6a4d', 90),
    disc('#5dbb63', 118, 158, 7),
    disc('#f6b73c', 160, 158, 7),
    disc('#e0452f', 202, 158, 7),
    print(pen.label, 159, 204, 20, pen.onBrand, 120),
  ];
};

const pressureSwitch: Drawing = pen => {
  if (pen.form === 'pelampung') return floatSwitch(pen);
  if (pen.form === 'flow') return flowSwitch(pen);
  const dark = rubber(pen);
  const gold = brass(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(166, 270, 96, 13),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    slab(shade, 86, 66, 158, 126, 12),
    slab('url(#k)', 78, 58, 158, 126, 12),
    slab('#f6f2ea', 98, 84, 118, 52, 6),
    print(pen.label, 157, 106, 18, shade, 104),
    stroke('#3a3733', 3, 'M112 124h90M112 118v12M142 118v12M172 118v12M202 118v12'),
    disc(dark[1], 157, 158, 11),
    stroke('#2f2c29', 11, 'M80 150q-50 6-48 100', roundEnds),
    rounded('m', gold),
    slab(dark[1], 112, 184, 92, 20, 4),
    shape('url(#m)', 'M132 204h52v22h-10v40h-32v-40h-10z'),
    stroke(gold[3], 3, 'M142 238h32M142 246h32M142 254h32'),
  ];
};

export const water = { steelTank, buriedTank, submersiblePump, petrolPump, pressureSwitch };
