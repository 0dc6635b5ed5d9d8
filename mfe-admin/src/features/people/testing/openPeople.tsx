import type { Person, PersonRow } from 'shared-contracts/people/people.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import type { ComponentType } from 'react';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import startEl from '../../../locales/el.json';
import startEn from '../../../locales/en.json';
import statusEl from '../../../locales/ewpStatus/el.json';
import statusEn from '../../../locales/ewpStatus/en.json';
import el from '../../../locales/people/el.json';
import en from '../../../locales/people/en.json';

const DEPARTMENT = { id: 5, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' };
const SAID = {
  title: 'Professor',
  givenName: 'Maria',
  familyName: 'Papadopoulou',
  email: 'maria@example.org',
  phone: '+302310123456',
  address: 'Campus 1',
  url: null,
  department: DEPARTMENT,
};

export const ROW: PersonRow = {
  id: 7,
  ...SAID,
  agreements: { current: 40, all: 47 },
  factsheets: 1,
  coordinators: 0,
  applications: 3,
  twins: 1,
  leftAt: null,
};

const agreement = (id: number, partner: string, change: Partial<Person['agreements'][number]> = {}) => ({
  id,
  partner: { name: partner, nameGR: null },
  startYear: 2025,
  endYear: 2028,
  status: 3,
  ewpStatus: 7,
  terminated: 0,
  isTold: true,
  ...change,
});

export const PERSON: Person = {
  id: 7,
  version: 'v1',
  wordings: [
    { id: 7, ...SAID, agreements: 45 },
    { id: 19, ...SAID, phone: '+302310999999', agreements: 2 },
  ],
  hasAccount: true,
  leftAt: null,
  counts: { agreements: 47, current: 40, approved: 31, told: 39 },
  agreements: [
    agreement(101, 'University of Graz'),
    agreement(102, 'University of Graz'),
    agreement(103, 'Roskilde University', { endYear: 2026, ewpStatus: 1, isTold: false }),
  ],
  factsheets: [{ id: 1, isActive: true }],
  coordinators: [{ id: 4, purpose: 'Incoming', department: DEPARTMENT }],
  applications: 3,
  twins: [
    {
      id: 30,
      title: null,
      givenName: 'Μαρία',
      familyName: 'Παπαδοπούλου',
      email: 'mp@example.org',
      department: null,
      agreements: 2,
      version: 'w1',
      reasons: ['name'],
    },
  ],
};

const SERVER: FakeApiRoutes = {
  'GET /exchange/people': () => ({ body: { value: [ROW], total: 1 } }),
  'GET /exchange/refused-sign-ins': () => ({ body: { value: [] } }),
  'GET /exchange/people/7': () => ({ body: PERSON }),
  'GET MobilityDepartments': () => ({
    body: {
      value: [
        { ...DEPARTMENT, ounitId: null, domain: null },
        { id: 6, name: 'School of Law', nameGR: null, ounitId: null, domain: null },
      ],
      total: 2,
    },
  }),
};

/** What a change of a person answers. */
export const CHANGED = { id: 7, agreements: 47, approved: 31, told: 39, coordinators: 1 };

/** Opens a page of people as the office does. */
export function openPeople(
  Page: ComponentType,
  {
    address = '/people/7',
    route = '/people/:personId',
    language = 'en',
    routes = {},
  }: {
    readonly address?: string;
    readonly route?: string;
    readonly language?: Language;
    readonly routes?: FakeApiRoutes;
  } = {},
) {
  const calls = fakeApi({ ...SERVER, ...routes });
  const messages =
    language === 'gr' ? { ...startEl, ...statusEl, ...el } : { ...startEn, ...statusEn, ...en };
  const view = renderInPortal(
    <SignedIn role="IRO">
      <Page />
    </SignedIn>,
    { address, route, language, messages: { 'mfe-admin': messages } },
  );
  return { ...view, calls };
}
