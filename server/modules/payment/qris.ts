/** EMVCo merchant-presented payloads as QRIS has them: fields of a two-digit tag, a two-digit length and a value, closed by a checksum. */

type Field = readonly [tag: string, value: string];

const CRC_TAG = '63';
const CRC_LENGTH = 4;

/** CRC-16/CCITT-FALSE, four capital hexadecimal digits, over all that stands before it, its own tag and length included. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(CRC_LENGTH, '0');
}

/** Fields of a payload in their order, the checksum included; null where a length does not fit. */
export function readFields(payload: string): Field[] | null {
  const fields: Field[] = [];
  let at = 0;
  while (at < payload.length) {
    const [, tag, length] = /^(\d{2})(\d{2})/.exec(payload.slice(at, at + 4)) ?? [];
    const value = payload.slice(at + 4, at + 4 + Number(length));
    if (tag === undefined || value.length !== Number(length)) return null;
    fields.push([tag, value]);
    at += 4 + value.length;
  }
  return fields;
}

/** @throws RangeError for a value that two digits can't count */
export function writeField([tag, value]: Field): string {
  if (value.length > 99) throw new RangeError(`field ${tag} is longer than 99 characters`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/**
 * The payload of one payment, made of the merchant's own code from their bank: its amount is fixed and it names the order.
 * @param amount whole rupiah
 * @returns null where the merchant's code is not valid, so that no customer pays by a mistyped code
 */
export function qrisPayload(merchantCode: string, { amount, reference }: { amount: number; reference: string }): string | null {
  const fields = readFields(merchantCode);
  const body = merchantCode.slice(0, -CRC_LENGTH);
  if (fields === null || fields.at(-1)?.[0] !== CRC_TAG || crc16(body) !== merchantCode.slice(-CRC_LENGTH)) return null;
  const own: readonly Field[] = [
    // 11 is a code for many payments, 12 for one.
    ['01', '12'],
    ['54', String(amount)],
    ['62', writeField(['01', reference.slice(0, 25)])],
  ];
  const kept = fields.filter(([tag]) => tag !== CRC_TAG && !own.some(([ownTag]) => ownTag === tag));
  // The first two have their place at the front, which their tags give them.
  const text = [...kept, ...own]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(writeField)
    .join('');
  const open = `${text}${CRC_TAG}0${CRC_LENGTH}`;
  return `${open}${crc16(open)}`;
}
