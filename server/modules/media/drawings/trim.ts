import { clone, type Drawing, disc, faint, gradient, group, print, shadow, shape, steel, stroke, tones, white, wood } from './parts.ts';

const ridgeCap: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(162, 250, 146, 16),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    shape(deep, 'M20 214l8-8 84-40-4 14zM108 152l174-92 4 10-170 96z'),
    shape(shade, 'M60 130q8-30 36-30l176-62q-28 2-36 28z'),
    shape('url(#k)', 'M96 100l176-62q18 2 24 26l12 74-178 92-12-92q-6-36-22-38z'),
    shape(deep, 'M22 200l38-70q8-30 36-30 16 2 22 38l12 92h-12l-12-88q-4-30-14-30-16 2-24 26l-38 66z'),
    stroke(light, 4, 'M98 100l176-62', faint(0.8)),
    stroke(deep, 3, 'M128 92l28 120M170 76l28 116M212 62l30 110M254 46l30 104', faint(0.4)),
    print(pen.label, 0, 0, 19, pen.onBrand, 110, 'translate(214 142) rotate(-27)'),
  ];
};

const pvcPanel: Drawing = pen => {
  const [light, base, shade, deep] =
    pen.tint ?? (pen.form === 'serat-kayu' ? wood(pen) : pen.form === 'marmer' ? tones(210, 6, 88) : white(pen));
  const surface =
    pen.form === 'serat-kayu' ? 'M8 10q100 8 220-2M8 20q120-8 220 4' : pen.form === 'marmer' ? 'M8 24q60-24 90-10t60-8 70 6' : 'M8 15h222';
  return [
    shadow(166, 254, 146, 15),
    `<defs><g id="k">${shape(deep, 'M0 30h236l40-30v10l-40 30h-236z')}${shape(base, 'M0 30l40-30h236l-40 30z')}</g><g id="l">${stroke(shade, 2, surface)}</g></defs>`,
    clone('k', 20, 214),
    clone('k', 20, 196),
    clone('k', 20, 178),
    group(
      'transform="rotate(-20 160 130)"',
      shape(deep, 'M24 96h272v52h-272z'),
      shape(base, 'M24 90h272v50h-272z'),
      shape(light, 'M24 90h272v5h-272z'),
      stroke(shade, 3, 'M24 114h272'),
      '<use href="#l" x="40" y="92"/><use href="#l" x="40" y="114"/>',
      print(pen.label, 250, 134, 14, pen.brand[2], 74),
    ),
  ];
};

const cornice: Drawing = pen => {
  const [light, base, shade, deep] = white(pen);
  const carving =
    pen.form === 'ukir'
      ? stroke(deep, 5, 'M96 148l176-98', ' stroke-dasharray="1 13" stroke-linecap="round"') +
        stroke(shade, 9, 'M104 168l180-102', ' stroke-dasharray="2 16" stroke-linecap="round"')
      : '';
  return [
    shadow(166, 252, 144, 16),
    gradient('m', 'slant', [0, '#fff'], [0.5, base], [1, deep]),
    `<defs><g id="k">${shape(shade, 'M34 134l190-106 88 40-184 138z')}${shape('url(#m)', 'M50 134l190-106q6 26 28 32t44 10l-184 134q-18-34-38-40t-40-30z')}${shape(deep, 'M34 134h16q8 24 40 30t38 40h-10q-62-6-84-70z')}${stroke(light, 3, 'M52 136l188-104M92 164l190-108')}</g></defs>`,
    clone('k', 0, 40),
    clone('k', -12, 0),
    carving,
    print(pen.label, 0, 0, 15, pen.brand[2], 80, 'translate(176 160) rotate(-34)'),
  ];
};

const flashing: Drawing = pen => {
  const [light, base, shade, deep] = pen.tint ?? steel(pen);
  return [
    shadow(166, 254, 146, 16),
    shape(shade, 'M34 72l170-40v96l-170 62z'),
    shape(light, 'M34 72l170-40 6 6-170 42z'),
    shape(base, 'M34 190l170-62 84 44-170 76z'),
    shape(deep, 'M118 248l170-76v16l-170 78z'),
    shape('#fff', 'M60 66l40-10v110l-40 15z', faint(0.35)),
    shape('#fff', 'M70 206l50-18 84 46-44 20z', faint(0.25)),
    stroke(light, 3, 'M34 190l170-62M118 248l170-76'),
    print(pen.label, 0, 0, 19, pen.tint ? '#fff' : pen.brand[2], 100, 'translate(138 126) rotate(-17)'),
    disc(deep, 52, 92, 4),
    disc(deep, 116, 76, 4),
    disc(deep, 184, 58, 4),
  ];
};

export const trim = { ridgeCap, pvcPanel, cornice, flashing };
