import { sql } from 'kysely';
import { badQueryAt } from '../../../platform/query/badQuery.ts';
import type { Condition } from '../../query/filterTree.ts';
import { someMember } from './collections.ts';
import type { Environment } from '../compile/environment.ts';
import { collectionOf, conditionPaths, isWhollyIn, touches } from './filterPaths.ts';
import { allOf, anyOf } from '../../sql/sqlList.ts';
import type { Sql } from '../../sql/sql.ts';
import { siblingsSql } from './siblings.ts';
import { testSql } from './testSql.ts';

/**
 * Compiles a filter to one SQL condition.
 *
 * Conditions on one collection that are joined by `and` hold for the same member of it; one under `not` stands for itself, so
 * that `not` always gives the complement. Throws a `Problem`: 400 for what does not fit the model, 403 for closed members.
 */
export function filterSql(environment: Environment, condition: Condition): Sql {
  switch (condition.kind) {
    case 'and':
      return conjunction(environment, condition.terms);
    case 'or':
      return (
        siblingsSql(environment, condition.terms, filterSql) ??
        anyOf(condition.terms.map((term) => filterSql(environment, term)))
      );
    case 'not':
      return sql`(${filterSql(environment, condition.term)}) is not true`;
    default: {
      const [collection] = conditionPaths(condition).flatMap((path) => collectionOf(environment, path) ?? []);
      if (collection !== undefined) {
        return someMember(environment, collection, (inner) => filterSql(inner, condition));
      }
      if (conditionPaths(condition).length === 0)
        throw badQueryAt(environment.option, condition.at, NO_MEMBER);
      return testSql(environment, condition);
    }
  }
}

/** Takes out what concerns one collection, if anything is about it alone, and goes on with the rest. */
function conjunction(environment: Environment, terms: readonly Condition[]): Sql {
  const flat = terms.flatMap((term) => (term.kind === 'and' ? term.terms : [term]));
  const collection = flat
    .flatMap(conditionPaths)
    .map((path) => collectionOf(environment, path))
    .find((name) => name !== undefined && flat.some((term) => isWhollyIn(environment, term, name)));
  if (collection === undefined) return allOf(flat.map((term) => filterSql(environment, term)));
  const inside = flat.filter((term) => touches(environment, term, collection));
  const outside = flat.filter((term) => !touches(environment, term, collection));
  const member = someMember(environment, collection, (inner) => conjunction(inner, inside));
  return outside.length === 0 ? member : allOf([conjunction(environment, outside), member]);
}

const NO_MEMBER = { en: 'a comparison needs a member.', el: 'μια σύγκριση χρειάζεται ένα πεδίο.' };
