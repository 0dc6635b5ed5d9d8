import { badQuery, quote } from '../../platform/query/badQuery.ts';
import type { Path } from './filterTree.ts';
import { QUERY_LIMITS } from './limits.ts';
import { parsePath } from './path.ts';
import { splitOption } from './splitOption.ts';

export const AGGREGATES = ['count', 'min', 'max', 'sum', 'avg'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** One member of `$select`: `institution/erasmusCode` comes back under the key `erasmusCode` unless it names an alias. */
export type Selected = { readonly path: Path; readonly key: string; readonly aggregate?: Aggregate };

const ITEM =
  /^(?:(?<aggregate>[a-z]+)\(\s*(?<inner>[^()\s]+)\s*\)|(?<path>[^()\s]+))(?:\s+as\s+(?<alias>[A-Za-z_][A-Za-z0-9_]*))?$/;

/** Parses `$select`. Throws a `Problem` (400) when two members claim one key. */
export function parseSelect(text: string, option = '$select'): readonly Selected[] {
  const selected = splitOption(text, ',', option).map((item) => parseItem(item, option));
  const byKey = new Map(selected.map((item) => [item.key, item]));
  for (const item of selected) {
    const other = byKey.get(item.key);
    if (other !== item && other?.path.join('/') !== item.path.join('/')) {
      throw badQuery(option, {
        en: `Two members are called '${quote(item.key)}': name one otherwise with 'as'.`,
        el: `Δύο πεδία ονομάζονται «${quote(item.key)}»: δώστε στο ένα άλλο όνομα με «as».`,
      });
    }
  }
  return [...byKey.values()];
}

function parseItem(text: string, option: string): Selected {
  const { aggregate, inner, path: plain, alias } = ITEM.exec(text)?.groups ?? {};
  const name = AGGREGATES.find((candidate) => candidate === aggregate);
  if ((aggregate !== undefined && name === undefined) || (alias?.length ?? 0) > QUERY_LIMITS.aliasLength) {
    throw notSelectable(text, option);
  }
  const path = parsePath(inner ?? plain ?? text, option);
  const last = path.at(-1) ?? '';
  if (name === undefined) return { path, key: alias ?? last };
  return { path, key: alias ?? `${name}_${last}`, aggregate: name };
}

function notSelectable(text: string, option: string): Error {
  return badQuery(option, {
    en: `'${quote(text)}' cannot be selected.`,
    el: `Το «${quote(text)}» δεν μπορεί να επιλεγεί.`,
  });
}
