import { MOBILITY_LISTS, type AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { STAFF_DAYS_PER_PERSON, STUDENT_MONTHS } from 'shared-contracts/agreements/entities/mobilityRow.ts';

const UPDATE = 2;

/** Makes a change that the rules of a row allow: one more month, or day, of the first mobility; one less where there can be no more. */
export function changedFirstRow(agreement: AgreementItem): object {
  const list = MOBILITY_LISTS.find((name) => agreement[name].length > 0);
  const row = list && agreement[list][0];
  if (row === undefined) return {};
  const change =
    'studyCycles' in row
      ? { totalMonthsPerYear: nextTo(row.totalMonthsPerYear, STUDENT_MONTHS.max) }
      : {
          totalDaysPerYear: nextTo(
            row.totalDaysPerYear,
            STAFF_DAYS_PER_PERSON.max * (row.mobilitiesPerYear ?? 1),
          ),
        };
  return { [list ?? '']: [{ $state: UPDATE, id: row.id, ...change }] };
}

function nextTo(amount: number | null | undefined, most: number): number {
  return (amount ?? 0) < most ? (amount ?? 0) + 1 : most - 1;
}
