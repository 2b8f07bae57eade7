import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickupCode, readPickupCode } from './pickup-code.ts';

it('is read back however it is spaced, cased or misread', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 31 }), { minLength: 6, maxLength: 6 }), draws => {
      const code = pickupCode(() => draws.pop() ?? 0);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
      const spoken = ` ${code.slice(0, 3)} - ${code.slice(3).toLowerCase()} `;
      for (const text of [code, spoken, spoken.replaceAll('0', 'o').replaceAll('1', 'l'), code.replaceAll('1', 'I')]) {
        expect(readPickupCode(text)).toBe(code);
      }
    }),
  );
});

it.each(['', '12345', '1234567', 'ABCDEU', 'ABC*EF'])('is not %j', text => {
  expect(readPickupCode(text)).toBeNull();
});
