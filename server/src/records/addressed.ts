import type { FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../platform/tokens/caller.ts';
import { Problem } from '../platform/problems/problem.ts';
import type { SetDefinition } from './model/definition.ts';

/** Finds the set that an address names; child sets are not found, they are reached through the set that owns them. - name: in any case */
export type FindSet = (name: string) => SetDefinition | undefined;

/** Finds the set that an address names. Throws a `Problem` (404) for unknown sets and for child sets. */
export function requireSet(findSet: FindSet, name: string): SetDefinition {
  const definition = findSet(name);
  if (definition) return definition;
  throw new Problem('not-found', {
    en: `There is no set '${name.slice(0, 60)}'.`,
    el: `Δεν υπάρχει σύνολο «${name.slice(0, 60)}».`,
  });
}

/** Gives who asks. Throws a `Problem` (401) when nobody has signed in. */
export function requireCaller(request: FastifyRequest): SignedInCaller {
  if (request.caller) return request.caller;
  throw new Problem('not-signed-in', { en: 'Sign in first.', el: 'Συνδεθείτε πρώτα.' });
}
