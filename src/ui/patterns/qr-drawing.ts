import { encode } from 'uqr';

/** Modules of white around a code: readers ask for four. */
const BORDER = 4;
/** Pixels of one module of a saved picture: sharp when it is printed or scaled by a gallery. */
const SAVED_MODULE = 12;

export interface QrDrawing {
  /** Modules on one side, the white border included. */
  readonly side: number;
  /** Path of the dark modules, one unit a module. */
  readonly path: string;
}

/** A code of medium error correction, as drawn on paper and screens of any quality. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { side: size, path };
}

/** The same as a PNG, which every gallery and wallet app reads; dark on white whatever the theme. */
export async function qrPicture({ side, path }: QrDrawing, { dark, light }: { dark: string; light: string }): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side * SAVED_MODULE;
  canvas.height = side * SAVED_MODULE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas on this device');
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SAVED_MODULE, SAVED_MODULE);
  context.fillStyle = dark;
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)), 'image/png'),
  );
}
