import type { LanguageTag } from '../../text/language.ts';
import type { Entity } from '../entity.ts';
import type { EntityTree } from './entityTree.ts';
import { memberOf, type Member } from './memberLabel.ts';

/**
 * Names the steps of a path such as `studentMobilitiesForStudies/0/totalMonthsPerYear`, of the data API or, with dots, of a form.
 *
 * - result: what people call each member, and for places in a list their numbers, which begin with 0
 * - what lies below a value, or in a record that is only referred to, is named like the member that holds it
 * - a member that its record does not have is looked for in the records around it: a copy has years in each of its rows
 * - one that none of them has keeps its own name
 */
export function memberPath(
  tree: EntityTree,
  path: string,
  language: LanguageTag,
): readonly (string | number)[] {
  return stepsOf(tree, path).map((step) =>
    typeof step === 'number' ? step : (step.member?.label?.[language] ?? step.name),
  );
}

/** Finds the member that a path leads to, as {@link memberPath} does; undefined when no record on the way has it. */
export function memberAt(tree: EntityTree, path: string): Member | undefined {
  const last = stepsOf(tree, path).findLast((step) => typeof step !== 'number');
  return last?.member;
}

type Step = { readonly name: string; readonly member: Member | undefined };

function stepsOf(tree: EntityTree, path: string): readonly (Step | number)[] {
  const steps: (Step | number)[] = [];
  const around: Entity[] = [tree.root];
  let hasPlaces = false;
  for (const name of path.split(/[./]/)) {
    if (/^\d+$/.test(name)) {
      if (hasPlaces) steps.push(Number(name));
      continue;
    }
    if (around.length === 0) break;
    const member = around.map((entity) => memberOf(entity, name)).findLast((one) => one !== undefined);
    steps.push({ name, member });
    hasPlaces = member !== undefined && 'kind' in member && /Many$/.test(member.kind);
    if (member === undefined) continue;
    const below = 'kind' in member ? tree.below[member.set] : undefined;
    if (below === undefined) around.length = 0;
    else around.push(below);
  }
  return steps;
}
