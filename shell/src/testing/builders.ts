import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import type { ModuleRelease, Registry } from 'shared-contracts/releases/registry.ts';
import type { PortalModule } from 'shared-ui/core';

/** Gives the description of an invented module with one page at `/samples`. */
export function buildDescription(changes: Partial<ModuleDescription> = {}): ModuleDescription {
  return {
    id: 'mfe-sample',
    contract: 2,
    name: { en: 'Samples', el: 'Δείγματα' },
    owner: {
      team: 'Sample team',
      teamName: { en: 'Sample team', el: 'Ομάδα δειγμάτων' },
      contact: 'sample@portal.example',
    },
    routes: [
      {
        id: 'sampleList',
        path: '/samples',
        title: { en: 'Sample list', el: 'Λίστα δειγμάτων' },
        permission: ['iia_list'],
      },
    ],
    menu: [],
    languages: ['en', 'el'],
    budgets: { firstRouteGzip: 1 },
    ...changes,
  };
}

/** Gives the release of an invented module. */
export function buildRelease(changes: Partial<ModuleRelease> = {}): ModuleRelease {
  const description = changes.description ?? buildDescription();
  return {
    id: description.id,
    release: '1.0.0-abc',
    contract: description.contract,
    container: 'mfe_sample_1_0_0_abc',
    entry: 'entry.js',
    files: { 'entry.js': { size: 1, integrity: 'sha384-entry' } },
    preload: Object.fromEntries(description.routes.map(({ id }) => [id, ['module.js']])),
    locales: { en: ['en.js'], el: ['el.js'] },
    share: {},
    uses: Object.fromEntries(description.routes.map(({ id }) => [id, ['react', 'shared-ui/list']])),
    description,
    ...changes,
  };
}

/** Gives a registry with these releases in force. */
export function buildRegistry(...releases: readonly ModuleRelease[]): Registry {
  const modules = releases.map((release) => [
    release.id,
    { base: `/m/${release.id}/${release.release}/`, release, previous: [] },
  ]);
  const issuedAt = new Date();
  return {
    schema: 2,
    sequence: 1,
    issuedAt: issuedAt.toISOString(),
    expiresAt: new Date(issuedAt.getTime() + 86_400_000).toISOString(),
    modules: Object.fromEntries(modules),
  };
}

/** Gives what a module exposes, with a page for each of its routes. */
export function buildModule(changes: Partial<PortalModule> = {}): PortalModule {
  return {
    contract: 2,
    messages: {
      en: () => Promise.resolve({ default: { title: 'Samples' } }),
      el: () => Promise.resolve({ default: { title: 'Δείγματα' } }),
    },
    routes: { sampleList: () => null },
    ...changes,
  };
}
