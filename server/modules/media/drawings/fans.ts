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
  shadow,
  shape,
  slab,
  steel,
  stroke,
  type Tones,
  white,
  wood,
} from './parts.ts';

const blades = ([light, base]: Tones): string =>
  `<g id="f">${shape(base, 'M0 0q-22-34-8-72 38-8 52 18-2 30-44 54z')}${shape(light, 'M0 0q-22-34-8-72 8-2 14-2-16 34-6 74z', faint(0.7))}</g><use href="#f" transform="rotate(120)"/><use href="#f" transform="rotate(240)"/>`;
const cage = (metal: Tones): string =>
  disc('none', 0, 0, 84, 84, ` stroke="${metal[3]}" stroke-width="6"`) +
  disc('none', 0, 0, 54, 54, ` stroke="${metal[2]}" stroke-width="2"`) +
  stroke(metal[2], 2, 'M-82 0h164M-71-41l142 82M-41-71l82 142M0-82v164M41-71l-82 142M71-41l-142 82', faint(0.8));
const hub = (pen: Pen): string =>
  disc(pen.brand[3], 1, 2, 24) + disc(pen.brand[0], 0, 0, 21) + print(pen.label, 0, 4, 10, pen.brand[3], 40);

const standFan: Drawing = pen => {
  const metal = pen.tint ?? steel(pen);
  return [
    shadow(164, 286, 76, 8),
    rounded('m', metal),
    slab('url(#m)', 153, 170, 14, 100),
    slab(metal[2], 146, 214, 28, 20, 6),
    disc(metal[3], 160, 280, 66, 10),
    disc(metal[1], 160, 274, 66, 10),
    group('transform="translate(160 104)"', disc('#fff', 0, 0, 84, 84, faint(0.45)), blades(pen.brand), cage(metal), hub(pen)),
  ];
};

const wallFan: Drawing = pen => {
  const metal = pen.tint ?? steel(pen);
  return [
    slab(metal[3], 52, 54, 36, 108, 6),
    slab(metal[1], 46, 50, 36, 108, 6),
    stroke(metal[2], 18, 'M66 106q40-30 90 20', roundEnds),
    group('transform="translate(178 140) scale(1.18)"', disc('#fff', 0, 0, 84, 84, faint(0.45)), blades(pen.brand), cage(metal), hub(pen)),
    pen.form === 'tali-tarik'
      ? stroke('#8d949c', 3, 'M58 158v92') + disc(pen.brand[1], 58, 256, 8)
      : slab('#3a3632', 28, 214, 34, 66, 7) + disc(pen.brand[1], 45, 232, 7) + disc('#8d949c', 45, 252, 5),
  ];
};

const ceilingFan: Drawing = pen => {
  const metal = steel(pen);
  const timber = wood(pen);
  return [
    rounded('m', metal),
    slab('url(#m)', 153, 20, 14, 90),
    shape('url(#m)', 'M128 12h64l-8 24h-48z'),
    shape(timber[3], 'M150 142l-146 22 4 20 148-14zM170 142l146 22-4 20-148-14z'),
    shape(timber[1], 'M150 138l-146 20 2 20 150-14zM170 138l146 20-2 20-150-14z'),
    shape(timber[2], 'M152 150l-40 80 40 12 24-86z'),
    shape(timber[0], 'M152 150l-40 80 20 6 34-84z', faint(0.5)),
    disc(metal[3], 160, 134, 52, 28),
    disc(pen.brand[1], 160, 126, 52, 28),
    disc(pen.brand[0], 156, 120, 40, 18),
    print(pen.label, 160, 130, 14, pen.brand[3], 76),
    shape('#fff3cf', 'M124 148q36 20 72 0-6 30-36 32-30-2-36-32z'),
    stroke('#b9bfc5', 2, 'M176 178v40'),
    disc('#b9bfc5', 176, 222, 4),
  ];
};

const exhaustFan: Drawing = pen => {
  const pale = white(pen);
  return [
    shadow(172, 274, 116, 13),
    slab(pale[3], 56, 46, 216, 216, 16),
    gradient('k', 'slant', [0, '#fff'], [1, pale[2]]),
    slab('url(#k)', 48, 40, 216, 216, 16),
    disc(pale[3], 156, 148, 94),
    disc('#4a4f55', 156, 148, 88),
    group(
      'transform="translate(156 148)"',
      blades(pen.brand),
      '<use href="#f" transform="rotate(60)"/><use href="#f" transform="rotate(180)"/><use href="#f" transform="rotate(300)"/>',
      stroke(pale[1], 5, 'M-88 0h176M0-88v176M-62-62l124 124M62-62l-124 124'),
      hub(pen),
    ),
    disc(pale[3], 66, 58, 5),
    disc(pale[3], 246, 58, 5),
    disc(pale[3], 66, 238, 5),
    disc(pale[3], 246, 238, 5),
  ];
};

export const fans = { standFan, wallFan, ceilingFan, exhaustFan };
