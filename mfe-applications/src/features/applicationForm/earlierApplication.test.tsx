import { screen, waitFor } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import en from '../../locales/applicationForm/en.json';
import mobilityEn from '../../locales/preferredMobility/en.json';
import { NewApplication } from './NewApplication.tsx';
import { buildApplicationItem } from './testing/buildApplicationItem.ts';

const SAVE = 'POST ApplicationStudentStudiesForms';
const DAY_MS = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString();
const list = (...value: object[]) => ({ body: { value, total: value.length } });
const state = (id: number, status: string, applicationYear: number, isDeleted = false) => ({
  id,
  type: 'short-term-studies',
  status,
  applicationYear,
  isDeleted,
});
const NOTICE = /begins with what you filled in for your application of 2025-2026/;

const EARLIER = buildApplicationItem({
  status: 'submitted',
  applicationYear: 2025,
  comments: 'About 2025',
  specialNeedsCategory: true,
  languageData: [
    {
      id: 11,
      certificateTitle: 'B2 First',
      certificateLevel: 'B2',
      stateCertificate: 0,
      stateCertificateLevel: null,
      language: { id: 3, languageName: 'English', languageNameGR: 'Αγγλικά' },
    },
  ],
  paymentData: {
    id: 12,
    bank: 'Trapeza',
    iban: 'GR1601101250000000012300695',
    bankAccountNumber: null,
    bankAccountHolder: null,
  },
});

function open({
  role = 'Student',
  answer = { body: EARLIER },
}: { role?: 'Student' | 'IRO'; answer?: { status?: number; body: object } } = {}) {
  const calls = fakeApi({
    'GET Users/Me': () => ({ body: { id: 7, givenName: 'Maria', familyName: 'Papadaki' } }),
    'GET ApplicationSettings': () =>
      list({
        applicationType: 'long-term-studies',
        applicationStart: day(-9),
        applicationStop: day(9),
        academicYear: 2026,
      }),
    'GET ApplicationStudentStudiesForms': () =>
      list(
        state(40, 'submitted', 2024),
        state(41, 'validated', 2025),
        state(42, 'draft', 2026),
        state(43, 'submitted', 2026, true),
      ),
    'GET ApplicationStudentStudiesForms/41': () => answer,
    [SAVE]: () => ({ body: buildApplicationItem() }),
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <NewApplication type="long-term-studies" />
    </SignedIn>,
    {
      address: '/application/outgoing/student/new',
      messages: { 'mfe-applications': { ...en, ...mobilityEn }, 'shared-record': recordEn },
    },
  );
  return { ...view, saves: () => calls.filter(({ route }) => route === SAVE).map(({ body }) => body) };
}

const father = () => screen.findByRole('textbox', { name: /^Father's name/ });

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('a new application of whoever has handed one in before', () => {
  test('begins with the answers that stay true, as records of its own, and without what is given anew', async () => {
    const { user, saves } = open();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(await father()).toHaveValue('Nikos');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    const [sent] = saves() as [Record<string, Record<string, unknown>[]>];
    expect(sent).toMatchObject({
      status: 'draft',
      applicationYear: 2026,
      studentData: [{ fatherName: 'Nikos' }],
      studiesData: {
        department: 5,
        diplomaTitle: 'Law',
        semesterCurrent: null,
        semesterDuringMobility: null,
      },
      paymentData: { iban: 'GR1601101250000000012300695' },
      prefferedMobility: [{ country: null, institution: null, iiaId: null }],
      specialNeedsCategory: false,
      comments: null,
      communicationAccept: null,
      gradesConfirm: false,
      gdprConfirm: false,
    });
    expect(sent['languageData']).toEqual([
      expect.objectContaining({ certificateTitle: 'B2 First', language: 3 }),
    ]);
    expect(Object.values(sent['filesData']?.[0] ?? {}).every((file) => file === null)).toBe(true);
    // Records of the earlier one, were they named, would be taken from it.
    for (const { id } of [EARLIER.studentData[0], EARLIER.studiesData, EARLIER.languageData[0]] as {
      id: number;
    }[])
      expect(JSON.stringify(sent)).not.toContain(`"id":${id},`);
    expect(sent).not.toHaveProperty('id');
  });

  test('can begin empty instead, until something is changed', async () => {
    const { user } = open();
    const empty = { name: 'Begin with an empty form' };
    await user.type(await father(), 'x');
    expect(screen.queryByRole('button', empty)).not.toBeInTheDocument();
    await user.type(await father(), '{Backspace}');
    await user.click(screen.getByRole('button', empty));
    expect(await father()).toHaveValue('');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  test('begins empty, and says why, where the earlier one cannot be read', async () => {
    open({ answer: { status: 403, body: {} } });
    expect(await screen.findByText(/could not be read. The form begins empty/)).toBeVisible();
    expect(await father()).toHaveValue('');
  });

  test("is nobody's earlier one for the office", async () => {
    open({ role: 'IRO' });
    expect(await father()).toHaveValue('');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
