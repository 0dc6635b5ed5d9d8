import type { Page } from '@playwright/test';
import { callApi } from './dataApi.ts';

export const URLS = [{ value: 'https://office.example.org', language: 'en' }];
/** How an office of the university is reached. */
export const ENTRY = { email: 'office@example.org', phone: '+302310000000', urls: URLS };
const DAYS = { autumnTerm: '--06-15', springTerm: '--11-30' };

/** Makes a complete local factsheet that no other test touches. */
export async function makeFactsheet(page: Page, change: object = {}): Promise<number> {
  const { id } = await callApi<{ readonly id: number }>(page, 'POST', '/MobilityFactsheets', {
    institution: { id: 1 },
    institutionalCoordinatorContact: {
      familyName: 'Markou',
      givenName: 'Eleni',
      email: 'e.markou@example.org',
      phone: '+302310123456',
    },
    deadlineIncomingsCalendar: DAYS,
    deadlineNominationsCalendar: DAYS,
    decisionResponseWeeksLimit: 4,
    transcriptOfRecordsWeeksLimit: 5,
    applicationIncomingsInformationEntry: ENTRY,
    housingInformationEntry: ENTRY,
    visaInformationEntry: ENTRY,
    insuranceInformationEntry: ENTRY,
    ...change,
  });
  return id;
}
