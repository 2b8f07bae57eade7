import { bullets, link, section, steps, table } from '../blocks.ts';
import type { SeedPage } from '../types.ts';

export const guarantee: SeedPage = {
  slug: 'guarantee-and-returns',
  updatedAt: '2025-11-03T09:00:00+08:00',
  title: { id: 'Garansi dan pengembalian', en: 'Guarantee and returns' },
  summary: {
    id: 'Apa yang kami tanggung, berapa lama waktunya, dan bagaimana uang Anda kembali.',
    en: 'What we answer for, how long you have, and how your money comes back.',
  },
  groups: [
    {
      group: null,
      sections: [
        section(
          'at-a-glance',
          [
            'Ringkasnya',
            table(
              'Batas waktu',
              ['Keadaan', 'Batas waktu', 'Hasil'],
              ['Rusak, kurang, atau salah kirim', '48 jam setelah diterima, dengan foto', 'Ganti barang atau uang kembali'],
              ['Berubah pikiran, barang belum dipakai', '7 hari setelah diterima', 'Uang kembali, ongkos kirim balik dari Anda'],
              ['Dipotong sesuai ukuran atau cat racikan', '–', 'Tidak bisa dikembalikan, kecuali rusak atau salah'],
              ['Pesanan dibatalkan setelah dibayar', '–', 'Uang kembali 1–3 hari kerja'],
            ),
          ],
          [
            'At a glance',
            table(
              'Time limits',
              ['Situation', 'Time limit', 'Outcome'],
              ['Damaged, missing or wrong', '48 hours after receipt, with a photo', 'Replacement or refund'],
              ['Change of mind, goods unused', '7 days after receipt', 'Refund; the way back is at your cost'],
              ['Cut to size or tinted', '–', 'No return, unless damaged or wrong'],
              ['Order cancelled after payment', '–', 'Refund in 1–3 working days'],
            ),
          ],
        ),
        section(
          'on-arrival',
          [
            'Saat barang tiba',
            'Periksa barang bersama pengantar sebelum ia pergi. Lima menit di sini menghemat berhari-hari sesudahnya.',
            steps(
              'Hitung koli dan cocokkan dengan daftar di halaman pesanan.',
              'Lihat sudut dus keramik, kaca, dan kloset; raba sak semen, apakah keras atau basah.',
              'Bila ada kerusakan, foto sebelum dibongkar dan tulis di surat jalan sebelum Anda tanda tangani.',
              'Barang yang baik tetap boleh diterima; yang rusak saja yang diajukan.',
            ),
          ],
          [
            'When the goods arrive',
            'Check the goods together with the driver before they leave. Five minutes here save days later.',
            steps(
              'Count the parcels and compare them with the list on your order page.',
              'Look at the corners of tile boxes, at glass and at toilets; feel whether cement bags are hard or wet.',
              'If something is damaged, photograph it before unpacking and write it on the delivery note before you sign.',
              'You can still accept what is in good order and claim only what is not.',
            ),
          ],
        ),
        section(
          'damage',
          [
            'Rusak, kurang, atau salah kirim',
            'Laporkan dalam 48 jam setelah barang diterima di halaman pesanan (‘Kembalikan atau klaim’, juga tanpa sinyal), atau lewat telepon, WhatsApp, atau email toko, dengan nomor pesanan dan foto. Waktu diterima adalah waktu yang tercatat di halaman lacak pesanan.',
            bullets(
              'Satu foto seluruh koli, dengan label pengiriman terlihat.',
              'Satu foto dekat dari kerusakannya.',
              'Jumlah yang rusak atau kurang.',
            ),
            'Kami mengganti barangnya tanpa ongkos kirim tambahan, atau mengembalikan harganya bila stok habis atau kapal berikutnya terlalu lama. Anda yang memilih. Pecah beberapa keping keramik dalam satu dus diganti per keping bila dus lain dari seri yang sama masih ada.',
          ],
          [
            'Damaged, missing or wrong',
            'Tell us within 48 hours of receipt on the order’s page (‘Return or claim’, also without a signal), or by phone, WhatsApp or e-mail with the order number and photos. The time of receipt is the one recorded on the order’s tracking page.',
            bullets(
              'One photo of the whole parcel with its shipping label in view.',
              'One close photo of the damage.',
              'How many pieces are damaged or missing.',
            ),
            'We replace the goods without charging shipping again, or refund their price where stock has run out or the next ship is too far off. The choice is yours. A few broken tiles in a box are replaced by the piece while boxes of the same batch are in stock.',
          ],
        ),
        section(
          'change-of-mind',
          [
            'Berubah pikiran',
            'Barang yang belum dipakai, utuh, dan masih dalam kemasan aslinya bisa dikembalikan dalam 7 hari setelah diterima. Ajukan dulu di halaman pesanan: kami beri tahu depo tujuannya. Ongkos kirim balik Anda tanggung, dan ongkos kirim pertama tidak dikembalikan. Untuk barang berat di pulau lain, sering lebih murah menyimpannya; kami akan mengatakannya bila memang begitu.',
          ],
          [
            'Change of mind',
            'Goods that are unused, whole and in their original packaging can be returned within 7 days of receipt. Please ask on the order’s page first: we tell you which depot to send them to. The way back is at your cost, and the first shipping fee is not refunded. For heavy goods on another island keeping them is often cheaper; where that is so, we will say it.',
          ],
        ),
        section(
          'not-returnable',
          [
            'Yang tidak bisa dikembalikan',
            bullets(
              'Barang yang dipotong sesuai ukuran Anda, seperti spandek per meter.',
              'Cat racikan, yang warnanya dicampur untuk pesanan Anda.',
              'Barang yang sudah dipasang, dipakai, atau rusak karena disimpan di tempat basah.',
            ),
            'Kedua jenis pertama ditandai di halaman produknya sebelum Anda membeli. Bila ukuran atau warnanya tidak sesuai dengan pesanan, atau barangnya datang rusak, itu kesalahan kami dan tetap kami ganti.',
          ],
          [
            'What cannot be returned',
            bullets(
              'Goods cut to your size, such as roofing sheet by the metre.',
              'Tinted paint, whose colour is mixed for your order.',
              'Goods that were installed, used, or spoilt by wet storage.',
            ),
            'The first two are marked on their product pages before you buy. If the size or colour is not what was ordered, or the goods arrive damaged, the mistake is ours and we replace them all the same.',
          ],
        ),
        section(
          'refunds',
          [
            'Uang kembali',
            'Pengembalian dana dikirim dalam 1–3 hari kerja ke rekening atas nama Anda, dihitung sejak pembatalan atau klaim disetujui. Jumlahnya termasuk PPN yang Anda bayar. Bila pesanan dibatalkan sebelum barang berangkat, ongkos kirim ikut kembali seluruhnya. Setelah itu bank bisa memerlukan waktu sendiri untuk menampilkannya.',
          ],
          [
            'Refunds',
            'Refunds are sent within 1–3 working days, to an account in your name, counted from the moment the cancellation or claim is accepted. The amount includes the VAT that you paid. If an order is cancelled before the goods have left, the shipping fee comes back in full. After that your bank may take its own time to show it.',
          ],
        ),
        section(
          'warranty',
          [
            'Garansi pabrik',
            'Mesin, pompa, tandon, dan peralatan listrik bergaransi pabrik; lamanya tertulis di bagian Spesifikasi halaman produk. Simpan nomor pesanan sebagai bukti beli. Garansi pabrik tidak mencakup aus wajar, pemasangan yang salah, dan tegangan listrik di luar batas alat.',
            'Hak Anda menurut undang-undang perlindungan konsumen tetap berlaku di samping semua yang tertulis di sini.',
            link('/faq', 'Pertanyaan umum'),
          ],
          [
            'Manufacturer’s guarantee',
            'Machines, pumps, tanks and electrical goods carry a manufacturer’s guarantee; its length is stated under Specifications on the product page. Keep the order number as proof of purchase. It does not cover fair wear, wrong installation or mains voltage outside the device’s limits.',
            'Your rights under consumer protection law stand beside everything written here.',
            link('/faq', 'Frequently asked questions'),
          ],
        ),
      ],
    },
  ],
};
