import { expect, it } from 'vitest';
import { readOrder } from './read-order.ts';
import type { OrderItem } from './types.ts';

const itemsOf = (text: string): OrderItem[] => readOrder(text).flatMap(({ items }) => items);
const short = ({ status, quantity, unit, words, pack, reason }: OrderItem) => [
  status,
  quantity,
  unit ?? '-',
  pack === '' ? words : `${words} (${pack})`,
  ...(reason === null ? [] : [reason]),
];

// Table C.4 of the trade's test lines, with its numbers.
it.each([
  [1, 'semen tonasa 40kg 20 sak', 20, 'sak', 'semen tonasa 40 kg'],
  [2, 'besi 10 15 btg', 15, 'batang', 'besi 10'],
  [3, 'pasir 2 kubik', 2, 'm3', 'pasir'],
  [4, 'semen 50 kg 30 zak', 30, 'sak', 'semen 50 kg'],
  [6, 'besi polos 8 40btg', 40, 'batang', 'besi polos 8'],
  [7, '20 sak semen', 20, 'sak', 'semen'],
  [9, 'pasir pasang 0,5 kubik', 0.5, 'm3', 'pasir pasang'],
  [10, 'split 1/2 3 kubik', 3, 'm3', 'split 1/2'],
  [11, 'bata merah 1.000 biji', 1000, 'pcs', 'bata merah'],
  [13, 'batako 500 bh', 500, 'pcs', 'batako'],
  [14, 'keramik 40x40 putih 22 dos', 22, 'dus', 'keramik 40x40 putih'],
  [15, 'granit 60x60 krem 34 dus isi 4 pcs', 34, 'dus', 'granit 60x60 krem (isi 4 pcs)'],
  [17, 'gypsum 9mm 18 lbr', 18, 'lembar', 'gypsum 9mm'],
  [18, 'hollow 4x4 12 btg', 12, 'batang', 'hollow 4x4'],
  [20, 'spandek 0,35 pjg 5 m 22 lembar', 22, 'lembar', 'spandek 0,35 pjg 5 m'],
  [21, 'seng gelombang 180 10 lbr', 10, 'lembar', 'seng gelombang 180'],
  [23, 'paku 5cm 2 kg', 2, 'kg', 'paku 5cm'],
  [24, 'paku payung setengah kilo', 0.5, 'kg', 'paku payung'],
  [25, 'kawat bendrat 1 rol', 1, 'roll', 'kawat bendrat'],
  [27, 'pipa 3 inch 4 batang', 4, 'batang', 'pipa 3"'],
  [28, 'kran air 1/2 3 bh', 3, 'pcs', 'kran air 1/2'],
  [30, 'cat avitex 25 kg 1 pail', 1, 'pail', 'cat avitex 25 kg'],
  [31, 'kabel nym 2x1,5 2 rol', 2, 'roll', 'kabel nym 2x1,5'],
  [32, 'lampu led 12 watt 10x', 10, '-', 'lampu led 12 watt'],
  [34, 'triplek 9 mili 6', 6, '-', 'triplek 9 mili'],
  [35, '1) wiremesh m8 - 3 lbr', 3, 'lembar', 'wiremesh m8'],
  [41, 'sekubik split', 1, 'm3', 'split'],
  [47, 'pasir 0.500 kubik', 0.5, 'm3', 'pasir'],
  [48, 'bata 2.500', 2500, '-', 'bata'],
])('test line %i, %s, is read', (_, text, quantity, unit, words) => {
  expect(itemsOf(text).map(short)).toEqual([['ok', quantity, unit, words]]);
});

it.each([
  [37, 'pasir 1 rit', ['ask', 1, 'rit', 'pasir', 'unit_not_fixed']],
  [38, 'besi 10 btg', ['ask', 10, 'batang', 'besi', 'no_size']],
  [39, 'semen 10-15 sak', ['ask', null, 'sak', 'semen', 'range']],
  [42, 'kloset duduk', ['ask', null, '-', 'kloset duduk', 'no_quantity']],
])('test line %i, %s, is asked about', (_, text, wanted) => {
  expect(itemsOf(text).map(short)).toEqual([wanted]);
});

it('test line 43, a greeting, is passed over and shown', () => {
  const items = itemsOf('Assalamualaikum pak, tolong kirim besok ke proyek Sentani');
  expect(items.map(({ status, reason }) => [status, reason])).toEqual([
    ['skip', 'note'],
    ['skip', 'note'],
  ]);
});

it('test line 45 is three things', () => {
  expect(itemsOf('closet 1, wastafel 1, kran 2').map(short)).toEqual([
    ['ok', 1, '-', 'closet'],
    ['ok', 1, '-', 'wastafel'],
    ['ok', 2, '-', 'kran'],
  ]);
});

it.each<[string, ...(readonly [string, number | null, string, string, string?])[]]>([
  ['semen dua puluh lima sak', ['ok', 25, 'sak', 'semen']],
  ['semen tiga roda 20 sak', ['ok', 20, 'sak', 'semen tiga roda']],
  ['bata merah dua ribu lima ratus biji', ['ok', 2500, 'pcs', 'bata merah']],
  ['bata 2 ribu', ['ok', 2000, '-', 'bata']],
  ['bata 1,5 ribu biji', ['ok', 1500, 'pcs', 'bata']],
  ['pasir satu setengah kubik', ['ok', 1.5, 'm3', 'pasir']],
  ['pasir 2 ½ m³', ['ok', 2.5, 'm3', 'pasir']],
  ['pasir 3 meter kubik', ['ok', 3, 'm3', 'pasir']],
  ['keramik 40 x 40 20 m²', ['ok', 20, 'm2', 'keramik 40x40']],
  ['selusin kuas 3 inch', ['ok', 12, 'pcs', 'kuas 3"']],
  ['besi 10 1,5 ton', ['ok', 1.5, 'ton', 'besi 10']],
  ['pipa 22 m', ['ok', 22, 'm', 'pipa']],
  ['semen 40 kg = 20', ['ok', 20, '-', 'semen 40 kg']],
  ['lampu x10', ['ok', 10, '-', 'lampu']],
  ['10 x lampu 12 watt', ['ok', 10, '-', 'lampu 12 watt']],
  ['20 semen', ['ok', 20, '-', 'semen']],
  ['• semen (20 sak)', ['ok', 20, 'sak', 'semen']],
  ['✅ semen: 20 sak', ['ok', 20, 'sak', 'semen']],
  ['-20 sak semen', ['ok', 20, 'sak', 'semen']],
  ['1. 20 sak semen', ['ok', 20, 'sak', 'semen']],
  ['*semen* 20 sak', ['ok', 20, 'sak', 'semen']],
  ['[25/11 08.12] Pak Budi: semen 20 sak', ['ok', 20, 'sak', 'semen']],
  ['25/11/2026, 08.12 - Pak Budi: semen 20 sak', ['ok', 20, 'sak', 'semen']],
  ['tolong kirim semen 20 sak ya pak', ['ok', 20, 'sak', 'semen']],
  ['semen 20 sak dan pasir 2 kubik', ['ok', 20, 'sak', 'semen'], ['ok', 2, 'm3', 'pasir']],
  ['semen 20 sak; pasir 2 kubik + split 1 m3', ['ok', 20, 'sak', 'semen'], ['ok', 2, 'm3', 'pasir'], ['ok', 1, 'm3', 'split']],
  ['kabel nym 2x1,5, pipa 1/2" 4 btg', ['ask', null, '-', 'kabel nym 2x1,5', 'no_quantity'], ['ok', 4, 'batang', 'pipa 1/2"']],
  ['paku dan baut 2 kg', ['ok', 2, 'kg', 'paku dan baut']],
  ['semen 40kg, 20 sak', ['ok', 20, 'sak', 'semen 40 kg']],
  ['kayu 5/7 10 btg', ['ok', 10, 'batang', 'kayu 5/7']],
  ['pipa 2 1/2 inch 3 btg', ['ok', 3, 'batang', 'pipa 2 1/2"']],
  ['besi D10 15 btg', ['ok', 15, 'batang', 'besi d10']],
  ['besi Ø10 15 btg', ['ok', 15, 'batang', 'besi d10']],
  ['baja ringan C75 20', ['ok', 20, '-', 'baja ringan c75']],
  ['semen 20 sak @ 65.000', ['ok', 20, 'sak', 'semen (@ 65.000)']],
  ['semen @ 40 kg 20 sak', ['ok', 20, 'sak', 'semen 40 kg']],
  ['semen 20 sak Rp 65.000', ['ok', 20, 'sak', 'semen (rp65.000)']],
  ['besi 8-10 mm 20 btg', ['ok', 20, 'batang', 'besi 8-10 mm']],
  ['pasir 1.500 kubik', ['ask', null, 'm3', 'pasir', 'number_unclear']],
  ['bata 1,500 biji', ['ask', null, 'pcs', 'bata', 'number_unclear']],
  ['semen 0 sak', ['ask', null, 'sak', 'semen', 'zero']],
  ['semen -20 sak', ['ask', null, 'sak', 'semen', 'negative']],
  ['bata 9.999.999 biji', ['ask', null, 'pcs', 'bata', 'too_much']],
  ['semen 10 s/d 15 sak', ['ask', null, 'sak', 'semen', 'range']],
  ['semen 20 sak 2 dus', ['ask', null, 'dus', 'semen 20 sak', 'several_quantities']],
  ['serit pasir', ['ask', 1, 'rit', 'pasir', 'unit_not_fixed']],
  ['pasir 2 truk', ['ask', 2, 'rit', 'pasir', 'unit_not_fixed']],
  ['3 ton besi 16', ['ok', 3, 'ton', 'besi 16']],
  ['2 kg paku 5', ['ok', 2, 'kg', 'paku 5']],
  ['kayu 5/7 x 4 m 20 btg', ['ok', 20, 'batang', 'kayu 5/7x4 m']],
  ['pasir 2 setengah kubik', ['ask', null, 'm3', 'pasir', 'number_unclear']],
  ['batu kali 1 dump truk', ['ask', 1, 'rit', 'batu kali', 'unit_not_fixed']],
  ['paku 5 dan 7 masing-masing 2 kg', ['ask', null, 'kg', 'paku 5 dan 7 masing-masing', 'several_quantities']],
  ['20 sak', ['ask', 20, 'sak', '', 'no_product']],
  ['behel 20 btg', ['ask', 20, 'batang', 'behel', 'no_size']],
  ['blok kaca 24', ['ok', 24, '-', 'blok kaca']],
  ['bahan plafon 20', ['ok', 20, '-', 'bahan plafon']],
  ['jam dinding 2', ['ok', 2, '-', 'jam dinding']],
  ['jalan setapak paving 300', ['ok', 300, '-', 'jalan setapak paving']],
  ['1️⃣ wiremesh m8 3 lbr', ['ok', 3, 'lembar', 'wiremesh m8']],
  ['2 cubic meters sand', ['ok', 2, 'm3', 'sand']],
  ['20 sacks cement', ['ok', 20, 'sak', 'cement']],
  ['3 pieces shovel', ['ok', 3, 'pcs', 'shovel']],
  ['2 dozen brushes', ['ok', 24, 'pcs', 'brushes']],
  ["pipa 20 m'", ['ok', 20, 'm', 'pipa']],
])('%s is read by the rules', (text, ...wanted) => {
  expect(itemsOf(text).map(short)).toEqual(wanted);
});

it.each([
  'Terima kasih',
  'Hub 081234567890',
  'Alamat: Jl. Raya Sentani 20',
  'Total 1.500.000',
  'untuk dinding:',
  'Lantai 2',
  'Pekerjaan lantai 2',
  'Blok A3',
  '---',
  'https://example.org/?a=1',
])('%s orders nothing, and is shown', text => {
  expect(itemsOf(text).map(({ status }) => status)).toEqual(['skip']);
});

it('takes no money of a table for a quantity, and no size for one', () => {
  const priced =
    'No\tUraian\tVolume\tSatuan\tHarga Satuan (Rp)\tJumlah (Rp)\n1\tWiremesh M8\t\tlembar\t650.000\t130.000\nI\tDinding\t\t\t\t650.000';
  expect(itemsOf(priced).map(({ status, quantity }) => [status, quantity])).toEqual([
    ['skip', null],
    ['ask', null],
    ['skip', null],
  ]);
  const named = 'Nama Barang\tQty\tHarga\tJumlah\nPasir\t\t300.000\t600.000';
  expect(itemsOf(named).map(({ quantity }) => quantity)).toEqual([null, null]);
  expect(itemsOf('Semen\t40\tkg\t20\tsak').map(({ quantity, unit }) => [quantity, unit])).toEqual([[20, 'sak']]);
  expect(itemsOf('Uraian\tVolume\tSatuan\n1. Wiremesh M8\t3\tlembar')[1]?.words).toBe('wiremesh m8');
});

it('reads a table that a spreadsheet copied, with a head, a title and merged cells', () => {
  const text =
    'RAB rumah\t\t\t\nNo\tUraian\tVolume\tSatuan\nI\tPekerjaan dinding\t\t\n1\tSemen 40 kg\t20\tsak\n2\tPasir\t1,5\tm³\n\t\t3\tm3\n\tJumlah\t1.300.000\t';
  expect(readOrder(text).map(({ items }) => items.map(short))).toEqual([
    [['skip', null, '-', '', 'heading']],
    [['skip', null, '-', '', 'header']],
    [['skip', null, '-', 'pekerjaan dinding', 'heading']],
    [['ok', 20, 'sak', 'semen 40 kg']],
    [['ok', 1.5, 'm3', 'pasir']],
    [['ask', 3, 'm3', '', 'no_product']],
    [['skip', null, '-', '', 'note']],
  ]);
});

it('reads a table without a head, and one of semicolons or commas with its head', () => {
  expect(itemsOf('1\tSemen 40 kg\t20\tsak\t65000\n2\tPaku 5 cm\t2\tkg').map(short)).toEqual([
    ['ok', 20, 'sak', 'semen 40 kg'],
    ['ok', 2, 'kg', 'paku 5 cm'],
  ]);
  expect(itemsOf('nama;jumlah;satuan\n"Semen; 40 kg";20;sak\nTriplek 9 mm;-6;lembar\nBesi;10;batang').map(short)).toEqual([
    ['skip', null, '-', '', 'header'],
    ['ok', 20, 'sak', 'semen; 40 kg'],
    ['ask', null, 'lembar', 'triplek 9 mm', 'negative'],
    ['ask', 10, 'batang', 'besi', 'no_size'],
  ]);
  const csv = '"Pipa ""AW"" 3""",4,batang\n"Kran\n1/2""",2,\n';
  expect(readOrder(csv, { isTable: true }).map(({ items }) => items.map(short))).toEqual([
    [['ok', 4, 'batang', 'pipa "aw" 3"']],
    [['ok', 2, '-', 'kran 1/2"']],
    [],
  ]);
});

it('reads the first 500 lines, and shows that the others were not read', () => {
  const lines = readOrder(Array.from({ length: 503 }, (_, at) => `semen ${at + 1} sak`).join('\n'));
  expect(lines.slice(500).map(({ items }) => items[0]?.reason)).toEqual(['too_many_lines', 'too_many_lines', 'too_many_lines']);
  expect(lines.slice(0, 500).every(({ items }) => items[0]?.status === 'ok')).toBe(true);
});

it('loses no line of any text', () => {
  const pieces = [
    'semen 20 sak',
    'pasir',
    '1.',
    '-',
    ';',
    ', ',
    ' + ',
    '\t',
    '"',
    '""',
    ' dan ',
    '10-15',
    '½',
    '\n',
    '\r\n',
    'Uraian\tVol',
    'nama;qty',
    '[1/1 08.00] A:',
    '🧱',
    '0',
    '*',
    ' ',
    '@',
    '-5',
    '1/2"',
    'no.',
  ];
  let seed = 43;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let round = 0; round < 3_000; round += 1) {
    const text = Array.from({ length: random(30) }, () => pieces[random(pieces.length)]).join('');
    for (const isTable of [false, true]) {
      const lines = readOrder(text, { isTable });
      expect(lines.map(line => line.text).join('\n'), JSON.stringify(text)).toBe(text.replace(/\r\n?/g, '\n'));
      const lost = lines.filter(line => line.text.trim() !== '' && line.items.length === 0);
      expect(lost, JSON.stringify(text)).toEqual([]);
    }
  }
});
