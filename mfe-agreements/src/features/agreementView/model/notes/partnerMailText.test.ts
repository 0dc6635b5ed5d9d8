import { NOTE_LENGTH, SUBJECT_LENGTH } from 'shared-contracts/notes/agreementNotes.ts';
import { buildCopies, OURS } from '../../testing/buildCopies.ts';
import { MAIL_TEMPLATES, partnerMailText, templateFor } from './partnerMailText.ts';

const AGREEMENT = {
  id: 12,
  startYear: { id: 2026, name: '2026-2027' },
  endYear: { id: 2028, name: '2028-2029' },
};
const DIFFERENT = buildCopies({
  differences: [
    {
      field: 'studentMobilitiesForStudies/0/totalMonthsPerYear',
      ours: '12',
      partners: '10',
      approved: null,
    },
    { field: 'studentMobilitiesForStudies/1/blended', ours: 'true', partners: null, approved: null },
  ],
});

describe('the text of a mail to the partner', () => {
  test('names each place that differs, with both values, in the language of its reader', () => {
    const english = partnerMailText('differences', 'en', {
      agreement: AGREEMENT,
      copies: DIFFERENT,
      author: 'Anna Bakali',
    });
    expect(english.subject).toBe(
      'Inter-institutional agreement 12 (2026-2027 / 2028-2029): our copies differ',
    );
    expect(english.text).toContain(
      'our inter-institutional agreement 12, graz-77 in your system (2026-2027 / 2028-2029)',
    );
    expect(english.text).toContain(
      'Student Mobility for Studies › row 1 › Total months per year\n    ours: 12\n    yours: 10',
    );
    expect(english.text).toMatch(/row 2 › .+\n {4}ours: yes\n {4}yours: \(blank\)/);
    expect(english.text.endsWith('Kind regards,\n\nAnna Bakali\nInternational Relations Office')).toBe(true);
    const greek = partnerMailText('differences', 'el', {
      agreement: AGREEMENT,
      copies: DIFFERENT,
      author: 'Άννα Μπακάλη',
    });
    expect(greek.text).toContain('γραμμή 1 ›');
    expect(greek.text).toContain('    στο δικό μας: 12\n    στο δικό σας: 10');
    expect(greek.text).toContain('Με εκτίμηση,\n\nΆννα Μπακάλη');
  });

  test.each([
    ['where the copies differ', DIFFERENT, 'differences'],
    ['where the partner was told something', buildCopies(), 'reminder'],
    [
      'where the partner has approved',
      buildCopies({ ours: { ...OURS, approval: { stand: 'present', at: null } } }),
      'blank',
    ],
    ['where nothing was sent', buildCopies({ ours: null, differences: null }), 'blank'],
    ['where nothing is known', undefined, 'blank'],
  ] as const)('begins %s from what says most', (_case, copies, template) => {
    expect(templateFor(copies)).toBe(template);
  });

  test('fits into what may be sent, whatever is not known', () => {
    for (const template of MAIL_TEMPLATES)
      for (const tag of ['en', 'el'] as const) {
        const { subject, text } = partnerMailText(template, tag, {
          agreement: { id: 12, startYear: { id: 2026 }, endYear: { id: 2028 } },
          copies: undefined,
          author: '',
        });
        expect(subject.length).toBeLessThanOrEqual(SUBJECT_LENGTH);
        expect(text.length).toBeLessThanOrEqual(NOTE_LENGTH);
        expect(`${subject} ${text}`).not.toMatch(/undefined|null|\(\)/);
      }
  });
});
