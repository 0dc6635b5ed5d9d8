import { sql } from 'kysely';
import type { Condition, Operand } from '../../records/query/filterTree.ts';
import type { Meant } from '../../records/model/defineSet.ts';

/**
 * Keeps rows that name a copy to those of the agreement that a filter means; none when it means no single one.
 *
 * The documents ask for an agreement's rows by its own id or any of its partner's, and every university counts for itself: the same ids are
 * those of other agreements' copies as well. Meant is the agreement that is listed with all ids that its partner gave; of several the one that has
 * such, then the one that is listed first.
 *
 * - copyId: member with the id of a copy of an agreement, as one university counts it
 *
 * Source: specification document 1, section 7.1.
 */
export function meantAgreement(copyId: string): Meant {
  return (statement, row, filter) => {
    const ids = filter === undefined ? [] : listedIds(filter, copyId);
    const own = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
    if (own.length === 0) return [];
    statement.touched.add('MobilityAgreements');
    const belongsTo = row.column('agreement_id');
    return [
      sql`${belongsTo} is not distinct from coalesce((
      select agreements.id from agreements cross join lateral (
        select count(*) as known, count(*) filter (where iia_id <> all(${ids}::text[])) as unlisted
        from partner_agreement_identifications where agreement_id = agreements.id and iia_id <> ''
      ) given
      where agreements.id = any(${own}::integer[]) and unlisted = 0
      order by known = 0, array_position(${own}::integer[], agreements.id) limit 1
    ), ${belongsTo})`,
    ];
  };
}

/** Ids that a filter lists for a member, by `eq`, `or` and `in` alone; it may ask for more behind `and`. */
function listedIds(condition: Condition, member: string): readonly string[] {
  switch (condition.kind) {
    case 'and':
      return condition.terms.map((term) => listedIds(term, member)).find((ids) => ids.length > 0) ?? [];
    case 'or': {
      const lists = condition.terms.map((term) => listedIds(term, member));
      return lists.every((ids) => ids.length > 0) ? lists.flat() : [];
    }
    case 'in':
      return isMember(condition.operand, member) ? condition.values.map(({ text }) => text) : [];
    case 'compare': {
      const { operator, left, right } = condition;
      if (operator !== 'eq') return [];
      if (isMember(left, member) && right.kind === 'literal') return [right.text];
      return isMember(right, member) && left.kind === 'literal' ? [left.text] : [];
    }
    default:
      return [];
  }
}

function isMember(operand: Operand, member: string): boolean {
  return operand.kind === 'path' && operand.path.join('/') === member;
}
