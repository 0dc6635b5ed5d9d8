import { differencesOf } from 'shared-record/model';
import { buildAgreementItem, PARTNER_CONTACT } from '../../testing/buildAgreement.ts';
import { adoptSaved } from './adoptSaved.ts';
import { AGREEMENT_SHAPE } from './agreementConflict.ts';
import { toForm } from './toForm.ts';

const SAVED = toForm(buildAgreementItem());
const KARL = SAVED.partnerContacts[0]!;
const ROW = SAVED.studentMobilitiesForStudies![0]!;
/** The same agreement as it stands in the form that made it: without records, under the browser's own keys. */
const TYPED = {
  ...SAVED,
  partnerContacts: [{ ...KARL, id: null, key: 'typed-contact' }],
  studentMobilitiesForStudies: [{ ...ROW, key: 'typed-row', mobilitiesPerYear: 9 }],
};

describe('adoptSaved', () => {
  test('keeps what was typed, and finds it again in what was saved', () => {
    const adopted = adoptSaved(TYPED, SAVED);

    expect(adopted.partnerContacts[0]).toEqual(KARL);
    expect(adopted.studentMobilitiesForStudies).toEqual([{ ...ROW, mobilitiesPerYear: 9 }]);
    expect(
      differencesOf({ opened: TYPED, mine: adopted, theirs: SAVED }, AGREEMENT_SHAPE).map(
        ({ path, mine }) => [path, mine],
      ),
    ).toEqual([[`studentMobilitiesForStudies/${ROW.key}/mobilitiesPerYear`, 9]]);
  });

  test('makes no record of one person that of another', () => {
    const added = { ...KARL, id: null, key: 'typed-later', email: 'later@graz.example' };
    const { partnerContacts } = adoptSaved({ ...TYPED, partnerContacts: [added, KARL] }, SAVED);

    expect(partnerContacts.map(({ id }) => id)).toEqual([null, PARTNER_CONTACT.id]);
  });
});
