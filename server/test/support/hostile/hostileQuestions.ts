import type { SetDefinition } from '../../../src/records/model/definition.ts';
import type { HostileFilters } from './hostileFilters.ts';
import { AGGREGATES, NUMBERS, SCRAPS } from './hostileScraps.ts';
import type { Picking } from './picking.ts';

/** Makes the query options of a call, encoded, and sometimes wrongly so. */
export type HostileQuestions = {
  readonly encoded: (text: string) => string;
  readonly question: (definition: SetDefinition) => string;
};

export function hostileQuestions(
  { random, chance, pick, times }: Picking,
  { member, filter }: HostileFilters,
): HostileQuestions {
  function select(definition: SetDefinition): string {
    const one = () => {
      const path = chance(0.1) ? `${pick(AGGREGATES)}(${member(definition)})` : member(definition);
      return chance(0.5) ? `${path} as s${Math.floor(random() * 1e6)}` : path;
    };
    const repeated = member(definition);
    return chance(0.1)
      ? Array.from({ length: Math.floor(random() * 110) }, (_, at) => `${repeated} as s${at}`).join(',')
      : times(60, one).join(',');
  }

  function expand(definition: SetDefinition, depth = 0): string {
    const links = Object.entries(definition.links);
    const one = (): string => {
      if (links.length === 0 || chance(0.05)) return member(definition);
      const [name, link] = pick(links);
      const target: SetDefinition = link.target;
      if (depth > 4 || chance(0.4)) return name;
      const inner = times(4, () => `$${option(target, depth + 1)}`);
      return `${name}(${inner.join(chance(0.97) ? ';' : ',')})`;
    };
    return times(12, one).join(',');
  }

  const MAKERS: Readonly<Record<string, (definition: SetDefinition, depth: number) => string>> = {
    filter,
    select,
    expand,
    orderby: (definition) =>
      times(30, () => `${member(definition)}${pick(['', ' desc', ' asc', ' up'])}`).join(','),
    groupby: (definition) => times(30, () => member(definition)).join(','),
    top: () => pick([...NUMBERS, '-1', '-1', '-1']),
    skip: () => pick(NUMBERS),
    count: () => pick(['true', 'false', 'maybe', '']),
    inlinecount: () => pick(['allpages', 'none', 'true']),
    first: () => pick(['true', 'false', '1']),
    levels: () => pick(['0', '1', '2', '3', '4', '5', '-1']),
    apply: () => pick(SCRAPS),
  };

  /** One option without its dollar sign. */
  function option(definition: SetDefinition, depth = 0): string {
    const name = pick(Object.keys(MAKERS));
    return `${name}=${MAKERS[name]?.(definition, depth) ?? ''}`;
  }

  function encoded(text: string): string {
    const plain = text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
    return chance(0.02) ? `${plain}${pick(['%', '%zz', '%ff', '%00', '%c0%ae', '%2e%2e%2f'])}` : plain;
  }

  function question(definition: SetDefinition): string {
    const options = times(6, () => {
      const text = option(definition);
      const equals = text.indexOf('=');
      return `${pick(['$', '$', '$', '$', '%24', ''])}${text.slice(0, equals)}=${encoded(text.slice(equals + 1))}`;
    });
    return chance(0.05) ? [...options, options[0] ?? ''].join('&') : options.join('&');
  }

  return { encoded, question };
}
