import { isModuleId } from '../release/moduleDescription.ts';

/** Gives the id that a command was given, of any module: what is in force need not be built of these sources. Throws when it can be none. */
export function moduleId(command: string | undefined, id: string | undefined): string {
  if (id !== undefined && isModuleId(id)) return id;
  throw new Error(`${command} needs the id of a module, such as mfe-handouts`);
}

/** Gives the id that a command was given, where it is one of those that it can be. Throws when it is not. */
export function knownId(command: string | undefined, id: string | undefined, ids: readonly string[]): string {
  if (id !== undefined && ids.includes(id)) return id;
  throw new Error(`${command} needs one of: ${ids.join(', ')}`);
}
