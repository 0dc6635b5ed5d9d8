import type { CallBase } from 'shared-contracts/call/call.ts';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';

/** Stands for the caller in the place of an id. */
const ME = 'Me';

/** Where the server itself serves the bases of calls. */
export const BASES: Readonly<Record<CallBase, string>> = { api: '/api', exchange: '/exchange', root: '' };

/** Writes the framework's route of a call's path. The data API takes names of sets, and `Me`, in small and capital letters alike. */
export function routeOf(base: CallBase, path: string): string {
  const [, first = '', ...rest] = path.split('/');
  const isSet = base === 'api' && SET_NAMES.some((name) => name === first);
  if (!isSet) return BASES[base] + withPlaces(path);
  return [
    BASES.api,
    inAnyCase('set', first),
    ...rest.map((part) => (part === ME ? inAnyCase('me', part) : withPlaces(part))),
  ].join('/');
}

function withPlaces(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function inAnyCase(place: string, name: string): string {
  const letters = name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  return `:${place}(^${letters}$)`;
}
