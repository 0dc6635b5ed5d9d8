import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { descriptionConflicts, readModuleDescription } from './moduleDescription.ts';
import { ROOT, moduleIds, packageFolder } from './workspace.ts';

/**
 * What a new module is made of.
 *
 * - name: small letters, `mfe-` before them or not; the address of its first page, too
 * - en, el: its title in English and in Greek
 * - team, teamEl: who looks after it, in English and in Greek
 * - contact: an e-mail address; permission: what opens its first page
 */
export type NewModule = {
  readonly name: string;
  readonly en: string;
  readonly el: string;
  readonly team: string;
  readonly teamEl: string;
  readonly contact: string;
  readonly permission: string;
};

const TEMPLATE = join(import.meta.dirname, '..', 'template');
const ENDING = '.template';
const NAME = /^[a-z]{1,40}$/;
/** First parts of addresses that the server or the shell answers itself. */
const TAKEN = ['api', 'exchange', 'ewp', 'health', 'm', 'oidc', 'realms', 'registry', 'releases', 'shell'];

/**
 * Puts a new module into the workspace: its folder is all that there is to a module. Gives its id.
 *
 * - root: folder of the repository
 *
 * Throws a sentence for people, and has written nothing then, when the name or a title will not do, or the module or its address is there already.
 */
export async function createModule(wanted: NewModule, root: string = ROOT): Promise<string> {
  const name = wanted.name.replace(/^mfe-/, '');
  const id = `mfe-${name}`;
  requireSound({ ...wanted, name });
  // Whole or not there: nothing else in the workspace looks into this folder.
  const draft = join(root, '.cache', `new-module-${randomUUID()}`);
  try {
    await fillTemplate(draft, { ...wanted, name, id });
    requireFree(draft, root);
    await rename(draft, packageFolder(id, root)).catch((cause: unknown) => {
      throw new Error(`${id} is there already.`, { cause });
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return id;
}

function requireSound({ name, en, el, team, teamEl, contact, permission }: NewModule): void {
  if (!NAME.test(name)) throw new Error('The name is 1 to 40 small Latin letters, such as handouts.');
  if (TAKEN.includes(name)) throw new Error(`The address /${name} belongs to the portal itself.`);
  for (const text of [en, el, team, teamEl, contact])
    if (text.trim() !== text || text === '' || text.length > 80 || /[\p{Cc}{}$]/u.test(text))
      throw new Error('Titles, team and contact are one line each, of 1 to 80 characters.');
  if (!/\p{Script=Latin}/u.test(en)) throw new Error('--en is the title in English.');
  if (!/\p{Script=Greek}/u.test(el)) throw new Error('--el is the title in Greek.');
  if (!/\p{Script=Greek}/u.test(teamEl)) throw new Error('--team-el is the name of the team in Greek.');
  if (!PERMISSIONS.some((one) => one === permission))
    throw new Error(`The permission is one of: ${PERMISSIONS.join(', ')}.`);
}

function requireFree(draft: string, root: string): void {
  const known = moduleIds(root).map((id) => readModuleDescription(packageFolder(id, root)));
  const [conflict] = descriptionConflicts([...known, readModuleDescription(draft)]);
  if (conflict !== undefined) throw new Error(conflict);
}

async function fillTemplate(folder: string, values: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await cp(TEMPLATE, folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(ENDING));
  for (const name of files) {
    const text = await readFile(join(folder, name), 'utf8');
    // Titles stand in JSON alone, where quotes and backslashes are escaped.
    const filled = text.replace(/%(\w+)%/g, (_slot, key: string) =>
      JSON.stringify(values[key] ?? '').slice(1, -1),
    );
    await writeFile(join(folder, name.slice(0, -ENDING.length)), filled);
    await rm(join(folder, name));
  }
}
