import { clone, type Drawing, faint, type Pen, print, shadow, shape, speckle, stroke, type Tones, tones } from './parts.ts';

/** Boards of one width that fan out, the nearest lowest. */
const fanned = (pen: Pen, [light, base, shade, deep]: Tones, face: string): readonly string[] => [
  shadow(166, 258, 146, 15),
  `<defs><g id="k">${shape(deep, 'M0 60l210-52 70 10-212 56v14l-68-14z')}${shape(base, 'M0 46l210-52 70 10-212 56z')}${shape(shade, 'M0 46l68 14v16l-68-15z')}${stroke(light, 2, 'M2 46l208-52')}${face}</g></defs>`,
  clone('k', 22, 78),
  clone('k', 18, 124),
  clone('k', 14, 170),
  shape(pen.brand[1], 'M196 224h88v30h-88z'),
  print(pen.label, 240, 245, 17, pen.onBrand, 78),
];

const decking: Drawing = pen => {
  const board = pen.tint ?? tones(22, 40, 40);
  return fanned(pen, board, stroke(board[3], 2, 'M12 48.500l210-52M24 51l210-53M36 53.500l210-54M48 56l212-55M58 58l212-55', faint(0.8)));
};

const fasciaBoard: Drawing = pen => {
  const board = pen.tint ?? tones(36, 6, 74);
  return fanned(
    pen,
    board,
    pen.form === 'polos' ? '' : stroke(board[2], 2, 'M30 46q60-24 110-26t80-20M50 50q50-12 90-26t90-18M70 54q70-24 190-52', faint(0.8)),
  );
};

const mdfBoard: Drawing = pen => {
  const core = tones(30, 38, 56);
  const face = pen.tint ?? core;
  return [
    shadow(168, 258, 144, 16),
    `<defs><g id="k">${shape(core[2], 'M24 0l130 44v22l-130-44z')}${shape(core[3], 'M154 44l134-46v22l-134 46z')}${shape(face[1], 'M24 0l134-46 130 44-134 46z')}${stroke(face[0], 2, 'M26 0l132-45')}</g></defs>`,
    speckle(core[3], 2, 7, 'M30 200l120 40'),
    clone('k', 4, 184),
    clone('k', 4, 154),
    clone('k', 4, 124),
    shape('#fff', 'M60 116l100-34 40 12-104 36z', faint(0.25)),
    shape(pen.brand[1], 'M48 160l70 24v22l-70-24z'),
    print(pen.label, 0, 0, 15, pen.onBrand, 62, 'matrix(.95.32 0 1 83 189)'),
  ];
};

export const planks = { decking, fasciaBoard, mdfBoard };
