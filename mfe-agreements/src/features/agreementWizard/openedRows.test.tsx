import { screen, waitFor } from '@testing-library/react';
import { buildStudentRow } from '../../testing/buildMobilityRows.ts';
import { buildAgreementItem } from './testing/buildAgreement.ts';
import { openEdit } from './testing/openEdit.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('a row that is opened', () => {
  test('is saved with a language that is for no subject area of its own', async () => {
    const agreement = buildAgreementItem({
      status: { id: 1, name: 'Draft' },
      studentMobilitiesForStudies: [
        buildStudentRow({
          recommendedLanguageSkills: [
            {
              language: { id: 2, name: 'English', nameGR: 'Αγγλικά', code: 'en' },
              languageLevel: 'B1',
              subjectAreaWithClarification: null,
            },
          ],
        }),
      ],
    });
    const { user, saves } = openEdit(
      { 'GET MobilityAgreements/12': () => ({ body: agreement }) },
      { step: 'student-studies' },
    );
    const months = await screen.findByRole('textbox', { name: 'Total months per year' });
    await user.clear(months);
    await user.type(months, '12');
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({
      studentMobilitiesForStudies: [
        { totalMonthsPerYear: 12, recommendedLanguageSkills: [{ subjectAreaWithClarification: null }] },
      ],
    });
  });
});
