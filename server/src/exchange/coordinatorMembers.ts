import { sql } from 'kysely';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Caller } from 'shared-contracts/rights/grants.ts';
import type { AgreementRow } from './turn/factsSql.ts';

/** Whether an agreement names the caller, in whatever wording of their contact record. */
export function namesCaller(row: AgreementRow, caller: Caller | null) {
  return sql<boolean>`(${row.key} in (
    select agreement_id from agreement_contacts join contacts named on named.id = contact_id
    where named.person_id in (select person_id from contacts own where own.uid = ${caller?.id ?? null})))`;
}

/** Whether an agreement names somebody of the caller's department, which their contact records tell. */
export function namesDepartmentOfCaller(row: AgreementRow, caller: Caller | null) {
  return sql<boolean>`(${row.key} in (
    select agreement_id from agreement_contacts join contacts named on named.id = contact_id
    where named.department_id in (select department_id from contacts own where own.uid = ${caller?.id ?? null})))`;
}

/** Whether an agreement is the draft that a coordinator proposed, and nobody has submitted it yet. */
export function isProposed(row: AgreementRow) {
  return sql<boolean>`(${row.column('status_id')} = ${sql.lit(AGREEMENT_STATUS.Draft)}
    and ${row.key} in (select agreement_id from agreement_notes where kind = 'proposal'))`;
}
