import type { FastifyRequest } from 'fastify';
import type { Permission } from 'shared-contracts/permissions.ts';
import { MODEL } from '../../data/model/model.ts';
import { parseKey } from '../../data/read/item/readItem.ts';
import { notPermitted } from '../../platform/refusals.ts';
import type { SignedInCaller } from '../../platform/caller.ts';
import { Problem } from '../../platform/problem.ts';
import { NOT_FOUND_TEXT, SIGN_IN_TEXT } from '../../platform/problemTexts.ts';

/** Gives the caller. Throws a `Problem` 401 or 403. */
export function callerWith(
  { caller }: Pick<FastifyRequest, 'caller'>,
  permission: Permission,
): SignedInCaller {
  if (caller === null) throw new Problem('not-signed-in', SIGN_IN_TEXT);
  if (!caller.permissions.includes(permission)) throw notPermitted();
  return caller;
}

/** Reads an id of an address. Throws a `Problem` 404 for what can be none. */
export function requireId(text: string): number {
  return Number(requireFound(parseKey(MODEL.MobilityAgreements, text)).id);
}

/** Throws a `Problem` 404 for what is not there. */
export function requireFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Problem('not-found', NOT_FOUND_TEXT);
  return value;
}
