import type { CallBase } from 'shared-contracts/calls/call.ts';
import { SET_NAMES } from 'shared-contracts/sets.ts';

/** Where the server itself serves the bases of calls. */
export const BASES: Readonly<Record<CallBase, string>> = { api: '/api', exchange: '/exchange', root: '' };

/** Writes the framework's route of a call's path. The data API takes names of sets in small and capital letters alike. */
export function routeOf(base: CallBase, path: string): string {
  const [, first = '', rest = ''] = /^\/(\w+)(.*)$/.exec(path) ?? [];
  const isSet = base === 'api' && SET_NAMES.some((name) => name === first);
  const route = isSet ? `/:set(^${anyCase(first)}$)${rest}` : path;
  return BASES[base] + route.replaceAll(/\{(\w+)\}/g, ':$1');
}

function anyCase(name: string): string {
  return name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
