import { sql } from 'kysely';
import type { Field, Link } from '../../model/definition.ts';
import { badQuery, quote } from '../../../platform/query/badQuery.ts';
import type { Expanded } from '../../query/expandOption.ts';
import type { Path } from '../../query/filterTree.ts';
import type { Selected } from '../../query/selectOption.ts';
import { isOpen, openMember, type OpenMember } from '../compile/environment.ts';
import { follow } from '../compile/hops.ts';
import { linkedJson } from './linkedJson.ts';
import { findMember, isCollection, targetOf } from '../compile/members.ts';
import { refuseContent } from '../compile/refuseContent.ts';
import type { Row } from '../../sql/row.ts';
import { LINKED_SHAPE, shapeOfLevel, type Shape } from './shape.ts';
import { commaList, fromWhere } from '../../sql/sqlList.ts';
import type { Statement } from '../compile/statement.ts';
import type { Sql } from '../../sql/sql.ts';
import { derivedValue, guarded } from '../compile/values.ts';
import { wireValue } from '../../model/wireValue.ts';

/** One member of a JSON object. */
export type Entry = { readonly key: string; readonly sql: Sql };

/** What a record shall show: the selected members or else its shape, with the expanded links in place of what these have. */
export type Showing = {
  readonly shape: Shape;
  readonly select?: readonly Selected[] | undefined;
  readonly expand: readonly Expanded[];
  /** Contents of files are among the members of the shape. */
  readonly hasContents?: boolean;
};

const LEFT_OUT_OF_BRIEF = new Set(['dateTime', 'html', 'json']);

function entriesOf(
  statement: Statement,
  row: Row,
  { shape, select, expand, hasContents = false }: Showing,
): readonly Entry[] {
  const entries = new Map<string, Sql>();
  const isExpanded = new Set(expand.map(({ link }) => link));
  if (select) {
    for (const { path, key, aggregate } of select) {
      if (aggregate) throw badQuery('$select', NEEDS_GROUPS);
      const isShownBelow = path.length === 1 && key === path[0] && isExpanded.has(key);
      if (isShownBelow) continue;
      if (key !== path[0]) refuseRenamedContent(row, path);
      entries.set(key, pathJson(statement, row, path, shape));
    }
  } else {
    for (const name of shownMembers(statement, row, shape, hasContents)) {
      if (!isExpanded.has(name)) entries.set(name, memberJson(statement, row, name, shape, '$select'));
    }
  }
  for (const expanded of expand) entries.set(expanded.link, expandedJson(statement, row, expanded));
  return [...entries].map(([key, value]) => ({ key, sql: value }));
}

/** Writes the members of a record's JSON for a SELECT list. Throws a `Problem`: 400 for unknown members, 403 for closed ones. */
export function membersOf(statement: Statement, row: Row, showing: Showing): Sql {
  return selectList(entriesOf(statement, row, showing));
}

/** Writes entries for a SELECT list. */
export function selectList(entries: readonly Entry[]): Sql {
  return commaList(entries.map((entry) => sql`${entry.sql} as ${sql.id(entry.key)}`));
}

function shownMembers(statement: Statement, row: Row, shape: Shape, hasContents: boolean): readonly string[] {
  const { fields, links, heavyMembers = [] } = row.definition;
  const scalars = Object.entries(fields)
    .filter(
      ([name, field]) =>
        (!heavyMembers.includes(name) || (hasContents && field.type === 'content')) &&
        !(shape.isBrief && LEFT_OUT_OF_BRIEF.has(field.type)),
    )
    .map(([name]) => name);
  const followed = Object.entries(links)
    .filter(([, link]) => isFollowed(link, shape))
    .map(([name]) => name);
  return ['id', ...scalars, ...followed].filter((name) => isOpen(statement, row, name));
}

function isFollowed(link: Link, shape: Shape): boolean {
  if (link.kind === 'toOne') return true;
  return link.kind === 'linkedMany' ? shape.linked !== undefined : shape.hasOwned;
}

/** Whoever answers finds contents under their own names. */
function refuseRenamedContent(row: Row, [name = '']: Path): void {
  const member = findMember(row.definition, name);
  if (member?.kind === 'field' && member.field.type === 'content')
    throw refuseContent(row.definition, name, '$select');
}

function pathJson(statement: Statement, row: Row, [name = '', ...rest]: Path, shape: Shape): Sql {
  if (rest.length === 0) return memberJson(statement, row, name, shape, '$select');
  const { member, guard } = openMember(statement, row, name, '$select');
  if (member.kind !== 'link' || isCollection(member.link)) throw notAPath(name);
  const hop = follow(statement, row, member.link);
  const value = pathJson(statement, hop.target, rest, LINKED_SHAPE);
  const { from, where } = hop.parts();
  return sql`(select ${value} ${fromWhere(from, [...where, ...guard])})`;
}

function memberJson(statement: Statement, row: Row, name: string, shape: Shape, option: string): Sql {
  const { member, guard } = openMember(statement, row, name, option);
  if (member.kind === 'key') return row.key;
  if (member.kind === 'field') return guarded(fieldJson(row.column(member.column), member.field), guard);
  if (member.kind === 'derived') return guarded(derivedValue(statement, row, name), guard);
  const { link } = member;
  if (link.kind === 'toOne' && shape.toOne === 'reference')
    return guarded(referenceJson(statement, row, link), guard);
  const inner = link.kind === 'toOne' ? shape.toOne : link.kind === 'linkedMany' ? shape.linked : shape;
  const showing: Showing = {
    shape: inner === undefined || inner === 'reference' ? LINKED_SHAPE : inner,
    expand: [],
  };
  return guarded(
    linkedJson(statement, row, link, (target) => membersOf(statement, target, showing)),
    guard,
  );
}

function fieldJson(column: Sql, { type, isEmptyText }: Field): Sql {
  return isEmptyText ? sql`coalesce(to_json(${column}), '""'::json)` : wireValue(column, type);
}

function expandedJson(statement: Statement, row: Row, expanded: Expanded): Sql {
  const { member, guard }: OpenMember = openMember(statement, row, expanded.link, '$expand');
  if (member.kind !== 'link') throw notExpandable(expanded.link);
  const { select, expand, levels } = expanded;
  const showing: Showing = {
    shape: levels === undefined ? LINKED_SHAPE : shapeOfLevel(levels),
    select,
    expand,
  };
  const json = linkedJson(
    statement,
    row,
    member.link,
    (target) => membersOf(statement, target, showing),
    expanded,
  );
  return guarded(json, guard);
}

function referenceJson(statement: Statement, row: Row, link: Extract<Link, { kind: 'toOne' }>): Sql {
  if (statement.rightsOf(targetOf(link)).rows === 'all') {
    const key = row.column(link.column);
    return sql`case when ${key} is not null then json_build_object('id', ${key}) end`;
  }
  const hop = follow(statement, row, link);
  const { from, where } = hop.parts();
  return sql`(select json_build_object('id', ${hop.target.key}) ${fromWhere(from, where)})`;
}

function notAPath(name: string): Error {
  return badQuery('$select', {
    en: `'${quote(name)}' has no single value: name it in $expand, with $select in parentheses.`,
    el: `Το «${quote(name)}» δεν έχει μία τιμή: γράψτε το στο $expand, με το $select σε παρένθεση.`,
  });
}

function notExpandable(name: string): Error {
  return badQuery('$expand', {
    en: `'${quote(name)}' leads to no other record.`,
    el: `Το «${quote(name)}» δεν οδηγεί σε άλλη εγγραφή.`,
  });
}

const NEEDS_GROUPS = {
  en: 'Aggregates are for lists, not for what they expand.',
  el: 'Οι συναθροίσεις είναι για λίστες, όχι για ό,τι αναπτύσσουν.',
};
