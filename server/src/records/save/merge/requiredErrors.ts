import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import type { Field, Link, SetDefinition } from '../../model/definition.ts';
import { childrenOf } from '../stored/childRecords.ts';
import type { StoredRecord } from '../stored/storedRecord.ts';

/** Names the required members that are empty in a record and in its children; those that the server sets are its own business. */
export function requiredErrors(
  definition: SetDefinition,
  record: StoredRecord,
  prefix: string,
): FieldError[] {
  const isRequired = (rule: Field | Link) =>
    isRequiredAt(rule, 'posted') && !('isServerSet' in rule && rule.isServerSet);
  return emptyErrors(definition, record, prefix, isRequired);
}

/** Names the members that a save clears though they always have a value: a new record begins with their default. */
export function clearedErrors(definition: SetDefinition, record: StoredRecord, prefix: string): FieldError[] {
  return emptyErrors(definition, record, prefix, (rule) => 'default' in rule);
}

function emptyErrors(
  definition: SetDefinition,
  record: StoredRecord,
  prefix: string,
  isMandatory: (rule: Field | Link) => boolean,
): FieldError[] {
  const missing = [...Object.entries(definition.fields), ...Object.entries(definition.links)].filter(
    ([member, rule]) => isMandatory(rule) && (record[member] ?? null) === null,
  );
  const children = Object.entries(definition.links).flatMap(([member, link]) => {
    if (link.kind !== 'ownedMany' && link.kind !== 'ownedOne') return [];
    return childrenOf(record, member).flatMap((child, index) =>
      emptyErrors(
        link.target,
        child,
        link.kind === 'ownedOne' ? `${prefix}${member}/` : `${prefix}${member}/${index}/`,
        isMandatory,
      ),
    );
  });
  return [
    ...missing.map(([member]) => ({ field: prefix + member, code: refusedAs('required') })),
    ...children,
  ];
}
