import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Permission } from 'shared-contracts/rights/permissions.ts';

/** What a registry names of a module. - permissions: each opens a page of its releases; paths: of these pages; commit: of all its releases */
export type NamedModule = {
  readonly release: string;
  readonly canary?: string;
  readonly previous?: readonly string[];
  readonly previews?: readonly string[];
  readonly isOff?: true;
  readonly permissions: readonly Permission[];
  readonly paths?: readonly string[];
  readonly commit?: string;
};

/** Writes the registry of a portal's folder as release commands do, with what a server reads of it; a text takes the place of all that. */
export function writeRegistry(
  portalDir: string,
  sequence: number,
  modules: Readonly<Record<string, NamedModule>> | string,
): void {
  const folder = path.join(portalDir, 'registry');
  mkdirSync(folder, { recursive: true });
  const temporary = path.join(folder, '.registry.json');
  writeFileSync(temporary, typeof modules === 'string' ? modules : signed(sequence, modules));
  renameSync(temporary, path.join(folder, 'registry.json'));
}

function signed(sequence: number, modules: Readonly<Record<string, NamedModule>>): string {
  const entries = Object.entries(modules).map(([id, { permissions, ...named }]) => {
    const release = (name: string) => ({
      id,
      release: name,
      description: {
        routes: permissions.map((permission, place) => ({
          permission: [permission],
          path: named.paths?.[place] ?? `/${permission}`,
        })),
      },
      ...(named.commit !== undefined && { provenance: { commit: named.commit } }),
    });
    const earlier = (names: readonly string[] = []) => names.map((one) => ({ release: one, integrity: '' }));
    const entry = {
      base: `/m/${id}/${named.release}/`,
      release: release(named.release),
      previous: earlier(named.previous),
      previews: earlier(named.previews),
      ...(named.canary !== undefined && { canary: { percent: 10, release: release(named.canary) } }),
      ...(named.isOff === true && { isOff: true }),
    };
    return [id, entry] as const;
  });
  const registry = {
    schema: 2,
    sequence,
    expiresAt: '2030-01-01T00:00:00.000Z',
    shell: { release: 's1', previous: ['s0'] },
    modules: Object.fromEntries(entries),
  };
  const text = { signed: JSON.stringify(registry), signatures: [] };
  return JSON.stringify({ ...text, keys: { signed: '{}', signatures: [] } });
}
