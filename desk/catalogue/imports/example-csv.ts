/** A file with a product of one variant and one of two, as the shop reads it; the merchant's spreadsheet starts from it. */
export const exampleCsv = [
  'product_slug,product_name_id,product_name_en,category_slug,category_name_id,category_name_en,top_category_slug,top_category_name_id,top_category_name_en,brand,brand_name,sku,variant_name_id,variant_name_en,price,stock,unit,weight_g,length_mm,width_mm,height_mm',
  'contoh-semen,Contoh semen,Sample cement,contoh-semen-mortar,Contoh semen dan mortar,Sample cement and mortar,contoh-bahan-dasar,Contoh bahan dasar,Sample basic materials,contoh-merek,Contoh merek,CONTOH-SMN-50,50 kg,50 kg,72000,200,sak,50000,700,450,150',
  'contoh-paku,Contoh paku,Sample nails,contoh-paku-sekrup,Contoh paku dan sekrup,Sample nails and screws,contoh-bahan-dasar,,,contoh-merek,,CONTOH-PKU-5,5 cm,5 cm,18000,80,kg,1000,200,120,60',
  'contoh-paku,,,,,,,,,,,CONTOH-PKU-7,7 cm,7 cm,19000,60,kg,1000,200,120,60',
  '',
].join('\r\n');
