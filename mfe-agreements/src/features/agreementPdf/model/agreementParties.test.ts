import { LOCAL, PARTNER, buildAgreement } from '../testing/buildAgreement.ts';
import { buildFactsheet } from '../testing/buildFactsheet.ts';
import { partiesOf } from './agreementParties.ts';

describe('partiesOf', () => {
  test('puts our own side first, and leaves the factsheet of whoever has none open', () => {
    const factsheet = buildFactsheet();

    expect(partiesOf(buildAgreement(), [factsheet])).toEqual([
      { institution: LOCAL, factsheet: undefined },
      { institution: PARTNER, factsheet },
    ]);
  });
});
