import type { Language } from 'shared-contracts/text/language.ts';
import { fakeApi, SignedIn, type FakeApiReply, type FakeApiRoutes } from 'shared-client/testing';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../../locales/factsheetWizard/el.json';
import en from '../../../locales/factsheetWizard/en.json';
import { EditFactsheet } from '../EditFactsheet.tsx';
import { buildFactsheet } from './buildFactsheet.ts';

export const READ = 'GET MobilityFactsheets/4';
const SAVE = 'POST MobilityFactsheets';
export const SAVED_VERSION = '2026-03-04T10:00:00.000Z';
const DEPARTMENTS = [
  { id: 5, name: 'School of Law', nameGR: 'Νομική Σχολή', ounitId: null, domain: 'law' },
  { id: 6, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής', ounitId: null, domain: 'physics' },
];

/** Opens the wizard of factsheet 4; `answers` are those of its saves, in order, after which each is taken as it is sent. */
export function openWizard(
  routes: FakeApiRoutes = {},
  { answers = [], language = 'en' }: { answers?: FakeApiReply[]; language?: Language } = {},
) {
  const calls = fakeApi({
    [READ]: () => ({ body: buildFactsheet() }),
    'GET MobilityDepartments': () => ({ body: { value: DEPARTMENTS, total: 2 } }),
    [SAVE]: ({ body }) =>
      answers.shift() ?? {
        body: buildFactsheet({ ...(body as object), dateModified: SAVED_VERSION, ...PARTS }),
      },
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role="IRO">
      <EditFactsheet id="4" />
    </SignedIn>,
    {
      address: '/factsheets/edit/4',
      language,
      messages:
        language === 'gr'
          ? { 'mfe-factsheets': el, 'shared-record': recordEl }
          : { 'mfe-factsheets': en, 'shared-record': recordEn },
    },
  );
  return { ...view, saves: () => calls.filter(({ route }) => route === SAVE).map(({ body }) => body) };
}

/** What a save sends without ids, as the server gives it back. */
const {
  institution,
  institutionalCoordinatorContact,
  additionalRequirements,
  accessibilities,
  additionalInfos,
} = buildFactsheet();
const PARTS = {
  institution,
  institutionalCoordinatorContact,
  additionalRequirements,
  accessibilities,
  additionalInfos,
};
