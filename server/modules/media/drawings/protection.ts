import { type Drawing, disc, faint, gradient, print, roundEnds, rubber, shadow, shape, slab, stroke, tones, white } from './parts.ts';

const goggles: Drawing = pen => {
  const dark = rubber(pen);
  const [light, base, shade, deep] = pen.brand;
  if (pen.form === 'topeng') {
    return [
      shadow(166, 270, 106, 14),
      stroke(dark[3], 18, 'M92 92q68-60 142 0'),
      gradient('k', 'slant', [0, dark[0]], [0.5, dark[1]], [1, dark[3]]),
      shape('url(#k)', 'M84 84q78-36 158 0l8 96q-8 66-56 88h-64q-48-22-54-88z'),
      slab(base, 104, 118, 118, 66, 8),
      slab('#123524', 114, 128, 98, 46, 4),
      shape('#4fae79', 'M114 162l50-34h24l-66 46h-8z', faint(0.6)),
      stroke('#fff', 3, 'M94 92q68-28 138 0', faint(0.4)),
      print(pen.label, 163, 224, 20, '#fff', 96),
    ];
  }
  return [
    shadow(166, 240, 132, 15),
    stroke(dark[1], 14, 'M44 132q-40 50 20 96M278 132q40 50-20 96', roundEnds),
    shape(deep, 'M40 108q60-30 124-12 64-18 120 12 16 40-2 84-30 30-78 14-20-10-42-34-22 24-44 34-48 16-78-14-18-44 0-84z'),
    shape(base, 'M36 100q60-30 124-12 64-18 120 12 16 40-2 84-30 30-78 14-20-10-42-34-22 24-44 34-48 16-78-14-18-44 0-84z'),
    gradient('k', 'slant', [0, '#f2fbff'], [0.5, '#cfe6ee'], [1, '#8fb6c4']),
    shape('url(#k)', 'M52 112q50-22 96-8 4 40-22 66-36 30-66 6-16-30-8-64zM172 104q50-14 94 8 8 34-8 64-32 24-66-6-26-26-20-66z'),
    shape('#fff', 'M64 150l44-44h22l-58 62zM184 148l40-42h22l-52 56z', faint(0.7)),
    stroke(light, 4, 'M44 98q56-24 112-8'),
    print(pen.label, 160, 100, 14, pen.onBrand, 60),
    disc(shade, 40, 140, 6),
    disc(shade, 282, 140, 6),
  ];
};

const dustMask: Drawing = pen => {
  const pale = white(pen);
  const dark = rubber(pen);
  const isCartridge = pen.form === 'respirator';
  const [light, base, shade] = isCartridge ? dark : pale;
  return [
    shadow(166, 258, 122, 15),
    stroke(pen.brand[1], 8, 'M60 112q-44-40 30-66M262 112q44-40-30-66M66 196q-52 20 0 60M256 196q52 20 0 60'),
    gradient('k', 'slant', [0, light], [0.5, base], [1, isCartridge ? dark[3] : shade]),
    shape('url(#k)', 'M160 66q30 0 60 40 42 20 42 62 0 66-102 82-100-16-100-82 0-42 42-62 30-40 58-40z'),
    stroke(isCartridge ? dark[3] : pale[3], 3, 'M160 70v176M66 150q94-40 190 0', faint(0.7)),
    shape('#aab0b6', 'M130 82q30-16 60 0l-4 12q-26-12-52 0z'),
    ...(isCartridge
      ? [96, 226].map(x => disc(dark[3], x, 206, 40) + disc(pen.brand[1], x, 200, 36) + disc(pen.brand[2], x, 200, 22))
      : [disc(pale[3], 208, 186, 27), disc('#fff', 206, 183, 24), stroke(pale[3], 3, 'M190 176h32M188 184h36M190 192h32')]),
    print(pen.label, isCartridge ? 160 : 124, isCartridge ? 150 : 190, 15, isCartridge ? '#fff' : pen.brand[2], 76),
  ];
};

const safetyVest: Drawing = pen => {
  const [light, base, shade] = tones(76, 82, 50);
  const tape = '#dfe4e8';
  if (pen.form === 'harness') {
    const [, webbing, dark] = pen.brand;
    return [
      shadow(164, 272, 92, 12),
      stroke(dark, 19, 'M112 42q-10 60 48 98t52 110M208 42q10 60-48 98t-52 110', roundEnds),
      stroke(webbing, 15, 'M112 40q-10 60 48 98t52 110M208 40q10 60-48 98t-52 110', roundEnds),
      stroke(webbing, 17, 'M92 190h136'),
      stroke('#23272b', 13, 'M108 236q-32 20 0 30t30-16M212 236q32 20 0 30t-30-16'),
      disc('none', 160, 138, 20, 20, ' stroke="#b9bfc5" stroke-width="9"'),
      slab('#b9bfc5', 142, 178, 36, 24, 4),
      print(pen.label, 206, 195, 12, pen.onBrand, 40),
    ];
  }
  return [
    shadow(166, 272, 104, 13),
    gradient('k', 'slant', [0, light], [0.5, base], [1, shade]),
    shape('url(#k)', 'M104 40l40 0q16 32 32 0l40 0q-2 50 34 76v142q-92 16-180 0v-142q36-26 34-76z'),
    shape(tape, 'M72 176q88 14 176 0v24q-88 14-176 0zM72 222q88 14 176 0v20q-88 14-176 0zM104 42l22-1v142h-22zM194 41l22 1v140h-22z'),
    stroke(shade, 4, 'M160 64v202', ' stroke-dasharray="7 3"'),
    stroke('#fff', 3, 'M80 124q28-26 30-78', faint(0.6)),
    shape(pen.brand[1], 'M132 122h56v26h-56z'),
    print(pen.label, 160, 140, 13, pen.onBrand, 50),
  ];
};

export const protection = { goggles, dustMask, safetyVest };
