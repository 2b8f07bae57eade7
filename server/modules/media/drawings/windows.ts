import {
  box,
  brass,
  clone,
  type Drawing,
  disc,
  faint,
  gradient,
  print,
  roundEnds,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  white,
  wood,
} from './parts.ts';

const GLASS = gradient('k', 'slant', [0, '#e6f4f8'], [0.5, '#b9dbe6'], [1, '#7fb0c2']);
const shineOn = (d: string): string => shape('#fff', d, faint(0.4));

const flushDoor: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? white(pen);
  const metal = steel(pen);
  return [
    shadow(172, 272, 104, 12),
    shape(deep, 'M76 28h168l12-4v248h-180z'),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    slab('url(#k)', 86, 38, 148, 234),
    stroke(shade, 2, 'M86 96h148M86 156h148M86 216h148'),
    stroke(light, 2, 'M86 98h148M86 158h148M86 218h148', faint(0.6)),
    slab(metal[3], 206, 142, 12, 46, 4),
    stroke(metal[3], 9, 'M212 158h-34', roundEnds),
    stroke(metal[0], 4, 'M212 156h-33', roundEnds),
    shape(pen.brand[1], 'M96 52h62v20h-62z'),
    print(pen.label, 127, 66, 12, pen.onBrand, 56),
  ];
};

const slidingWindow: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? steel(pen);
  return [
    shadow(168, 262, 144, 13),
    box(20, 70, 270, 188, 14, 8, [light, base, deep]),
    GLASS,
    slab('url(#k)', 32, 84, 246, 160),
    shape('#7fa883', 'M32 222q40-30 84-14 50-36 90-8 40-14 72 4v40h-246z', faint(0.55)),
    shineOn('M44 214l80-130h34l-92 148h-22zM196 220l76-124v40l-54 84z'),
    stroke(shade, 11, 'M37 89h126v150h-126z'),
    stroke(base, 12, 'M142 95h130v148h-130z'),
    stroke(light, 3, 'M139 92h134'),
    slab('#3c4248', 149, 150, 7, 34, 3),
    stroke(deep, 4, 'M24 250h262M24 256h262'),
    stroke('#3c4248', 5, 'M222 168h-40M190 160l-9 8 9 8', roundEnds),
    print(pen.label, 92, 232, 13, '#fff', 84),
  ];
};

const awningWindow: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? steel(pen);
  return [
    shadow(168, 272, 116, 12),
    box(62, 52, 190, 172, 14, 8, [light, base, deep]),
    slab('#5d6b72', 76, 66, 162, 144),
    GLASS,
    shape(shade, 'M64 64h186l26 184h-238z'),
    shape('url(#k)', 'M78 76h158l22 156h-202z'),
    shineOn('M76 214l66-138h30l-78 152h-20zM176 228l56-104 6 30-38 76z'),
    stroke(light, 4, 'M66 64h182M50 240h218'),
    stroke(deep, 6, 'M246 70l22 30M68 70l-20 30'),
    slab('#3c4248', 138, 228, 38, 9, 4),
    print(pen.label, 157, 262, 15, pen.brand[2], 100),
  ];
};

const woodenWindow: Drawing = pen => {
  const [light, base, shade, deep] = wood(pen);
  const hasFrame = pen.form === 'dengan-kusen';
  return [
    shadow(168, 272, 120, 12),
    ...(hasFrame ? [shape(deep, 'M44 30h232v244h-232z'), shape(shade, 'M38 26h232v244h-232z')] : []),
    GLASS,
    slab(deep, 74, 44, 166, 214, 2),
    slab(base, 68, 40, 166, 214, 2),
    ...[86, 156].flatMap(x => [60, 158].map(y => slab('url(#k)', x, y, 60, 78, 1))),
    stroke(shade, 3, 'M86 60h60v78h-60zM156 60h60v78h-60zM86 158h60v78h-60zM156 158h60v78h-60z'),
    stroke(light, 2, 'M70 42h162M72 44v208'),
    shineOn('M92 132l40-70h12l-44 76zM164 228l36-70h12l-40 78z'),
    disc(brass(pen)[1], 225, 150, 7),
    slab(pen.brand[1], 122, 142, 58, 13),
    print(pen.label, 151, 153, 11, pen.onBrand, 54),
  ];
};

const louvreWindow: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? steel(pen);
  const count = pen.form === '9-daun' ? 9 : 6;
  const step = 192 / count;
  return [
    shadow(168, 272, 104, 12),
    box(70, 44, 178, 222, 14, 8, [light, base, deep]),
    slab('#55666e', 86, 58, 146, 196),
    gradient('k', 'down', [0, '#eef9fb'], [1, '#7fb0c2']),
    `<defs><g id="l">${shape('url(#k)', `M0 0h154l-8 ${Math.round(step - 4)}h-138z`)}${stroke('#fff', 3, 'M0 1h154')}</g></defs>`,
    ...Array.from({ length: count }, (_, i) => clone('l', 82, Math.round(60 + i * step))),
    stroke(shade, 7, 'M88 58v196M230 58v196'),
    stroke(deep, 5, 'M240 120v70', roundEnds),
    disc('#3c4248', 240, 194, 7),
    print(pen.label, 159, 264, 11, pen.brand[2], 90),
  ];
};

const flyScreen: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? steel(pen);
  return [
    shadow(168, 270, 108, 12),
    slab(deep, 70, 40, 184, 230, 4),
    `<pattern id="p" width="7" height="7" patternUnits="userSpaceOnUse">${stroke('#4a4f55', 1, 'M0 0h7M0 0v7')}</pattern>`,
    slab('#dfe6e4', 82, 50, 156, 206),
    slab('url(#p)', 82, 50, 156, 206),
    stroke(base, 14, 'M73 41h174v222h-174z'),
    stroke(light, 4, 'M69 37h182'),
    stroke(shade, 3, 'M82 152h156'),
    disc('#6f7c3c', 148, 110, 5),
    stroke('#4a4f2c', 2, 'M142 108l-10-8M154 108l10-8M143 113l-9 7M153 113l9 7'),
    shape(pen.brand[1], 'M126 192h68v24h-68z'),
    print(pen.label, 160, 209, 14, pen.onBrand, 60),
  ];
};

export const windows = { flushDoor, slidingWindow, awningWindow, woodenWindow, louvreWindow, flyScreen };
