import type { ApplicationSettingsItem } from 'shared-contracts/applications/entities/applicationSettings.ts';

/** Builds the office's settings for a test: long-term applications for 2026, open from 1 September to 31 December. */
export function buildSettings(members: Partial<ApplicationSettingsItem> = {}): ApplicationSettingsItem {
  return {
    id: 1,
    applicationType: 'long-term-studies',
    applicationCounter: 17,
    applicationStart: '2026-08-31T21:00:00.000Z',
    applicationStop: '2026-12-31T22:00:00.000Z',
    academicYear: 2026,
    confirmsByMail: true,
    dateModified: '2026-10-06T09:30:00.000Z',
    ...members,
  };
}
