import type { ItemStudentRow } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FactsheetEntry } from 'shared-contracts/factsheets/entities/factsheetItem.ts';

/** Letters of a line in a narrow column: what stands on a line of its own counts as many at least. */
const LINE = 25;

/** Letters of the cell that lists an entry's mail, phone and websites, each on lines of its own. */
export function lettersOfContact(entry: Partial<NonNullable<FactsheetEntry>> | null | undefined): number {
  return lettersOf([entry?.email, entry?.phone, ...(entry?.urls ?? []).map(({ value }) => value)]);
}

/** Letters of the cell that lists subject areas and their clarifications, each on lines of its own. */
export function lettersOfAreas(areas: ItemStudentRow['subjectAreasWithClarifications']): number {
  return lettersOf(areas.flatMap(({ subjectArea, clarification }) => [subjectArea.name, clarification]));
}

function lettersOf(lines: ReadonlyArray<string | null | undefined>): number {
  return lines.reduce((sum, line) => sum + (line ? Math.max(line.length, LINE) : 0), 0);
}
