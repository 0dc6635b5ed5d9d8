import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { type CompiledModule, type FinishedModule, finishModule } from '../../src/release/releaseFile.ts';

/** Gives the description of an invented module; members can be replaced. */
export function buildDescription(changes: Partial<ModuleDescription> = {}): ModuleDescription {
  return {
    id: 'mfe-sample',
    contract: 2,
    name: { en: 'Sample', el: 'Δείγμα' },
    owner: {
      team: 'Sample team',
      teamName: { en: 'Sample team', el: 'Ομάδα δειγμάτων' },
      contact: 'sample@portal.example',
    },
    routes: [
      {
        id: 'sampleList',
        path: '/samples',
        title: { en: 'Samples', el: 'Δείγματα' },
        permission: ['profile_view'],
      },
    ],
    menu: [],
    languages: ['en', 'el'],
    budgets: { firstRouteGzip: 60_000 },
    ...changes,
  };
}

/** Gives a finished release of an invented module; what webpack would know can be replaced. */
export function buildRelease(changes: Partial<CompiledModule> = {}): FinishedModule {
  const description = changes.description ?? buildDescription();
  return finishModule({
    description,
    news: [],
    version: '1.2.3',
    provenance: undefined,
    container: `${description.id.replace('-', '_')}_RELEASEHASH`,
    entry: 'entry.js',
    preload: { sampleList: ['module.js'] },
    locales: { en: ['en.js'], el: ['el.js'] },
    share: { react: '^19.3.1' },
    uses: { sampleList: ['react'] },
    bundled: ['zod'],
    pageParts: {},
    heaviest: { sampleList: [{ input: 'mfe-sample/src/module.tsx', bytes: 12 }] },
    usedExports: { react: ['useState'] },
    holdsHashes: true,
    nextToFirst: [],
    chunks: ['entry.js', 'module.js', 'en.js', 'el.js', 'list.js', 'list-en.js', 'list-el.js', 'later.js'],
    files: new Map([
      ['entry.js', 'window.mfe_sample_RELEASEHASH = 1;'],
      ['module.js', 'const page = 1;'],
      ['en.js', 'const en = 1;'],
      ['el.js', 'const el = 1;'],
    ]),
    ...changes,
  });
}
