import { isDeepStrictEqual } from 'node:util';
import type { MemberChange } from 'shared-contracts/members/memberChange.ts';
import type { Link } from '../../records/model/definition.ts';
import { childrenOf } from '../../records/save/stored/childRecords.ts';
import { pairChildren } from '../../records/save/merge/pairChildren.ts';
import type { StoredRecord } from '../../records/save/stored/storedRecord.ts';
import { MODEL } from '../sets/model.ts';
import { textOfPart, textsOf } from './typeTexts.ts';
import { named, type Telling, type ValueText } from './valueText.ts';

type Values = readonly (readonly [string, ValueText])[];
type States = { readonly before: StoredRecord | null; readonly after: StoredRecord | null };

const APPLICATION = MODEL.ApplicationStudentStudiesForms;
const OWNED = Object.entries(APPLICATION.links).filter(
  (entry): entry is [string, Link & { readonly kind: 'ownedOne' | 'ownedMany' }] =>
    entry[1].kind === 'ownedOne' || entry[1].kind === 'ownedMany',
);
const OWN_VALUES: Values = [
  ...textsOf(APPLICATION).filter(([member]) => !OWNED.some(([owned]) => owned === member)),
  // The server sets it, and people want to know.
  ['officer', named('Users')],
];

/** Tells what differs between two states of an application, member by member and row by row; codes of closed lists as they are stored. */
export function applicationChanges(states: States, telling: Telling): readonly MemberChange[] {
  return [
    ...valueChanges(OWN_VALUES, states, '', telling),
    ...OWNED.flatMap(([member, link]) => partChanges(member, link, states, telling)),
  ];
}

function partChanges(
  member: string,
  link: Link & { readonly kind: 'ownedOne' | 'ownedMany' },
  { before, after }: States,
  telling: Telling,
): readonly MemberChange[] {
  const values = textsOf(link.target);
  const isOne = link.kind === 'ownedOne' || link.maxItems === 1;
  const [former, present] = [childrenOf(before, member), childrenOf(after, member)];
  if (isOne)
    return valueChanges(
      values,
      { before: former[0] ?? null, after: present[0] ?? null },
      `${member}/`,
      telling,
    );
  const tell = (row: StoredRecord | null) => row && textOfPart(link)(row, telling);
  return pairChildren(link.target, former, present).flatMap((pair) => {
    if (pair.isSame) return [];
    const path = `${member}/${pair.index}`;
    return pair.before !== null && pair.after !== null
      ? valueChanges(values, pair, `${path}/`, telling)
      : [{ field: path, before: tell(pair.before), after: tell(pair.after) }];
  });
}

function valueChanges(
  values: Values,
  { before, after }: States,
  prefix: string,
  telling: Telling,
): MemberChange[] {
  return values.flatMap(([member, text]) => {
    const [former, present] = [before?.[member] ?? null, after?.[member] ?? null];
    if (isDeepStrictEqual(former, present)) return [];
    const tell = (value: unknown) => (value === null ? null : text(value, telling));
    const change = { field: prefix + member, before: tell(former), after: tell(present) };
    return change.before === change.after ? [] : [change];
  });
}
