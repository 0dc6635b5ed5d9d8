import type { ComponentType } from 'react';
import type { Language } from 'shared-contracts/text/language.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiReply, type FakeApiRoutes } from 'shared-client/testing';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../../locales/profile/el.json';
import en from '../../../locales/profile/en.json';

export const VERSION = '2026-10-06T09:30:00.000Z';

/** Builds the own contact record of a teacher as the server answers it. */
export function buildContact(members: object = {}) {
  return {
    id: 40,
    title: 'Professor',
    givenName: 'Thea',
    familyName: 'Teacher',
    email: 'thea@example.org',
    phone: '+302310123456',
    address: 'Campus',
    dateModified: VERSION,
    isPrivate: false,
    department: { id: 4, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' },
    ...members,
  };
}

const USER = {
  id: 7,
  name: 'teacher',
  enabled: true,
  email: 'account@example.org',
  givenName: 'Theodora',
  familyName: 'Teacher',
  givenNameGreek: 'Θεοδώρα',
  familyNameGreek: 'Δασκάλου',
};

type Options = {
  readonly role?: Role;
  readonly language?: Language;
  readonly user?: object;
  /** null for somebody who has no contact record. */
  readonly contact?: object | null;
  /** Answers of saves, in order; then every save is taken. */
  readonly answers?: FakeApiReply[];
  readonly routes?: FakeApiRoutes;
};

/** Opens a page of the profile over a server that knows one person. */
export function openProfile(Page: ComponentType, address: string, options: Options = {}) {
  const { role = 'Faculty', language = 'en', contact = buildContact(), answers = [] } = options;
  const calls = fakeApi({
    'GET Users/Me': () => ({ body: { ...USER, ...options.user } }),
    'GET MobilityContacts': () => ({
      body: { value: contact === null ? [] : [contact], total: contact === null ? 0 : 1 },
    }),
    'POST MobilityContacts': ({ body }) =>
      answers.shift() ?? { body: buildContact({ ...(body as object), dateModified: 'later' }) },
    ...options.routes,
  });
  const view = renderInPortal(
    <SignedIn role={role}>
      <Page />
    </SignedIn>,
    {
      address,
      language,
      messages:
        language === 'gr'
          ? { 'mfe-admin': el, 'shared-record': recordEl }
          : { 'mfe-admin': en, 'shared-record': recordEn },
    },
  );
  return {
    ...view,
    calls,
    saves: () => calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body),
  };
}
