/** 'Rp 62.000', the same in both languages. @param amount rupiah */
export const rupiah = (amount: number): string => `Rp ${amount.toLocaleString('id-ID')}`;
