import { sql } from 'kysely';
import { changeRecord, type ChangeContext, findDepartment, lockRecords } from '../../data/records.ts';
import { importDepartment } from '../../exchange/mapping/importDepartment.ts';
import type { EarlierDepartment } from '../earlierAgreement.ts';
import { NotTaken } from '../reasons.ts';
import type { TrialMemory } from '../trialMemory.ts';

type Place = {
  readonly institution: number;
  readonly isLocal: boolean;
  readonly field: string;
  readonly memory: TrialMemory;
};

/**
 * Finds the department that a part of an agreement names; null where it names none.
 *
 * - one of a partner that the portal does not have is made
 * - one of ours must be there; an id of the network that the portal has made for it, and so told nobody, gives way to the one that partners know
 *
 * Throws `NotTaken` for one of ours that is not there, or that partners are told another id of.
 */
export async function findUnit(
  context: ChangeContext,
  department: EarlierDepartment,
  { institution, isLocal, field, memory }: Place,
): Promise<number | null> {
  const name = department?.name ?? department?.ounitId;
  if (department == null || name == null) return null;
  const ounitId = department.ounitId ?? null;
  if (!isLocal) return (await importDepartment(context, institution, { ounitId, name })) ?? null;
  const known = await findDepartment(context.database, { institution, ounitId, name });
  if (known !== undefined) return known;
  const named = await findDepartment(context.database, {
    institution,
    ounitId: null,
    name,
    isAnySpelling: true,
  });
  if (named === undefined) {
    const value = [...new Set([name, ounitId])].filter((part) => part !== null).join(', ');
    throw new NotTaken([{ code: 'unknown-department', field, value }]);
  }
  if (ounitId !== null) await takeUnitId(context, named, { ounitId, field, memory });
  return named;
}

async function takeUnitId(
  context: ChangeContext,
  id: number,
  { ounitId, field, memory }: Pick<Place, 'field' | 'memory'> & { readonly ounitId: string },
): Promise<void> {
  const text = (earlier: string) => `${earlier} ≠ ${ounitId}`;
  memory.claim(`unit ${id}`, ounitId, { code: 'other-unit-id', field, text });
  const { rows } = await sql<{ ounitId: string | null; isGenerated: boolean }>`
    select ounit_id as "ounitId", has_generated_ounit_id as "isGenerated" from departments where id = ${id}`.execute(
    context.database,
  );
  if (rows[0]?.isGenerated !== true) {
    const value = text(rows[0]?.ounitId ?? '–');
    throw new NotTaken([{ code: 'other-unit-id', field, value }]);
  }
  const before = (await lockRecords(context, 'MobilityDepartments', [id])).get(id);
  if (before !== undefined)
    await changeRecord(context, 'MobilityDepartments', before, { ...before, ounitId });
}
