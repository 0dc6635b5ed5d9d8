/** Pairs of texts that compare as equal: for the tests of client and server. */
export const SAME_TEXTS: readonly (readonly [text: string, other: string])[] = [
  ['Β2', 'B2'],
  ['Α ΒRUXEL01', 'a bruxel01'],
  ['A  GRAZ01', 'A\u00a0GRAZ01'],
  [' A\tGRAZ01 ', 'a graz01'],
  ['Οι πρόχειρες', 'ΟΙ ΠΡΟΧΕΙΡΕΣ'],
  ['Oι πρόχειρες', 'Οι  πρόχειρες'],
  ['Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
  ['ΪΫ́ ΐ', 'ιυ ι'],
  ['Αθήνα', 'ΑΘΗΝΑ'],
  ['Göttingen', 'GOTTINGEN'],
  ['ΝΑΙ', 'ναι'],
  ['e\u0301', 'É'],
  ['', ' \u00a0 '],
];

/** Pairs of texts that do not. */
export const DIFFERENT_TEXTS: readonly (readonly [text: string, other: string])[] = [
  ['B2', 'V2'],
  ['Γκρατς', 'Graz'],
  ['A GRAZ01', 'AGRAZ01'],
  ['Bamberg', 'Hamburg'],
];
