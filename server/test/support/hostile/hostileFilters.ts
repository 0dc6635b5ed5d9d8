import type { SetDefinition } from '../../../src/records/model/definition.ts';
import { COMPARISON_OPERATORS, FILTER_FUNCTIONS } from '../../../src/records/query/filterTree.ts';
import { DAYS, NUMBERS, SCRAPS, TEXTS } from './hostileScraps.ts';
import type { Picking } from './picking.ts';

/** Makes paths of members, and filters of them: most of what the model knows, some of scraps. */
export type HostileFilters = {
  readonly member: (definition: SetDefinition | undefined) => string;
  readonly filter: (definition: SetDefinition) => string;
};

export function hostileFilters({ random, chance, pick, times }: Picking): HostileFilters {
  function member(definition: SetDefinition | undefined): string {
    if (definition === undefined || chance(0.03))
      return pick([...TEXTS, ...SCRAPS, 'nonsense', '__proto__', 'constructor']);
    const links = Object.entries(definition.links);
    if (links.length > 0 && chance(0.45)) {
      const [name, link] = pick(links);
      return chance(0.7) ? `${name}/${member(link.target)}` : name;
    }
    return pick(['id', ...Object.keys(definition.fields), ...Object.keys(definition.computed ?? {})]);
  }

  function literal(): string {
    if (chance(0.35)) return `'${pick(TEXTS)}'`;
    return pick([...NUMBERS, ...DAYS, 'true', 'false', 'null', `'${pick(DAYS)}'`, `datetime'${pick(DAYS)}'`]);
  }

  function operand(definition: SetDefinition, depth = 0): string {
    if (chance(0.3) && depth < 9) {
      const name = chance(0.97) ? pick(Object.keys(FILTER_FUNCTIONS)) : pick(SCRAPS);
      return `${name}(${times(3, () => operand(definition, depth + 1)).join(',')})`;
    }
    return chance(0.6) ? member(definition) : literal();
  }

  function test(definition: SetDefinition): string {
    if (chance(0.15)) return `${operand(definition)} in (${times(150, literal).join(',')})`;
    if (chance(0.2)) return operand(definition);
    return `${operand(definition)} ${chance(0.97) ? pick(COMPARISON_OPERATORS) : pick(SCRAPS)} ${operand(definition)}`;
  }

  function filter(definition: SetDefinition, depth = 0): string {
    if (chance(0.05)) return `${'('.repeat(Math.floor(random() * 40))}${test(definition)}`;
    if (depth > 4 || chance(0.5)) return test(definition);
    const terms = times(30, () =>
      chance(0.2) ? `not (${filter(definition, depth + 1)})` : `(${filter(definition, depth + 1)})`,
    );
    return terms.join(chance(0.5) ? ' and ' : ' or ');
  }

  return { member, filter: (definition) => filter(definition) };
}
