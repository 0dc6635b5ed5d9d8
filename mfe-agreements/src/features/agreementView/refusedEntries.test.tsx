import { screen, within } from '@testing-library/react';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { actRoute, openAgreement as open } from './testing/openAgreement.tsx';

const LIST = 'studentMobilitiesForStudies';

async function refuse(errors: readonly FieldError[], language: 'en' | 'gr' = 'en') {
  const { user } = open({
    language,
    routes: { [actRoute('notify')]: () => ({ status: 400, body: { code: 'validation-failed', errors } }) },
  });
  await user.click(await screen.findByRole('button', { name: /^(More actions|Περισσότερες ενέργειες)$/ }));
  await user.click(screen.getByRole('button', { name: /^(Notify Partner|Ειδοποίηση εταίρου)$/ }));
  const alert = await screen.findByRole('alert');
  return within(alert).getAllByRole('listitem');
}

describe('entries that the network would refuse', () => {
  test.each([
    [
      { field: `${LIST}/0/recommendedLanguageSkills`, code: 'required' },
      'Student Mobility for Studies › row 1 › Recommended language skills: Please fill in this field.',
      'student-studies',
    ],
    [
      { field: `staffMobilitiesForTraining/1/mobilitiesPerYear`, code: 'too-small', params: { min: 1 } },
      'Staff Mobility for Training › row 2 › Number of people per year: The number must be at least 1.',
      'staff-training',
    ],
    [
      { field: `${LIST}/0/subjectAreasWithClarifications/1/subjectArea`, code: 'code-not-detailed' },
      'Student Mobility for Studies › row 1 › Subject areas › row 2 › Subject area: Please choose a subject area with a code of four characters.',
      'student-studies',
    ],
    [
      { field: 'institutions', code: 'too-many', params: { max: 2 } },
      'Institutions: The network takes agreements with exactly one partner.',
      'details',
    ],
    [{ field: 'startYear', code: 'year-too-early' }, 'Start year: This year is too early.', 'details'],
    [
      { field: 'departmentalCoordinatorContacts', code: 'local-coordinator-missing' },
      'Departmental coordinators: You have to provide a local departmental coordinator',
      'local-contacts',
    ],
    [
      { field: 'departmentalCoordinatorContacts/0/email', code: 'required' },
      /^Departmental coordinators › row 1 › Email: /,
      'partner-contacts',
    ],
  ] as const)('are told with the way to their step and field: %j', async (error, sentence, step) => {
    const [item] = await refuse([error]);
    expect(item).toHaveTextContent(sentence);
    const field = error.field.startsWith('departmentalCoordinatorContacts') ? '' : `#${error.field}`;
    expect(within(item!).getByRole('link')).toHaveAttribute('href', `/iia/edit/12?step=${step}${field}`);
  });

  test('are all listed, in Greek too', async () => {
    const items = await refuse(
      [
        { field: `${LIST}/0/recommendedLanguageSkills/0/language`, code: 'required' },
        { field: 'institutions', code: 'not-in-network' },
      ],
      'gr',
    );
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(
      'Κινητικότητα φοιτητών για σπουδές › γραμμή 1 › Συνιστώμενες γλωσσικές δεξιότητες › γραμμή 1 › Γλώσσα',
    );
    expect(items[1]).toHaveTextContent('Κάποιο ίδρυμα δεν έχει αναγνωριστικό του δικτύου');
  });
});

test('copies that differ are shown member by member, yes and no in words', async () => {
  const differences = [
    { field: 'terminated', ours: 'false', partners: 'true', approved: null },
    { field: `${LIST}/0/blended`, ours: 'true', partners: 'false', approved: 'true' },
    { field: `${LIST}/1`, ours: null, partners: 'graz.example; 4', approved: null },
  ];
  const { user } = open({
    language: 'gr',
    routes: {
      [actRoute('approve')]: () => ({
        status: 499,
        body: { code: 'conflict', message: 'x', statusCode: 499, requestId: 'r', differences },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Έγκριση και ειδοποίηση εταίρου' }));
  const question = screen.queryByRole('alertdialog');
  if (question) {
    await user.click(within(question).getByRole('button', { name: 'Έγκριση και ειδοποίηση εταίρου' }));
  }
  const table = await screen.findByRole('table', { name: 'Πού διαφέρουν τα αντίγραφα' });
  const textOf = (row: HTMLElement) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
      ({ lastElementChild, textContent }) => lastElementChild?.textContent ?? textContent,
    );
  expect(within(table).getAllByRole('row').slice(1).map(textOf)).toEqual([
    ['Κατάσταση λύσης', 'Όχι', 'Ναι', '(κενό)'],
    ['Κινητικότητα φοιτητών για σπουδές › γραμμή 1 › Μικτή κινητικότητα', 'Ναι', 'Όχι', 'Ναι'],
    ['Κινητικότητα φοιτητών για σπουδές › γραμμή 2', '(κενό)', 'graz.example; 4', '(κενό)'],
  ]);
});
