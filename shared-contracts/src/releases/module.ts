import * as z from 'zod/mini';
import { LANGUAGE_TAG } from '../text/language.ts';
import { PERMISSIONS } from '../rights/permissions.ts';

/** Major of the contract between shell and modules; the shell refuses a module of another one. */
export const MODULE_CONTRACT = 2;

const languageTag = z.enum(Object.values(LANGUAGE_TAG));
/** A text in every language of the portal. */
export const textInEachLanguage = z.record(languageTag, z.string().check(z.minLength(1)));

const permission = z.enum(PERMISSIONS);

/**
 * Static description of a module, its `mfe.json`: the shell draws menu and guards from it and runs no code of the module.
 *
 * - owner: who looks after it. `mfe.json` gives `team` in each language; in a release that is `teamName`, and `team` the English one, which
 *   shells of an earlier time show
 * - routes[].path: whole address, as react-router writes it; no two modules may claim the same one
 * - routes[].title: may name parameters of the path, as in `Agreement :name`
 * - routes[].permission: what the role needs; a page that several permissions open names them all, any one suffices
 * - menu[].rule: a condition besides the permission, known to the shell by its name
 * - budgets: gzip bytes that the module may cost when a page of it is opened first; `routes` has pages that may cost more, by route id, and why
 */
export const moduleDescriptionSchema = z.object({
  id: z.string().check(z.regex(/^mfe-[a-z]+$/)),
  contract: z.literal(MODULE_CONTRACT),
  name: textInEachLanguage,
  owner: z.pipe(
    z.object({ team: textInEachLanguage, contact: z.email() }),
    z.transform(({ team, contact }) => ({ team: team.en, teamName: team, contact })),
  ),
  routes: z.array(
    z.object({
      id: z.string().check(z.regex(/^[a-z][a-zA-Z]+$/)),
      path: z.string().check(z.startsWith('/')),
      title: textInEachLanguage,
      permission: z.array(permission).check(z.minLength(1)),
    }),
  ),
  menu: z.array(
    z.object({
      id: z.string(),
      path: z.string().check(z.startsWith('/')),
      label: textInEachLanguage,
      group: z.optional(z.enum(['application'])),
      permission,
      order: z.number(),
      icon: z.string(),
      rule: z.optional(z.enum(['newLongTermApplication', 'newShortTermApplication'])),
    }),
  ),
  languages: z.array(languageTag),
  budgets: z.object({
    firstRouteGzip: z.number(),
    routes: z.optional(
      z.record(z.string(), z.object({ gzip: z.number(), reason: z.string().check(z.minLength(1)) })),
    ),
  }),
});
export interface ModuleDescription extends z.infer<typeof moduleDescriptionSchema> {}
export type ModuleRoute = ModuleDescription['routes'][number];
export type ModuleMenuEntry = ModuleDescription['menu'][number];
