import type { PaperHead } from './paper-head.ts';
import { type Sheet, WIDTH } from './sheet.ts';

/** Points that a logo takes at most. */
const LOGO = { width: 96, height: 50 } as const;
const GAP = 12;

/** Logo, name, address and ways to reach them above a double rule. */
export function drawLetterhead(sheet: Sheet, { name, address, contact, taxNumber, logo }: PaperHead): void {
  const top = sheet.y;
  let x = 0;
  let bottom = top;
  if (logo !== null) {
    const size = logoSize(logo);
    sheet.picture(size);
    x = size.width + GAP;
    bottom = top + size.height;
  }
  const place = { x, width: WIDTH - x } as const;
  sheet.write(name, { ...place, font: 'bold', size: 14 });
  for (const line of [address.replaceAll('\n', ', '), contact, taxNumber === '' ? '' : `NPWP ${taxNumber}`]) {
    sheet.write(line, { ...place, size: 8.5 });
  }
  sheet.y = Math.max(sheet.y, bottom) + 5;
  sheet.rule(1.4);
  sheet.y += 2.2;
  sheet.rule(0.5);
  sheet.y += 8;
}

/** In the logo's own ratio, within its room. */
function logoSize({ width, height }: { readonly width: number; readonly height: number }): { width: number; height: number } {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  return { width: width * scale, height: height * scale };
}
