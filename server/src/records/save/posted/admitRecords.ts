import { BODY_OF_RECORDS, type BodyBounds } from 'shared-contracts/call/bodyBounds.ts';
import type { FastifyRequest } from 'fastify';
import { type FindSet, requireCaller, requireSet } from '../../addressed.ts';
import { requireSomeGrant } from '../../grants/grants.ts';
import type { SetDefinition } from '../../model/definition.ts';

/** A file of 10,485,760 bytes makes 13,981,016 characters of base64; the rest is room for the members around it. */
const MAX_BODY_BYTES = 14_100_000;
/** Enough for 100 records that own no others. */
const MAX_BODY_BYTES_OF_FIELDS = 256_000;

/** Says how much the body of a save may hold, by what its set needs. Throws 401, 404 and 403 for who may not change the set at all. */
export function admitRecords(findSet: FindSet): (request: FastifyRequest) => BodyBounds {
  return (request) => {
    const caller = requireCaller(request);
    const definition = requireSet(findSet, setOf(request.params));
    requireSomeGrant(caller, definition);
    return { ...BODY_OF_RECORDS, bytes: bytesOf(definition) };
  };
}

function setOf(params: unknown): string {
  return typeof params === 'object' && params !== null && 'set' in params ? String(params.set) : '';
}

function bytesOf({ fields, links }: SetDefinition): number {
  if (Object.values(fields).some(({ type }) => type === 'content')) return MAX_BODY_BYTES;
  const ownsOthers = Object.values(links).some(({ kind }) => kind === 'ownedMany');
  return ownsOthers ? BODY_OF_RECORDS.bytes : MAX_BODY_BYTES_OF_FIELDS;
}
