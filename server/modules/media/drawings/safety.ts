import { clone, type Drawing, faint, gradient, print, rubber, shadow, shape, steel, stroke } from './parts.ts';

const safetyHelmet: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  return [
    shadow(164, 246, 140, 17),
    gradient('k', 'slant', [0.1, light], [0.45, base], [1, shade]),
    shape(deep, 'M62 200h206v22q0 16-18 20-90 16-170 0-18-4-18-20z'),
    shape('url(#k)', 'M56 204c0-78 36-130 108-132 74 2 108 56 108 132q-108 26-216 0z'),
    shape(shade, 'M146 74h40l10 138h-58z'),
    shape(light, 'M146 74h14l-4 140h-18z'),
    stroke(deep, 4, 'M112 92q-16 50-14 116M220 92q16 50 16 116', faint(0.45)),
    shape('#fff', 'M80 168q4-50 40-74-18 34-22 82z', faint(0.5)),
    shape(base, 'M26 206q14-14 38-14 100 22 208 0 20 2 28 12-8 14-28 18-60 14-110 14-78-2-136-30z'),
    shape(light, 'M26 206q14-14 38-14 100 22 208 0-90 28-206 12-24-4-40 2z', faint(0.7)),
    print(pen.label, 165, 174, 19, pen.onBrand, 118),
  ];
};

const safetyGloves: Drawing = pen => {
  const [light, base, shade, deep] = pen.brand;
  const dark = rubber(pen);
  return [
    shadow(164, 272, 116, 13),
    gradient('k', 'across', [0, light], [0.5, base], [1, shade]),
    '<defs><g id="g">',
    shape(
      '#e9e2d4',
      'M30 226l-4-70q-22-18-24-54-2-14 10-14 8 0 12 22l6 16-4-78q2-14 13-14t13 16l4-20q4-12 14-11 12 2 11 18l2 0q6-10 14-8 11 4 9 18l-1 12q14-10 19 6l-4 52q-4 28-20 44l-2 65z',
    ),
    shape(
      'url(#k)',
      'M12 88q8 0 12 22l6 16-4-78q2-14 13-14t13 16l4-20q4-12 14-11 12 2 11 18l2 0q6-10 14-8 11 4 9 18l-1 12q14-10 19 6l-4 52q-4 28-20 44-40 14-74-6-22-18-24-54-2-14 10-14z',
    ),
    stroke(deep, 3, 'M53 52l2 52M82 40l-3 64M107 52l-5 56', ' opacity=".5" stroke-linecap="round"'),
    shape(dark[1], 'M28 214q42 8 84 0l-1 16q-42 8-82 0z'),
    stroke('#c9bfae', 3, 'M40 168v44M54 172v43M68 173v43M82 172v43M96 170v44'),
    '</g></defs>',
    '<use href="#g" transform="matrix(-1 0 0 1 300 36)"/>',
    clone('g', 26, 42),
    print(pen.label, 94, 182, 14, pen.onBrand, 74),
  ];
};

const safetyBoots: Drawing = pen => {
  const dark = rubber(pen);
  const [light, base, shade] = pen.brand;
  return [
    shadow(164, 266, 136, 15),
    gradient('k', 'slant', [0, base], [0.3, light], [0.6, base], [1, shade]),
    '<defs><g id="g">',
    shape('url(#k)', 'M60 40q38-10 76 0l2 104q10 26 44 34 44 8 48 42l-2 16h-166z'),
    shape(dark[0], 'M184 178q44 8 46 48h-58q-4-30 12-48z'),
    shape('#fff', 'M192 186q22 6 28 26-14-16-28-26z', faint(0.5)),
    shape(dark[1], 'M60 226h170q4 0 3 8l-2 22h-62l-4-8h-30l-4 8h-72z'),
    shape(dark[3], 'M60 246h172l-1 10h-62l-4-8h-30l-4 8h-72z'),
    stroke(dark[1], 10, 'M60 48q38-10 76 0'),
    stroke('#f4f1ea', 9, 'M61 82q38-10 76 0'),
    stroke(shade, 3, 'M62 160q40 14 80 0M146 168q-2 34-24 58', faint(0.7)),
    shape('#000', 'M60 40q8-3 18-4l-6 190h-8z', faint(0.12)),
    '</g></defs>',
    '<use href="#g" transform="translate(50 -16)"/>',
    clone('g', -18, 10),
    print(pen.label, 80, 132, 15, pen.onBrand, 68),
  ];
};

const ladder: Drawing = pen => {
  const [light, base, shade] = steel(pen);
  const rungs = [0, 1, 2, 3, 4, 5].map(i => `M${Math.round(115 - i * 8.1)} ${82 + i * 33}h${Math.round(64 + i * 10.5)}`).join('');
  return [
    shadow(164, 274, 116, 12),
    stroke(shade, 9, 'M196 46l54 218M170 40l34 224'),
    stroke(shade, 5, 'M186 100l22-2M194 140l26-2M204 180l28-2M212 220l32-2'),
    stroke(shade, 12, rungs),
    stroke(light, 6, rungs, ' transform="translate(0-3)"'),
    stroke(base, 13, 'M122 44l-64 226M174 44l18 226'),
    stroke('#fff', 3, 'M119 44l-64 224M171 44l18 224', faint(0.7)),
    shape(pen.brand[1], 'M106 36h92l6 22h-104z'),
    shape(pen.brand[0], 'M106 36h92l2 5h-95z'),
    shape('#2b2723', 'M48 264h22l-4 14h-22zM180 264h24v14h-24zM240 258h20v12h-20zM196 258h16v12h-16z'),
    print(pen.label, 152, 54, 14, pen.onBrand, 88),
  ];
};

const telescopicLadder: Drawing = pen => {
  const [light, base, shade] = steel(pen);
  const rungs = 'M118 60h84M116 92h88M114 124h92M112 156h96M110 188h100M108 220h104M106 252h108';
  return [
    shadow(164, 276, 86, 10),
    stroke(shade, 15, 'M112 270l12-240M208 270l-12-240'),
    stroke(base, 10, 'M110 270l12-240M210 270l-12-240'),
    stroke('#fff', 3, 'M108 268l12-238M207 268l-12-238', faint(0.7)),
    stroke(shade, 11, rungs),
    stroke(light, 5, rungs, ' transform="translate(0-3)"'),
    stroke(pen.brand[1], 17, 'M104 92h24M192 92h24M102 156h24M194 156h24M100 220h24M196 220h24', ' stroke-linecap="round"'),
    shape('#2b2723', 'M98 266h24v13h-26zM198 266h24l2 13h-26z'),
    shape(pen.brand[1], 'M118 22h84v24h-84z'),
    print(pen.label, 160, 40, 15, pen.onBrand, 74),
  ];
};

export const safety = { telescopicLadder, safetyHelmet, safetyGloves, safetyBoots, ladder };
