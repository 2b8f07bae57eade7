import { describe, expect, it } from 'vitest';
import { parseDestination } from './destination.ts';

describe('a destination that lies on the phone', () => {
  it('is read as it was chosen, and as it came from an address', () => {
    expect(parseDestination('{"regency":"81.72","name":"Tual"}')).toEqual({ regency: '81.72', name: 'Tual' });
    expect(parseDestination('{"regency":"81.72","name":"Tual","isOfAddress":true,"later":1}')).toEqual({
      regency: '81.72',
      name: 'Tual',
      isOfAddress: true,
    });
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{}',
    '{"regency":"81","name":"Maluku"}',
    '{"regency":"81.72","name":""}',
    '{"regency":81.72,"name":"Tual"}',
  ])('is none where %j lies there', text => {
    expect(parseDestination(text)).toBeNull();
  });
});
