import type { ComponentType } from 'react';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { MODULE_CONTRACT } from 'shared-contracts/releases/module.ts';

type MessageFile = { readonly default: object };

/**
 * What a module exposes to the shell.
 *
 * - messages: its texts by language; the shell loads them into the namespace that is the module's id
 * - routes: page component by route id of its `mfe.json`; pages take no props, they use hooks
 */
export type PortalModule = {
  readonly contract: typeof MODULE_CONTRACT;
  readonly messages: Readonly<Record<LanguageTag, () => Promise<MessageFile>>>;
  readonly routes: Readonly<Record<string, ComponentType>>;
};

/** Checks a module's shape while it is compiled; gives it back unchanged. */
export function defineModule<Module extends PortalModule>(module: Module): Module {
  return module;
}
