import { buildStudentRow } from '../../../../testing/buildMobilityRows.ts';
import { buildAgreementItem, PARTNER_CONTACT } from '../../testing/buildAgreement.ts';
import { differencesOf, firstChoice, mergeForms, type Choice } from 'shared-record/model';
import { AGREEMENT_SHAPE } from './agreementConflict.ts';
import type { AgreementForm } from './agreementForm.ts';
import { toForm } from './toForm.ts';

const OPENED = toForm(buildAgreementItem());
const row = (change: Partial<NonNullable<AgreementForm['studentMobilitiesForStudies']>[number]> = {}) => ({
  ...OPENED.studentMobilitiesForStudies![0]!,
  ...change,
});
const conflictOf = (mine: Partial<AgreementForm>, theirs: Partial<AgreementForm>) => ({
  opened: OPENED,
  mine: { ...OPENED, ...mine },
  theirs: { ...OPENED, ...theirs },
});
const summary = (conflict: ReturnType<typeof conflictOf>) =>
  differencesOf(conflict, AGREEMENT_SHAPE).map(
    (difference) => `${difference.path} ${firstChoice(difference)}`,
  );

describe('differencesOf', () => {
  test('finds nothing where only one’s own changes stand against the server', () => {
    expect(summary(conflictOf({ endYear: 2027, comments: '<p>Mine</p>' }, {}))).toEqual([]);
  });

  test('proposes theirs where it was left alone here, and the own text where both wrote', () => {
    const conflict = conflictOf({ comments: '<p>Mine</p>' }, { comments: '<p>Theirs</p>', endYear: 2027 });
    expect(summary(conflict)).toEqual(['endYear theirs', 'comments mine']);
  });

  test('says nothing of a place where both wrote the same', () => {
    expect(summary(conflictOf({ endYear: 2027 }, { endYear: 2027 }))).toEqual([]);
  });

  test('compares rows and contacts member by member, wherever they stand in their list', () => {
    const conflict = conflictOf(
      { studentMobilitiesForStudies: [row({ key: 'new' }), row({ mobilitiesPerYear: 5 })] },
      {
        studentMobilitiesForStudies: [row({ mobilitiesPerYear: 3, blended: true })],
        partnerContacts: [{ ...OPENED.partnerContacts[0]!, email: 'theirs@graz.example' }],
      },
    );
    expect(summary(conflict)).toEqual([
      'partnerContacts/contact-31/email theirs',
      'studentMobilitiesForStudies/row-501/mobilitiesPerYear mine',
      'studentMobilitiesForStudies/row-501/blended theirs',
    ]);
  });

  test('shows a row that they removed and one that they added', () => {
    const added = toForm(buildAgreementItem({ studentMobilitiesForStudies: [buildStudentRow({ id: 502 })] }));
    const conflict = conflictOf(
      { studentMobilitiesForStudies: [row({ mobilitiesPerYear: 5 })] },
      { studentMobilitiesForStudies: added.studentMobilitiesForStudies },
    );
    expect(summary(conflict)).toEqual([
      'studentMobilitiesForStudies/row-501 mine',
      'studentMobilitiesForStudies/row-502 theirs',
    ]);
  });
});

describe('mergeForms', () => {
  const choose = (choices: Record<string, Choice>) => new Map(Object.entries(choices));

  test('keeps what each of the two changed alone', () => {
    const conflict = conflictOf({ endYear: 2027 }, { comments: '<p>Theirs</p>' });
    expect(mergeForms(conflict, AGREEMENT_SHAPE, new Map())).toEqual({
      ...OPENED,
      endYear: 2027,
      comments: '<p>Theirs</p>',
    });
  });

  test('takes the country along with the partner', () => {
    const conflict = conflictOf({ country: 380, institution: 20 }, { country: 250, institution: 30 });
    expect(mergeForms(conflict, AGREEMENT_SHAPE, choose({ institution: 'theirs' }))).toMatchObject({
      country: 250,
      institution: 30,
    });
    expect(mergeForms(conflict, AGREEMENT_SHAPE, new Map())).toMatchObject({ country: 380, institution: 20 });
  });

  test('merges one row out of both sides', () => {
    const conflict = conflictOf(
      { studentMobilitiesForStudies: [row({ mobilitiesPerYear: 5 })] },
      { studentMobilitiesForStudies: [row({ mobilitiesPerYear: 3, blended: true })] },
    );
    expect(mergeForms(conflict, AGREEMENT_SHAPE, new Map()).studentMobilitiesForStudies).toEqual([
      row({ mobilitiesPerYear: 5, blended: true }),
    ]);
    const path = 'studentMobilitiesForStudies/row-501/mobilitiesPerYear';
    expect(
      mergeForms(conflict, AGREEMENT_SHAPE, choose({ [path]: 'theirs' })).studentMobilitiesForStudies,
    ).toEqual([row({ mobilitiesPerYear: 3, blended: true })]);
  });

  test('lets a row that they removed go, or stay, as it is chosen', () => {
    const conflict = conflictOf({ partnerContacts: OPENED.partnerContacts }, { partnerContacts: [] });
    expect(mergeForms(conflict, AGREEMENT_SHAPE, new Map()).partnerContacts).toEqual([]);
    const path = `partnerContacts/contact-${PARTNER_CONTACT.id}`;
    expect(mergeForms(conflict, AGREEMENT_SHAPE, choose({ [path]: 'mine' })).partnerContacts).toEqual(
      OPENED.partnerContacts,
    );
  });

  test('does not bring back what was removed here and left alone there', () => {
    expect(
      mergeForms(conflictOf({ studentMobilitiesForStudies: null }, {}), AGREEMENT_SHAPE)
        .studentMobilitiesForStudies,
    ).toBeNull();
  });

  test('keeps a list switched on that has no row yet', () => {
    const conflict = conflictOf({ staffMobilitiesForTraining: [] }, { endYear: 2027 });
    expect(mergeForms(conflict, AGREEMENT_SHAPE, new Map()).staffMobilitiesForTraining).toEqual([]);
  });

  test('knows a contact again that became a record of its own, and never stores two', () => {
    const [contact] = OPENED.partnerContacts;
    const conflict = conflictOf(
      { partnerContacts: [{ ...contact!, phone: '+431111111111' }] },
      {
        partnerContacts: [
          { ...contact!, key: 'contact-57', id: 57, phone: '+432222222222', address: 'Theirs' },
        ],
      },
    );
    expect(summary(conflict)).toEqual([
      'partnerContacts/contact-57/phone mine',
      'partnerContacts/contact-57/address theirs',
    ]);
    expect(mergeForms(conflict, AGREEMENT_SHAPE).partnerContacts).toEqual([
      { ...contact!, key: 'contact-57', id: 57, phone: '+431111111111', address: 'Theirs' },
    ]);
  });

  test('keeps two people apart of whom nothing but an empty name is alike', () => {
    const nobody = { ...OPENED.partnerContacts[0]!, email: '', givenName: '', familyName: '' };
    const conflict = {
      opened: { ...OPENED, partnerContacts: [nobody] },
      mine: { ...OPENED, partnerContacts: [nobody] },
      theirs: { ...OPENED, partnerContacts: [{ ...nobody, key: 'contact-58', id: 58, person: 58 }] },
    };
    expect(differencesOf(conflict, AGREEMENT_SHAPE).map(({ path }) => path)).toEqual([
      'partnerContacts/contact-31',
      'partnerContacts/contact-58',
    ]);
  });
});
