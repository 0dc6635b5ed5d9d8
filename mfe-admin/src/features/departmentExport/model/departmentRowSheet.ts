import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { partnersOf } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import type { DepartmentExportRow } from 'shared-contracts/agreements/entities/departmentExportRow.ts';
import type { DepartmentName } from 'shared-contracts/institutions/entities/departmentName.ts';
import { placeDirectionText } from 'shared-contracts/places/placeTerms.ts';
import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import type { Row } from 'shared-sheet/page';
import { actionText, coordinatorsOf, yearText } from './departmentSheet.ts';
import { type AnyRow, isBetween, subjectAreasOf } from './mobilitySums.ts';

export const DEPARTMENT_ROW_SHEET_TITLE = 'Γραμμές κινητικότητας';

/** Heads of the second sheet, in Greek as those of the first. */
export const DEPARTMENT_ROW_SHEET_HEADS = [
  'ID',
  'Συντονιστής συμφωνίας',
  'Ονομασία ιδρύματος',
  'Κωδικός Erasmus',
  'Χώρα',
  'Από',
  'Έως',
  'Τμήμα',
  'Δράση',
  'Κατεύθυνση',
  'Γνωστικό αντικείμενο',
  'Κύκλος σπουδών',
  'Γλώσσα',
  'Επίπεδο',
  'Άτομα',
  'Μήνες',
  'Ημέρες',
] as const;

/** Stands for what is not said, so that levels stay beside their languages. */
const NONE = '–';

/**
 * Gives the mobility rows of an agreement, one by one, for the second sheet of the file of a department: what the sums of the first cannot say.
 *
 * - several languages of a row stand in one cell with semicolons between, their levels in the same order
 */
export function toDepartmentMobilityRows(
  agreement: DepartmentExportRow,
  department: DepartmentName,
): readonly Row[] {
  const coordinators = coordinatorsOf(agreement, department.id);
  return partnersOf(agreement).flatMap((partner) =>
    MOBILITY_LISTS.flatMap((list) => {
      const rows: readonly AnyRow[] = agreement[list];
      return (['outgoing', 'incoming'] as const).flatMap((direction) => {
        const [from, to] =
          direction === 'outgoing' ? [LOCAL_INSTITUTION_ID, partner.id] : [partner.id, LOCAL_INSTITUTION_ID];
        return rows
          .filter((row) => isBetween(row, from, to))
          .map((row): Row => [
            agreement.id,
            coordinators,
            nameIn(partner, 'gr') || null,
            partner.erasmusCode ?? null,
            countryNameIn(partner.country, 'gr') || null,
            yearText(agreement.startYear),
            yearText(agreement.endYear),
            nameIn(department, 'gr'),
            actionText(list),
            placeDirectionText(direction, 'el'),
            subjectAreasOf([row]).join('; '),
            cyclesOf(row),
            listed(row.recommendedLanguageSkills, ({ language }) => nameIn(language, 'gr')),
            listed(row.recommendedLanguageSkills, ({ languageLevel }) => languageLevel ?? ''),
            row.mobilitiesPerYear ?? null,
            'totalMonthsPerYear' in row ? (row.totalMonthsPerYear ?? null) : null,
            'totalDaysPerYear' in row ? (row.totalDaysPerYear ?? null) : null,
          ]);
      });
    }),
  );
}

function cyclesOf(row: AnyRow): string | null {
  if (!('studyCycles' in row)) return null;
  const cycles = row.studyCycles.flatMap(({ studyCycle }) => studyCycle ?? []);
  return cycles.map((cycle) => studyCycleText(cycle, 'el')).join('; ') || null;
}

function listed<Item>(items: readonly Item[], textOf: (item: Item) => string): string | null {
  return items.map((item) => textOf(item) || NONE).join('; ') || null;
}
