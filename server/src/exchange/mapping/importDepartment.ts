import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { addRecord, type ChangeContext, findDepartment } from '../../data/records.ts';

/**
 * Finds a department by the unit that a partner's copy names, or makes one; its name is the unit's id until somebody gives it a better one.
 *
 * - result: undefined for a unit of ours that we do not know, as partners do not make departments here
 */
export async function importDepartment(
  context: ChangeContext,
  institutionId: number,
  unit: { readonly ounitId: string | null; readonly name: string },
): Promise<number | undefined> {
  const found = await findDepartment(context.database, { institution: institutionId, ...unit });
  if (found !== undefined || institutionId === LOCAL_INSTITUTION_ID) return found;
  const id = await addRecord(context, 'MobilityDepartments', {
    ...unit,
    nameGR: null,
    ounitCode: null,
    domain: null,
    url: null,
    isSample: false,
    institution: institutionId,
  });
  return Number(id);
}
