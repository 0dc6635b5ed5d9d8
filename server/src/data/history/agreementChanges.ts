import { isDeepStrictEqual } from 'node:util';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { AgreementHistoryEntry } from 'shared-contracts/agreements/entities/agreementHistory.ts';
import { rowsOf } from '../rules/agreements/agreementRows.ts';
import { isObject } from '../../records/save/posted/body.ts';
import { childrenOf } from '../../records/save/stored/childRecords.ts';
import { pairChildren, type ChildPair } from '../../records/save/merge/pairChildren.ts';
import type { StoredRecord } from '../../records/save/stored/storedRecord.ts';
import {
  AGREEMENT_PARTS,
  AGREEMENT_VALUES,
  CONTACT_VALUES,
  type MemberTexts,
  ROW_VALUES,
  textOf,
} from './memberTexts.ts';
import { rowText } from './rowText.ts';
import { joined, type Telling } from './valueText.ts';

/** A contact that a save of the agreement changed. */
export type ChangedContact = { readonly before: StoredRecord; readonly after: StoredRecord };

type Change = AgreementHistoryEntry['changes'][number];

/**
 * Tells what differs between two states of an agreement, field by field, in words.
 *
 * - before: null for an agreement that was made then
 * - what people do not see (times, the approved copy) is left out
 */
export function agreementChanges(
  before: StoredRecord | null,
  after: StoredRecord,
  contacts: readonly ChangedContact[],
  telling: Telling,
): readonly Change[] {
  return [
    ...valueChanges(AGREEMENT_VALUES, { before, after }, '', telling),
    ...[...AGREEMENT_PARTS.keys()].flatMap((member) => partChanges(member, before, after, telling)),
    ...contacts.map((contact) => contactChange(contact, telling)),
    ...MOBILITY_LISTS.flatMap((list) =>
      pairChildren(rowsOf(list), childrenOf(before, list), childrenOf(after, list)).flatMap((pair) =>
        rowChanges(list, pair, telling),
      ),
    ),
  ];
}

type States = { readonly before: StoredRecord | null; readonly after: StoredRecord };

function valueChanges(
  texts: MemberTexts,
  { before, after }: States,
  prefix: string,
  telling: Telling,
): Change[] {
  return [...texts.keys()].flatMap((member) => {
    if (isDeepStrictEqual(before?.[member] ?? null, after[member] ?? null)) return [];
    const told = {
      before: textOf(texts, before, member, telling),
      after: textOf(texts, after, member, telling),
    };
    const isBeginning = before === null && (after[member] === false || after[member] === 0);
    return isBeginning || told.before === told.after ? [] : [{ field: prefix + member, ...told }];
  });
}

function partChanges(
  member: string,
  before: StoredRecord | null,
  after: StoredRecord,
  telling: Telling,
): Change[] {
  const tell = (part: unknown) => AGREEMENT_PARTS.get(member)?.(part, telling) ?? null;
  const former = partsOf(before, member);
  const present = partsOf(after, member);
  return [
    ...without(former, present).map((part) => ({ field: member, before: tell(part), after: null })),
    ...without(present, former).map((part) => ({ field: member, before: null, after: tell(part) })),
  ];
}

/** Linked records are ids; owned ones are compared without theirs. */
function partsOf(record: StoredRecord | null, member: string): readonly unknown[] {
  const parts = record?.[member];
  if (!Array.isArray(parts)) return [];
  return parts.map((part: unknown) => {
    if (!isObject(part)) return part;
    const { id: _id, ...rest } = part;
    return rest;
  });
}

function without(parts: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  return parts.filter((part) => !others.some((other) => isDeepStrictEqual(part, other)));
}

/** One change for each person, as a list of contacts shows no members. */
function contactChange({ before, after }: ChangedContact, telling: Telling): Change {
  const changes = valueChanges(CONTACT_VALUES, { before, after }, '', telling);
  const name = telling.nameOf('MobilityContacts', after.id);
  const tell = (side: 'before' | 'after') =>
    `${name}: ${
      joined(
        changes.map((change) => change[side] ?? '–'),
        ' · ',
      ) ?? ''
    }`;
  return { field: 'departmentalCoordinatorContacts', before: tell('before'), after: tell('after') };
}

function rowChanges(
  list: MobilityList,
  { index, before, after, isSame }: ChildPair,
  telling: Telling,
): Change[] {
  if (isSame) return [];
  const path = `${list}/${index}`;
  if (after !== null && before !== null)
    return valueChanges(ROW_VALUES[list], { before, after }, `${path}/`, telling);
  const tell = (row: StoredRecord | null) => (row === null ? null : rowText(list, row, telling));
  return [{ field: path, before: tell(before), after: tell(after) }];
}
