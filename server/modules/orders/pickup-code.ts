import { randomInt } from 'node:crypto';
import { codeAlphabet } from './number.ts';

const LENGTH = 6;
const COMPLETE = new RegExp(`^[${codeAlphabet}]{${LENGTH}}$`);

/** The code by which a customer collects an order: six characters, a billion possibilities. A taken code is drawn again. */
export function pickupCode(random: (below: number) => number = randomInt): string {
  return Array.from({ length: LENGTH }, () => codeAlphabet[random(codeAlphabet.length)]).join('');
}

/** A code as the staff typed it or read it out, with spaces, small letters, and an O for a 0; null where it can be none. */
export function readPickupCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return COMPLETE.test(code) ? code : null;
}
