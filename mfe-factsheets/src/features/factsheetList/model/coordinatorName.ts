import type { LocalFactsheetRow } from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';

/** Family name first, as the list has it; a dash where nobody is named. */
export function coordinatorName({
  familyName,
  givenName,
}: Pick<LocalFactsheetRow, 'familyName' | 'givenName'>): string {
  return [familyName, givenName].filter(Boolean).join(' ') || '–';
}
