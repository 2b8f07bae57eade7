import {
  clone,
  type Drawing,
  disc,
  gradient,
  type Pen,
  print,
  roundEnds,
  shadow,
  shape,
  slab,
  steel,
  stroke,
  type Tones,
} from './parts.ts';

const tap = (metal: Tones): string => {
  const pipe = 'M160 126v-58q0-26 26-26t26 26v14';
  return (
    stroke(metal[3], 15, pipe, roundEnds) + stroke(metal[1], 11, pipe, roundEnds) + stroke('#fff', 3, 'M157 124v-58q0-22 24-23', roundEnds)
  );
};

/** A steel or composite sink: bowls in a rim, a drainer to the right where it has one. */
const sink = (pen: Pen, bowls: number, body: Tones): readonly string[] => {
  const hasDrainer = pen.form === 'sayap';
  const inner = hasDrainer ? 150 : 236;
  const width = (inner - 12 * (bowls - 1)) / bowls;
  return [
    shadow(164, 256, 146, 14),
    tap(steel(pen)),
    shape(body[3], 'M14 210h292v22q0 14-12 14h-268q-12 0-12-14z'),
    gradient('k', 'slant', [0, body[0]], [0.5, body[1]], [1, body[2]]),
    shape('url(#k)', 'M14 214l40-90h212l40 90q2 10-8 10h-276q-10 0-8-10z'),
    gradient('m', 'down', [0, body[3]], [0.6, body[2]], [1, body[0]]),
    `<defs><g id="n">${slab(body[3], 0, 142, Math.round(width), 64, 12)}${slab('url(#m)', 3, 147, Math.round(width) - 6, 58, 10)}${disc('#3b4147', Math.round(width / 2), 186, 14, 6)}</g></defs>`,
    ...Array.from({ length: bowls }, (_, i) => clone('n', Math.round(42 + i * (width + 12)), 0)),
    hasDrainer ? stroke(body[3], 4, 'M204 146h62M206 158h66M208 170h70M210 182h74M212 194h78', roundEnds) : '',
    slab(pen.brand[1], 120, 216, 80, 24, 3),
    print(pen.label, 160, 233, 15, pen.onBrand, 72),
  ];
};

const singleSink: Drawing = pen => sink(pen, 1, pen.tint ?? steel(pen));
const doubleSink: Drawing = pen => sink(pen, 2, pen.tint ?? steel(pen));

export const sinks = { singleSink, doubleSink };
