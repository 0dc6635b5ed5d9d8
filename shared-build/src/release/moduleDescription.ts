import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleDescription, moduleDescriptionSchema } from 'shared-contracts/releases/module.ts';

/** Reads and checks the `mfe.json` in a package's folder; throws with the file and the refused members when it is not valid. */
export function readModuleDescription(folder: string): ModuleDescription {
  const file = join(folder, 'mfe.json');
  const result = moduleDescriptionSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    const refused = result.error.issues.map(
      (issue) => `  ${issue.path.join('/') || '(root)'}: ${issue.message}`,
    );
    throw new Error(`${file} is not a valid module description:\n${refused.join('\n')}`);
  }
  return result.data;
}

/** Tells whether a text can be the id of a module, `mfe-…`. */
export function isModuleId(id: string): boolean {
  return moduleDescriptionSchema.shape.id.safeParse(id).success;
}

/**
 * Finds what several modules cannot have at once.
 *
 * - result: one sentence for each address that two routes claim, each module id and each id of a route within a module that is given
 *   twice; empty when all is well
 */
export function descriptionConflicts(descriptions: readonly ModuleDescription[]): readonly string[] {
  const ids = repeated(descriptions.map(({ id }) => [id, id]));
  const paths = repeated(
    descriptions.flatMap(({ id, routes }) => routes.map(({ path }) => [normalPath(path), id] as const)),
  );
  const routeIds = descriptions.flatMap(({ id, routes }) =>
    repeated(routes.map((route) => [route.id, id])).map(([routeId]) => [routeId, id] as const),
  );
  return [
    ...ids.map(([id]) => `The module id ${id} is given twice.`),
    ...routeIds.map(([routeId, id]) => `${id} gives the id ${routeId} to two routes.`),
    ...paths.map(([path, owners]) => `The address ${path} is claimed by ${owners.join(' and ')}.`),
  ];
}

/** Writes a route's path so that two paths that match the same addresses are equal: parameter names do not count. */
export function normalPath(path: string): string {
  return path.replace(/:[^/]+/g, ':').replace(/(?<=.)\/$/, '');
}

function repeated(
  claims: ReadonlyArray<readonly [key: string, owner: string]>,
): ReadonlyArray<readonly [string, readonly string[]]> {
  const owners = new Map<string, string[]>();
  for (const [key, owner] of claims) owners.set(key, [...(owners.get(key) ?? []), owner]);
  return [...owners].filter(([, claimants]) => claimants.length > 1);
}
