import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import moduleEl from '../../../locales/el.json';
import moduleEn from '../../../locales/en.json';
import el from '../../../locales/factsheetView/el.json';
import en from '../../../locales/factsheetView/en.json';
import cellsEl from '../../../locales/factsheetCells/el.json';
import cellsEn from '../../../locales/factsheetCells/en.json';
import FactsheetViewPage from '../FactsheetViewPage.tsx';
import { buildSheet } from './buildSheet.ts';

type OpenOptions = {
  readonly sheet?: Partial<FactsheetView>;
  readonly role?: Role;
  readonly id?: string;
  readonly language?: Language;
  readonly routes?: FakeApiRoutes;
};

/** Opens the screen of a factsheet, which a server of the test gives. */
export function openFactsheet({
  sheet,
  role = 'Student',
  id = '12',
  language = 'en',
  routes,
}: OpenOptions = {}) {
  const calls = fakeApi({
    'GET MobilityFactsheets/12': () => ({ body: buildSheet(sheet) }),
    'POST MobilityFactsheets/12/look': () => ({ body: { lookedAt: null, changes: [], mark: 0 } }),
    'GET MobilityFactsheets/12/notes': () => ({ body: { tried: null, notes: [], hasMore: false } }),
    ...routes,
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <FactsheetViewPage />
    </SignedIn>,
    {
      address: `/factsheets/view/${id}`,
      route: '/factsheets/view/:factsheetId',
      language,
      messages:
        language === 'gr'
          ? { 'mfe-factsheets': { ...moduleEl, ...el, ...cellsEl }, 'shared-record': recordEl }
          : { 'mfe-factsheets': { ...moduleEn, ...en, ...cellsEn }, 'shared-record': recordEn },
    },
  );
  return { ...view, calls };
}
