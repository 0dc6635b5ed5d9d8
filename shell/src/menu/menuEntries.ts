import type { NewApplicationBlock } from 'shared-contracts/applications/applications.ts';
import type { ModuleDescription, ModuleMenuEntry } from 'shared-contracts/releases/module.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { matchesPath } from '../boot/routeAt.ts';

export type MenuRule = NonNullable<ModuleMenuEntry['rule']>;

/** Answer of each rule; undefined while it is not known. */
export type RuleAnswers = Readonly<Record<MenuRule, NewApplicationBlock | undefined>>;

export type MenuItem = {
  readonly id: string;
  readonly moduleId: string;
  readonly path: string;
  readonly label: ModuleMenuEntry['label'];
  readonly icon: string;
  /** Why the item leads nowhere now; null when it is a link. */
  readonly block: Exclude<NewApplicationBlock, null> | 'unknown' | null;
};

export type MenuSection = { readonly group: ModuleMenuEntry['group']; readonly items: readonly MenuItem[] };

/**
 * Lists what a person's menu holds, in order; entries of one group stand together where its first one belongs.
 *
 * An entry whose rule this shell does not know is shown as one whose answer is not known yet. An entry whose page no module has built is not shown.
 */
export function menuSections(
  descriptions: readonly ModuleDescription[],
  permissions: readonly Permission[],
  answers: RuleAnswers,
): readonly MenuSection[] {
  const paths = descriptions.flatMap(({ routes }) => routes.map(({ path }) => path));
  const sections: Array<{ group: ModuleMenuEntry['group']; items: MenuItem[] }> = [];
  for (const { moduleId, entry } of orderedEntries(descriptions)) {
    const block = blockOf(entry, answers);
    const hasPage = paths.some((pattern) => matchesPath(pattern, entry.path));
    if (!permissions.includes(entry.permission) || !hasPage) continue;
    const item = { id: entry.id, moduleId, path: entry.path, label: entry.label, icon: entry.icon, block };
    const group = knownGroup(entry);
    const section = group === undefined ? undefined : sections.find((each) => each.group === group);
    if (section === undefined) sections.push({ group, items: [item] });
    else section.items.push(item);
  }
  return sections;
}

/** Tells whether any entry that the person may see depends on a rule, so that the rules have to be asked at all. */
export function needsRules(
  descriptions: readonly ModuleDescription[],
  permissions: readonly Permission[],
): boolean {
  return orderedEntries(descriptions).some(
    ({ entry }) => entry.rule !== undefined && permissions.includes(entry.permission),
  );
}

function orderedEntries(descriptions: readonly ModuleDescription[]) {
  return descriptions
    .flatMap(({ id, menu }) => menu.map((entry) => ({ moduleId: id, entry })))
    .sort((a, b) => a.entry.order - b.entry.order);
}

const GROUPS: readonly ModuleMenuEntry['group'][] = ['application'];

/** A newer module may name a group that this shell does not know: its entries stand alone. */
function knownGroup({ group }: ModuleMenuEntry): ModuleMenuEntry['group'] {
  return GROUPS.includes(group) ? group : undefined;
}

function blockOf({ rule }: ModuleMenuEntry, answers: RuleAnswers): MenuItem['block'] {
  if (rule === undefined) return null;
  const answer = answers[rule];
  return answer === undefined ? 'unknown' : answer;
}
