import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { type BodyObject, ownMember } from './body.ts';
import { parseKey } from '../../model/key.ts';
import { parseMembers } from './parseMembers.ts';
import type { ParsedRecord } from './parsedMembers.ts';
import { parseState } from './saveState.ts';
import { namedVersion } from '../stored/version.ts';

/**
 * Reads one posted root record.
 *
 * - errors: receives every refused member, with its path from the body's root; `prefix` stands before each path
 *
 * Throws `bad-body` for a `$state` other than 1, 2 and 4, and for an id that no record can have.
 */
export function parseRecord(
  definition: SetDefinition,
  body: BodyObject,
  prefix: string,
  errors: FieldError[],
): ParsedRecord {
  const state = parseState(ownMember(body, '$state'));
  return {
    id: parseId(definition, ownMember(body, 'id')),
    state,
    version: namedVersion(ownMember(body, 'dateModified')),
    members: parseMembers(definition, state === 'delete' ? {} : body, prefix, errors),
  };
}

/** An id of null or '' means a new record: the documents' forms send either. */
function parseId(definition: SetDefinition, value: unknown): ParsedRecord['id'] {
  if (value === undefined || value === null || value === '') return undefined;
  const id = parseKey(definition, value);
  if (id !== undefined) return id;
  throw new Problem(
    'bad-body',
    { en: 'The id is not valid.', el: 'Το αναγνωριστικό δεν είναι έγκυρο.' },
    { field: 'id' },
  );
}
