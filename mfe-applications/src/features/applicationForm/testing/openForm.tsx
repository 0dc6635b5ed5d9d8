import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../../locales/applicationForm/el.json';
import en from '../../../locales/applicationForm/en.json';
import mobilityEl from '../../../locales/preferredMobility/el.json';
import mobilityEn from '../../../locales/preferredMobility/en.json';
import { NewApplication } from '../NewApplication.tsx';
import { StoredApplication } from '../StoredApplication.tsx';
import { buildApplicationItem } from './buildApplicationItem.ts';

export const SAVE = 'POST ApplicationStudentStudiesForms';
export const LIST = '/application/outgoing/list';
export const EDIT = '/application/outgoing/student/edit/41';
const DAY_MS = 86_400_000;
/** A day that lies so many days from now. */
export const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString();
/** Time in which long-term applications are taken. */
export const WINDOW = {
  applicationType: 'long-term-studies',
  applicationStart: day(-9),
  applicationStop: day(9),
  academicYear: 2026,
};
/** A reply with rows. */
export const list = (...value: object[]) => ({ body: { value, total: value.length } });

const MESSAGES = {
  en: { 'mfe-applications': { ...en, ...mobilityEn }, 'shared-record': recordEn },
  gr: { 'mfe-applications': { ...el, ...mobilityEl }, 'shared-record': recordEl },
};

type Options = {
  readonly routes?: FakeApiRoutes;
  readonly item?: object;
  readonly role?: 'Student' | 'IRO';
  readonly address?: string;
  readonly language?: 'en' | 'gr';
};

/** Opens the form at an address: of a new application at `/new`, of application 41, complete but for `item`, at any other. */
export function openForm({
  routes = {},
  item = {},
  role = 'Student',
  address = EDIT,
  language = 'en',
}: Options = {}) {
  const stored = buildApplicationItem(item);
  const calls = fakeApi({
    'GET Users/Me': () => ({
      body: {
        id: 7,
        email: 'm.papadaki@example.org',
        givenName: 'Maria',
        familyName: 'Papadaki',
        givenNameGreek: 'Μαρία',
        familyNameGreek: 'Παπαδάκη',
        universityRegistryNumber: '12345',
        europeanStudentIdentifier: 'urn:schac:personalUniqueCode:int:esi:example.org:12345',
      },
    }),
    'GET ApplicationSettings': () => list(WINDOW),
    'GET ApplicationStudentStudiesForms': () => list(),
    'GET ApplicationStudentStudiesForms/41': () => ({ body: stored }),
    [SAVE]: ({ body }) => ({ body: { ...stored, status: (body as { status: string }).status } }),
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      {address.endsWith('/new') ? (
        <NewApplication type="long-term-studies" />
      ) : (
        <StoredApplication id="41" isReadOnly={address.includes('view')} />
      )}
    </SignedIn>,
    { address, language, messages: MESSAGES[language] },
  );
  return { ...view, saves: () => calls.filter(({ route }) => route === SAVE).map(({ body }) => body) };
}
