import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';

type Owner = ModuleDescription['owner'];

/** Gives the name of the team that looks after a module; in English where its release is from a time when it had no other. */
export function teamName(
  { team, teamName: names }: Pick<Owner, 'team'> & Partial<Owner>,
  tag: LanguageTag,
): string {
  return names?.[tag] ?? team;
}
