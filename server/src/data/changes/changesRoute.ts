import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { MOST_FOLLOWED } from 'shared-contracts/portal/changeCalls.ts';
import type { Database } from '../../database/database.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import { isKnownToReader } from '../../platform/answers/conditionalRead.ts';
import { badQuery } from '../../platform/query/badQuery.ts';
import { notFound } from '../../platform/problems/refusals.ts';
import { parseKey } from '../../records/model/key.ts';
import { requireSet } from '../../records/addressed.ts';
import { findSet } from '../sets/model.ts';
import { ChangeReader, type FollowedRecord } from '../../records/changes/changeReader.ts';

/** Registers what open screens ask: whether what they show is still so. */
export function registerChangesRoute(
  app: FastifyInstance,
  { database }: { readonly database: Database },
): void {
  const changes = new ChangeReader(database);
  registerCall(app, CALLS.readChanges, async ({ query, caller, request, reply }) => {
    const sets = namesIn(query.sets, 'sets').map(setOf);
    const records = namesIn(query.records, 'records').map(parseRecord);
    const body = await changes.read(caller, sets, records);
    const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
    // Each person has answers of their own.
    void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization' });
    return isKnownToReader(request, etag) ? reply.code(304).send() : body;
  });
}

function setOf(name: string) {
  return requireSet(findSet, name);
}

function namesIn(text: string | undefined, option: string): readonly string[] {
  const names = [...new Set((text ?? '').split(',').filter((name) => name !== ''))];
  if (names.length <= MOST_FOLLOWED) return names;
  throw badQuery(option, {
    en: `At most ${MOST_FOLLOWED} can be asked for at once.`,
    el: `Μπορείτε να ζητήσετε έως ${MOST_FOLLOWED} κάθε φορά.`,
  });
}

function parseRecord(name: string): FollowedRecord {
  const [set = '', id = '', ...rest] = name.split('/');
  const definition = setOf(set);
  const key = rest.length === 0 ? parseKey(definition, id) : undefined;
  if (key === undefined) throw notFound({ set: definition.name, id });
  return { name, definition, id: key };
}
