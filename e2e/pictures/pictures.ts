import type { Page } from '@playwright/test';
import type { Account } from '../support/session/accounts.ts';
import { findAgreement } from '../support/records/findAgreement.ts';

/**
 * A picture of the help.
 *
 * - name: as in `shell/src/about/help/pictures/pictures.ts`
 * - ready: what is there once the screen is whole
 */
export type Picture = {
  readonly name: string;
  readonly account: Account;
  readonly address: string | ((page: Page) => Promise<string>);
  readonly ready: string;
};

export const PICTURES: readonly Picture[] = [
  { name: 'overview', account: 'iro', address: '/overview', ready: 'main h2' },
  { name: 'agreements', account: 'iro', address: '/', ready: 'tbody tr' },
  {
    name: 'agreement',
    account: 'iro',
    address: async (page) => `/iia/view/${await findAgreement(page, 'ewpStatus eq 6 and terminated eq 0')}`,
    ready: 'main [role=tab]',
  },
  { name: 'places', account: 'iro', address: '/places', ready: 'tbody tr' },
  { name: 'settings', account: 'iro', address: '/application/settings', ready: 'main [role=tabpanel] input' },
  { name: 'destinations', account: 'student', address: '/destinations', ready: 'tbody tr' },
  { name: 'applications', account: 'student', address: '/application/outgoing/list', ready: 'main h2' },
  {
    name: 'application',
    account: 'student2',
    address: '/application/outgoing/student/new',
    ready: 'main input',
  },
];
