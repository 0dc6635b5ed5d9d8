import type { Opening } from '../../grants/readRights.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { badQuery, quote } from '../../../platform/query/badQuery.ts';
import type { Path } from '../../query/filterTree.ts';
import { findMember, isCollection, targetOf, type Member } from './members.ts';
import { refuseContent } from './refuseContent.ts';
import type { Row } from '../../sql/row.ts';
import { openingRule } from './rowsRule.ts';
import type { Statement } from './statement.ts';
import type { Sql } from '../../sql/sql.ts';

/**
 * Where the paths of one query option begin.
 *
 * - bound: members of collections that conditions around have picked already, by the path that leads to them
 * - option: what a refusal puts the blame on
 */
export type Environment = {
  readonly statement: Statement;
  readonly root: Row;
  readonly bound: ReadonlyMap<string, Row>;
  readonly option: string;
};

/** Finds the row that the longest bound beginning of a path leads to, and what remains of the path from there. */
export function startOf(
  environment: Environment,
  path: Path,
): { readonly row: Row; readonly rest: Path; readonly taken: number } {
  for (let taken = path.length; taken > 0; taken -= 1) {
    const row = environment.bound.get(path.slice(0, taken).join('/'));
    if (row) return { row, rest: path.slice(taken), taken };
  }
  return { row: environment.root, rest: path, taken: 0 };
}

/** Finds the beginning of a path that ends with its first collection which is not bound yet. */
export function unboundCollection(environment: Environment, path: Path): Path | undefined {
  const { row, rest, taken } = startOf(environment, path);
  let definition = row.definition;
  for (const [index, name] of rest.entries()) {
    const member = findMember(definition, name);
    if (member?.kind !== 'link') return undefined;
    if (isCollection(member.link)) return path.slice(0, taken + index + 1);
    definition = targetOf(member.link);
  }
  return undefined;
}

/** A member that may be read, and the conditions under which its value shows; none means always. */
export type OpenMember = { readonly member: Member; readonly guard: readonly Sql[] };

/**
 * Looks up a member and the caller's right to it.
 *
 * Throws a `Problem`: 400 for an unknown member and for a file's content where it cannot be had, 403 for a member that no grant opens or that leads to
 * a closed set.
 */
export function openMember(statement: Statement, row: Row, name: string, option: string): OpenMember {
  const member = findMember(row.definition, name);
  if (member === undefined) {
    if (Object.hasOwn(row.definition.computed ?? {}, name)) throw badQuery(option, ofOneRecord(name));
    throw badQuery(option, {
      en: `${row.definition.name} has no member '${quote(name)}'.`,
      el: `Το ${row.definition.name} δεν έχει πεδίο «${quote(name)}».`,
    });
  }
  const opening = openingOf(statement, row, name);
  if (isClosed(opening)) throw notReadable(name);
  if (
    member.kind === 'field' &&
    member.field.type === 'content' &&
    (option !== '$select' || statement.contentsOf !== row)
  )
    throw refuseContent(row.definition, name, option);
  if (member.kind === 'link' && isClosed(statement.rightsOf(targetOf(member.link)).rows))
    throw notReadable(name);
  if (member.kind === 'derived' && statement.derive(row.definition, name) === undefined)
    throw badQuery(option, ofLists(name));
  return { member, guard: openingRule(statement, row, opening) };
}

function openingOf(statement: Statement, row: Row, name: string): Opening {
  return row.opened.includes(name) ? 'all' : statement.rightsOf(row.definition).opening(name);
}

function ofOneRecord(name: string) {
  return {
    en: `'${name}' is made for one record at a time: read the record itself.`,
    el: `Το «${name}» υπολογίζεται για μία εγγραφή κάθε φορά: διαβάστε την ίδια την εγγραφή.`,
  };
}

function ofLists(name: string) {
  return {
    en: `'${name}' is for lists: filter by it, or select it there.`,
    el: `Το «${name}» υπάρχει για λίστες: χρησιμοποιήστε το σε φίλτρο ή επιλέξτε το εκεί.`,
  };
}

/** Tells whether a member shows in the shape that nobody has asked for by name. */
export function isOpen(statement: Statement, row: Row, name: string): boolean {
  const member = findMember(row.definition, name);
  if (member === undefined || isClosed(openingOf(statement, row, name))) return false;
  return member.kind !== 'link' || !isClosed(statement.rightsOf(targetOf(member.link)).rows);
}

/** Throws a `Problem` (403) when the caller may read nothing of a set. */
export function assertReadable(statement: Statement, definition: SetDefinition): void {
  if (isClosed(statement.rightsOf(definition).rows)) throw notReadable(definition.name);
}

/** Makes the answer for a member or a set that the caller may not read (403). */
export function notReadable(member: string): Problem {
  return new Problem(
    'not-permitted',
    { en: `You may not read '${member}'.`, el: `Δεν έχετε δικαίωμα να δείτε το «${member}».` },
    { field: member },
  );
}

function isClosed(opening: 'all' | readonly unknown[]): boolean {
  return opening !== 'all' && opening.length === 0;
}
