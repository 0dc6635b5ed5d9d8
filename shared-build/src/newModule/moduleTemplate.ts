import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PERMISSIONS } from 'shared-contracts/rights/permissions.ts';

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

const TEMPLATES = join(import.meta.dirname, '..', '..', 'template');
const ENDING = '.template';
const NAME = /^[a-z]{1,40}$/;
/** First parts of addresses that the server or the shell answers itself. */
const TAKEN = [
  'api',
  'exchange',
  'ewp',
  'health',
  'm',
  'oidc',
  'public',
  'realms',
  'registry',
  'releases',
  'shell',
  'university',
];

/** What is the same of every new module, and what differs by where it stands: among the packages of the portal, or in a repository of its own. */
type Place = 'workspace' | 'standalone';

/**
 * Throws a sentence for people when the name or a title will not do. Gives the name without `mfe-`.
 */
export function requireSound(wanted: NewModule): string {
  const name = wanted.name.replace(/^mfe-/, '');
  const { en, el, team, teamEl, contact, permission } = wanted;
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
  return name;
}

/** Writes the files of a new module into a folder that is not there yet, or is empty. */
export async function fillTemplate(
  folder: string,
  place: Place,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  for (const part of ['module', place]) await cp(join(TEMPLATES, part), folder, { recursive: true });
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
