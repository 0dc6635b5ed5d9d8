import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { FormProvider, useForm } from 'shared-ui/fields';
import { renderInPortal } from 'shared-ui/testing';
import recordTexts from 'shared-record/locales/en.json';
import el from '../../../../locales/preferredMobility/el.json';
import en from '../../../../locales/preferredMobility/en.json';
import formTexts from '../../../../locales/applicationForm/en.json';
import { ApplicationFormContext } from '../../formContext.ts';
import type { ApplicationForm, PreferredMobilityForm } from '../../model/form/applicationForm.ts';
import { newApplicationForm } from '../../model/form/newApplicationForm.ts';
import { NO_UPLOADS } from '../../usePendingUploads.ts';
import { PreferredMobilityStep } from './PreferredMobilityStep.tsx';

const DEPARTMENT = { id: 10, name: 'Mathematics', nameGR: 'Μαθηματικών', institution: { id: 1 } };
const TEA = { id: 7, givenName: 'Tea', familyName: 'Cher', department: DEPARTMENT };
const HOME = {
  id: 1,
  name: 'Home',
  erasmusCode: 'G  HOME01',
  country: { id: 30, countryCode: 'GR', countryName: 'Greece', countryNameGR: 'Ελλάδα' },
};
const AUSTRIA = { id: 40, countryCode: 'AT', countryName: 'Austria', countryNameGR: 'Αυστρία' };
const ITALY = { id: 41, countryCode: 'IT', countryName: 'Italy', countryNameGR: 'Ιταλία' };

const agreement = (
  id: number,
  partner: { id: number; name: string; country: object },
  blended: boolean[],
) => ({
  id,
  startYear: { id: 2025, name: '2025-2026' },
  endYear: { id: 2028, name: '2028-2029' },
  isDeleted: false,
  localStatus: 1,
  ewpStatus: { id: 7 },
  institutions: [HOME, { erasmusCode: null, ...partner }],
  studentMobilitiesForStudies: blended.map((one) => ({
    id,
    blended: one,
    mobilitiesPerYear: 2,
    totalMonthsPerYear: 10,
    fromInstitution: { id: 1 },
    fromDepartment: { id: 10 },
    studyCycles: [{ studyCycle: '2nd' }],
    recommendedLanguageSkills: [
      { languageLevel: 'B1', language: { id: 1, name: 'English', nameGR: 'Αγγλικά' } },
    ],
  })),
  departmentalCoordinatorContacts: [TEA],
});
const AGREEMENTS = [
  agreement(100, { id: 2, name: 'Graz', country: AUSTRIA }, [false]),
  agreement(101, { id: 2, name: 'Graz', country: AUSTRIA }, [true]),
  agreement(102, { id: 3, name: 'Roma', country: ITALY }, [true, false]),
];
const CHOSEN = {
  country: 40,
  institution: 2,
  responsiblePerson: 'Cher Tea (Mathematics)',
  iiaId: 100,
  startSemester: 'winter',
  semesterDuration: 2,
  monthDuration: 9,
};

type Options = {
  readonly type?: ApplicationType;
  readonly department?: number | null;
  readonly entry?: Partial<PreferredMobilityForm>;
  readonly agreements?: readonly object[];
  readonly isReadOnly?: boolean;
  readonly language?: Language;
  readonly routes?: FakeApiRoutes;
};

function show({
  type = 'long-term-studies',
  department = 10,
  entry = {},
  agreements = AGREEMENTS,
  isReadOnly = false,
  language = 'en',
  routes = {},
}: Options = {}) {
  const list = (value: readonly object[]) => ({ body: { value, total: value.length } });
  fakeApi({
    'GET MobilityAgreements': ({ query }) => list(query['$filter']?.includes('endYear/id') ? agreements : []),
    'GET MobilityFactsheets': () =>
      list([
        {
          id: 55,
          institution: { id: 2 },
          deadlineIncomingsCalendar: { autumnTerm: '--05-31', springTerm: '--11-30' },
          deadlineNominationsCalendar: { autumnTerm: '--04-30', springTerm: '--10-31' },
        },
      ]),
    'GET ApplicationSettings': () =>
      list([
        {
          id: 1,
          applicationType: type,
          academicYear: 2026,
          applicationStart: new Date(Date.now() - 864e5).toISOString(),
          applicationStop: new Date(Date.now() + 3 * 864e5).toISOString(),
        },
      ]),
    'GET ApplicationStudentStudiesForms': () => list([]),
    'GET MobilityDepartments': () => list([DEPARTMENT]),
    'GET MobilityCountries': () => list([AUSTRIA, ITALY]),
    'GET MobilityInstitutions': () => list([{ id: 2, name: 'Graz', nameGR: null, erasmusCode: null }]),
    'GET ECTSCoordinatorTables': () =>
      list([
        {
          id: 1,
          firstName: 'Eva',
          lastName: 'Ask',
          email: 'eva@example.org',
          purpose: 'x',
          dateModified: 'x',
          department: DEPARTMENT,
        },
      ]),
    ...routes,
  });
  const blocks: (string | undefined)[] = [];
  let values: () => ApplicationForm = () => newApplicationForm(type);
  function Form() {
    const initial = newApplicationForm(type);
    const [first] = initial.prefferedMobility;
    const form = useForm<ApplicationForm>({
      defaultValues: {
        ...initial,
        studiesData: { ...initial.studiesData, department, studyCycle: 6 },
        prefferedMobility: first ? [{ ...first, ...entry }] : [],
      },
    });
    values = form.getValues;
    const [facts] = useState(() => ({
      applicationId: null,
      type,
      ownerId: null,
      applicationYear: 2026,
      applicant: {
        email: null,
        nameLatin: null,
        familyNameLatin: null,
        nameGreek: null,
        familyNameGreek: null,
        universityRegistryNumber: null,
        europeanStudentIdentifier: null,
      },
      isReadOnly,
      isOffice: false,
      status: 'draft' as const,
      isReturned: false,
      isAccountClosed: false,
      uploads: NO_UPLOADS,
      blockNext: (reason: string | undefined) => blocks.push(reason),
    }));
    return (
      <FormProvider {...form}>
        <ApplicationFormContext value={facts}>
          <PreferredMobilityStep />
        </ApplicationFormContext>
      </FormProvider>
    );
  }
  const texts = language === 'gr' ? el : en;
  const view = renderInPortal(
    <SignedIn role="Student">
      <Form />
    </SignedIn>,
    { language, messages: { 'mfe-applications': { ...formTexts, ...texts }, 'shared-record': recordTexts } },
  );
  return { ...view, blocks, entries: () => values().prefferedMobility };
}

const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('<PreferredMobilityStep>', () => {
  test('leads from country to institution to person, and fills in the agreement', async () => {
    const { user, entries } = show();
    await user.click(await screen.findByRole('combobox', { name: /Country/ }));
    expect(options()).toEqual(['Austria', 'Italy']);
    await user.click(screen.getByRole('option', { name: 'Austria' }));
    await user.click(screen.getByRole('combobox', { name: /Institution/ }));
    expect(options()).toEqual(['Graz · 4 places per year · English B1']);
    await user.click(screen.getByRole('option', { name: /Graz/ }));
    await user.click(screen.getByRole('combobox', { name: /Responsible person/ }));
    // The same person of two agreements is told apart by these.
    await user.click(screen.getByRole('option', { name: /Cher Tea \(Mathematics\), agreement 101/ }));
    expect(entries()).toMatchObject([
      {
        country: 40,
        institution: 2,
        responsiblePerson: 'Cher Tea (Mathematics)',
        iiaId: 101,
        blended: true,
        type: 'Long-term mobility for Studies',
        programme: 'Erasmus+ Studies',
      },
    ]);
    expect(await screen.findByRole('link', { name: /factsheet/ })).toHaveAttribute(
      'href',
      '/factsheets/view/55',
    );
    expect(screen.getByText("Partner's deadline for our nominations, spring semester")).toBeVisible();
    expect(await screen.findByText(/^until the end of \d+ \w+ \d{4} \(/)).toBeVisible();
    expect(screen.getByText('Duration for each student')).toBeVisible();
    expect(screen.getByText('5 months')).toBeVisible();
    // Four days, each of which has passed, or has not.
    expect(
      screen.getAllByText(/^\d+ \w+ \d{4}(, \S+|: the deadline for this semester has passed)/),
    ).toHaveLength(4);
    expect(screen.getByRole('alert')).toHaveTextContent('other study cycles');
  });

  test('says when the stay is longer than the agreement provides, and calls study cycles as the form does', async () => {
    const { user } = show({ entry: CHOSEN });
    expect(await screen.findByText(/^You chose 9 months, which is longer/)).toBeVisible();
    expect(screen.getByText('Postgraduate')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /months/i }), '7');
    expect(screen.getByText(/^You chose 7 months/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '1 semester' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /months/i }), '5');
    expect(screen.queryByText(/which is longer/)).not.toBeInTheDocument();
  });

  test('says what a change cleared, and brings it back', async () => {
    const { user, entries } = show({ entry: CHOSEN });
    await user.click(await screen.findByRole('combobox', { name: /Country/ }));
    await user.click(screen.getByRole('option', { name: 'Austria' }));
    expect(entries()).toMatchObject([CHOSEN]);
    await user.click(screen.getByRole('combobox', { name: /Country/ }));
    await user.click(screen.getByRole('option', { name: 'Italy' }));
    expect(entries()).toMatchObject([{ country: 41, institution: null, responsiblePerson: '', iiaId: null }]);
    expect(
      screen.getByText('Cleared, as it depended on the choice before: Institution, Responsible person.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(entries()).toMatchObject([CHOSEN]);
    await user.click(screen.getByRole('radio', { name: 'Spring semester 2026-2027' }));
    expect(entries()).toMatchObject([
      { startSemester: 'spring', semesterDuration: null, monthDuration: null },
    ]);
    expect(screen.queryByRole('radio', { name: '2 semesters' })).not.toBeInTheDocument();
  });

  test('takes out the last of several mobilities, and brings it back', async () => {
    const { user, entries } = show({ entry: CHOSEN });
    await user.click(await screen.findByRole('button', { name: 'Add another mobility' }));
    expect(entries()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Remove mobility 1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove mobility 2' }));
    expect(entries()).toMatchObject([CHOSEN]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(entries()).toHaveLength(2);
  });

  test('moves a mobility up and down, keeps the focus and says where it stands', async () => {
    const { user, entries } = show({ entry: CHOSEN });
    expect(await screen.findByRole('button', { name: 'Add another mobility' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Move mobility/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add another mobility' }));
    await user.click(screen.getByRole('button', { name: 'Move mobility 2 up' }));
    expect(entries()).toMatchObject([{ institution: null }, CHOSEN]);
    expect(screen.getByRole('button', { name: 'Move mobility 1 up' })).toHaveFocus();
    expect(screen.getByText('It is now mobility 1 of 2.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move mobility 1 up' }));
    expect(entries()).toMatchObject([{ institution: null }, CHOSEN]);
    await user.click(screen.getByRole('button', { name: 'Move mobility 1 down' }));
    expect(entries()).toMatchObject([CHOSEN, { institution: null }]);
    expect(screen.getByRole('button', { name: 'Move mobility 2 down' })).toHaveFocus();
    // What was typed went along.
    expect(
      within(screen.getAllByRole('group', { name: /Preferred mobility/ })[0]!).getByDisplayValue('Graz'),
    ).toBeVisible();
  });

  test('has one mobility of 5 to 30 days in a short-term application', async () => {
    show({ type: 'short-term-studies', entry: { startSemester: 'winter' } });
    const days = await screen.findByRole('combobox', { name: /Duration in days/ });
    expect(within(days).getAllByRole('option')).toHaveLength(27);
    expect(screen.queryByRole('button', { name: 'Add another mobility' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Months/ })).not.toBeInTheDocument();
  });

  test('keeps a choice that has ended, says so, and lets nobody go on with it', async () => {
    const { blocks } = show({ entry: CHOSEN, agreements: [AGREEMENTS[2] ?? {}] });
    expect(await screen.findByRole('alert')).toHaveTextContent('does not fit, or no longer fits');
    expect(await screen.findByDisplayValue('Graz')).toBeVisible();
    expect(blocks.at(-1)).toMatch(/mobility 1/);
  });

  test('asks for the department first', async () => {
    const { blocks } = show({ department: null });
    expect(await screen.findByText(/Choose your department in step 2 first/)).toBeVisible();
    expect(blocks.at(-1)).toMatch(/step 2/);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('says why there is nothing to choose from, and whom to ask', async () => {
    const { blocks } = show({ agreements: [] });
    expect(await screen.findByText(/no agreement of this department/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'eva@example.org' })).toBeVisible();
    expect(blocks.at(-1)).toMatch(/no agreement/);
  });

  test('offers to try again when the agreements do not come', async () => {
    show({ routes: { 'GET MobilityAgreements': () => ({ status: 503, body: {} }) } });
    expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
  });

  test('shows all of it in the view, in Greek too, and nothing to change', async () => {
    show({ entry: CHOSEN, isReadOnly: true, language: 'gr', agreements: [] });
    expect(await screen.findByDisplayValue('Αυστρία')).toBeDisabled();
    await waitFor(() => expect(screen.getByDisplayValue('Graz')).toBeDisabled());
    expect(screen.getByRole('radio', { name: 'Χειμερινό εξάμηνο 2026-2027' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Προσθήκη/ })).not.toBeInTheDocument();
  });
});
