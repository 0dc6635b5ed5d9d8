import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { descriptionConflicts, readModuleDescription } from '../release/moduleDescription.ts';
import { ROOT, moduleIds, packageFolder } from '../workspace/workspace.ts';
import { fillTemplate, type NewModule, requireSound } from './moduleTemplate.ts';

/**
 * Puts a new module into the workspace: its folder is all that there is to a module. Gives its id.
 *
 * - root: folder of the repository
 *
 * Throws a sentence for people, and has written nothing then, when the name or a title will not do, or the module or its address is there already.
 */
export async function createModule(wanted: NewModule, root: string = ROOT): Promise<string> {
  const name = requireSound(wanted);
  const id = `mfe-${name}`;
  // Whole or not there: nothing else in the workspace looks into this folder.
  const draft = join(root, '.cache', `new-module-${randomUUID()}`);
  try {
    await fillTemplate(draft, 'workspace', { ...wanted, name, id });
    requireFree(draft, root);
    await rename(draft, packageFolder(id, root)).catch((cause: unknown) => {
      throw new Error(`${id} is there already.`, { cause });
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return id;
}

function requireFree(draft: string, root: string): void {
  const known = moduleIds(root).map((id) => readModuleDescription(packageFolder(id, root)));
  const [conflict] = descriptionConflicts([...known, readModuleDescription(draft)]);
  if (conflict !== undefined) throw new Error(conflict);
}
