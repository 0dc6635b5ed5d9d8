import { MODEL } from '../../sets/model.ts';
import { sql } from 'kysely';
import { factsheetMembers } from 'shared-contracts/factsheets/entities/factsheetMembers.ts';
import { conflict } from '../../../platform/problems/refusals.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import {
  type AskedFactsheet,
  networkGaps,
  isRequiredGap,
} from 'shared-contracts/factsheets/networkFactsheet.ts';
import { changeAlso, type SaveContext } from '../../../records/save/saveContext.ts';
import { requireDeletable } from './factsheetDeletion.ts';
import { toFactsheetForm } from './factsheetForms.ts';
import { isLeftEmpty } from './factsheetOpenMembers.ts';
import { memberErrors } from '../memberErrors.ts';
import { saveNestedOfFactsheet } from './factsheetNested.ts';
import type { SetRules } from '../../../records/save/setRules.ts';

/**
 * An institution has exactly one active factsheet: activating one deactivates the other in the same transaction, and the only
 * active one cannot be switched off. Source: docs/decisions/0002-reading-the-specification.md.
 */
export const factsheetRules: SetRules<'MobilityFactsheets'> = {
  saveNested: saveNestedOfFactsheet,
  checkDelete: requireDeletable,
  apply: async ({ before, after, posted, changed }, context) => {
    for (const member of changed) Reflect.set(after, member, toFactsheetForm(member, after[member]));
    const errors = memberErrors(factsheetMembers, after, changed).filter(
      (error) => !isLeftEmpty(error, { before, after, posted }),
    );
    if (before !== null && before.institution !== after.institution)
      errors.push({ field: 'institution', code: 'read-only' });
    if (before !== null && after.isActive)
      errors.push(
        ...lackingWhileActive(before, after).filter(
          ({ field }) => !errors.some((one) => one.field === field),
        ),
      );
    if (errors.length > 0 || after.institution === null) return errors;
    // Whoever edits a factsheet in its place waits for nobody who activates another.
    if (before !== null && before.isActive === after.isActive) return [];
    if (before?.isActive === true) throw lastActiveConflict();
    const active = await activeFactsheet(after.institution, context);
    if (before === null && active === undefined) after.isActive = true;
    if (after.isActive && active !== undefined && active !== before?.id) {
      await changeAlso(context, MODEL.MobilityFactsheets, active, () => ({ isActive: false }));
    }
    return [];
  },
};

/** Names what an activation lacks, and what a save takes from the active one. What was missing of it before is no fault of a save. */
function lackingWhileActive(
  before: AskedFactsheet & { readonly isActive: boolean },
  after: AskedFactsheet,
): readonly FieldError[] {
  const known = new Set<string>(before.isActive ? networkGaps(before) : []);
  return networkGaps(after)
    .filter((gap) => isRequiredGap(gap) && !known.has(gap) && !known.has(gap.split('/')[0] ?? ''))
    .map((field) => ({ field, code: 'required' }));
}

/** The lock lets one activation of an institution happen after the other. */
async function activeFactsheet(institution: number, { database }: SaveContext): Promise<number | undefined> {
  await sql`select id from institutions where id = ${institution} for no key update`.execute(database);
  const { rows } = await sql<{
    id: number;
  }>`select id from factsheets where institution_id = ${institution} and is_active`.execute(database);
  return rows[0]?.id;
}

function lastActiveConflict() {
  return conflict(
    {
      en: 'This is the active factsheet. Activate another one in its place.',
      el: 'Αυτό είναι το ενεργό ενημερωτικό δελτίο. Ενεργοποιήστε ένα άλλο στη θέση του.',
    },
    { field: 'isActive', code: 'last-active' },
  );
}
