import { LOCAL, PARTNER, buildAgreement } from '../testing/buildAgreement.ts';
import { buildFactsheet } from '../testing/buildFactsheet.ts';
import { nameIn, partiesOf } from './agreementParties.ts';

describe('partiesOf', () => {
  test('puts our own side first, and leaves the factsheet of whoever has none open', () => {
    const factsheet = buildFactsheet();

    expect(partiesOf(buildAgreement(), [factsheet])).toEqual([
      { institution: LOCAL, factsheet: undefined },
      { institution: PARTNER, factsheet },
    ]);
  });
});

describe('nameIn', () => {
  test('gives the name in the language of the document, and any name before none', () => {
    expect(nameIn('el', LOCAL)).toBe('Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης');
    expect(nameIn('en', LOCAL)).toBe('Aristotle University of Thessaloniki');
    expect(nameIn('el', PARTNER)).toBe('Université Libre de Bruxelles');
    expect(nameIn('en', { nameGR: 'Τμήμα' })).toBe('Τμήμα');
    expect(nameIn('en', undefined)).toBe('');
  });
});
