import type { BootData } from 'shared-contracts/releases/bootData.ts';
import { registryFor } from '../registry/registryFor.ts';
import { buildDescription, buildRegistry, buildRelease } from '../testing/builders.ts';
import { keptPermissions, plannedRegistry, preloadPlan, withoutTried } from './preloadPlan.ts';

const REGISTRY = buildRegistry(buildRelease());
const SHELL: BootData['shell'] = {
  base: '/shell/abc/',
  shareFiles: { 'shared-ui/list': ['list.js'], 'shared-ui/fields': ['fields.js'] },
  locales: { en: ['texts-en.js'], el: ['texts-el.js'] },
  integrity: {},
};

const OFFICE = ['iia_list', 'iia_view'];

function hrefs(path: string, tag: 'en' | 'el' = 'en', permissions?: readonly string[]): readonly string[] {
  return preloadPlan(REGISTRY, SHELL, path, tag, permissions).files.map(({ href }) => href);
}

describe('preloadPlan', () => {
  test('asks for everything that the page at an address needs', () => {
    expect(hrefs('/samples', 'en', OFFICE)).toEqual([
      '/shell/abc/texts-en.js',
      '/m/mfe-sample/1.0.0-abc/entry.js',
      '/m/mfe-sample/1.0.0-abc/module.js',
      '/m/mfe-sample/1.0.0-abc/en.js',
      '/shell/abc/list.js',
    ]);
  });

  test.each([
    ['^0.1.4', 'before.js'],
    ['^1.0.0', 'list.js'],
  ])('asks for the major of an entry point that the module was built against: %s', (range, file) => {
    const shell = { ...SHELL, shareFiles: { ...SHELL.shareFiles, 'shared-ui/list@0.1': ['before.js'] } };
    const release = buildRelease({ share: { 'shared-ui/list': range } });
    const plan = preloadPlan(buildRegistry(release), shell, '/samples', 'en', OFFICE);

    expect(plan.files.at(-1)?.href).toBe(`/shell/abc/${file}`);
  });

  test('asks for the texts of the chosen language alone', () => {
    expect(hrefs('/samples', 'el', OFFICE).filter((href) => href.includes('el.js'))).toHaveLength(2);
    expect(hrefs('/samples', 'el', OFFICE).filter((href) => href.includes('en.js'))).toHaveLength(0);
  });

  test('has every file compared with its hash, those of the shell as well', () => {
    const integrity = { 'texts-en.js': 'sha384-texts', 'list.js': 'sha384-list' };
    const plan = preloadPlan(REGISTRY, { ...SHELL, integrity }, '/samples', 'en', OFFICE);

    const ofShell = plan.files.filter(({ href }) => href.startsWith(SHELL.base));
    expect(ofShell.map((file) => file.integrity)).toEqual(Object.values(integrity));
  });

  test('asks for no module while nobody is signed in', () => {
    expect(hrefs('/samples')).toEqual(['/shell/abc/texts-en.js']);
  });

  test('asks for no module whose page the person may not open', () => {
    expect(hrefs('/samples', 'en', ['profile_view'])).toEqual(['/shell/abc/texts-en.js']);
  });

  test('asks for nothing of a module that is switched off', () => {
    const { modules } = REGISTRY;
    const off = Object.fromEntries(
      Object.entries(modules).map(([id, entry]) => [id, { ...entry, isOff: true as const }]),
    );
    const plan = preloadPlan({ modules: off }, SHELL, '/samples', 'en', OFFICE);
    expect(plan.files.map(({ href }) => href)).toEqual(['/shell/abc/texts-en.js']);
  });

  test('asks for no module at an address that belongs to none', () => {
    expect(hrefs('/elsewhere', 'en', OFFICE)).toEqual(['/shell/abc/texts-en.js']);
  });

  test('carries the hash with which the script will be loaded', () => {
    expect(preloadPlan(REGISTRY, SHELL, '/samples', 'en', OFFICE).files[1]).toMatchObject({
      integrity: 'sha384-entry',
    });
  });

  test('tells the pages of one module apart', () => {
    const description = buildDescription({
      routes: ['/iia/view/:name', '/iia/form'].map((path, index) => ({
        id: `page${'AB'[index]}`,
        path,
        title: { en: path, el: path },
        permission: ['iia_view'],
      })),
    });
    const release = buildRelease({
      description,
      preload: { pageA: ['view.js'], pageB: ['form.js'] },
      uses: {},
    });
    const plan = preloadPlan(buildRegistry(release), SHELL, '/iia/view/12', 'en', OFFICE);

    expect(plan.files.map(({ href }) => href).filter((href) => /view|form/.test(href))).toEqual([
      '/m/mfe-sample/1.0.0-abc/view.js',
    ]);
  });
});

test('a browser that is drawn for a canary asks for the page of the canary', () => {
  const [stable, canary] = [
    buildRelease(),
    buildRelease({ release: '2', preload: { sampleList: ['later.js'] } }),
  ];
  const registry = buildRegistry(stable);
  const entry = registry.modules['mfe-sample']!;
  const base = '/m/mfe-sample/2/';
  const modules = {
    'mfe-sample': { ...entry, canary: { percent: 99, base, release: canary, stable: 'sha384-stable' } },
  };
  const asked = (draw: string | undefined) => {
    const seen = registryFor({ modules }, () => draw);
    const { files, place } = preloadPlan(seen, SHELL, '/samples', 'en', OFFICE);
    return [...files.map(({ href }) => href), `release ${place?.entry.release.release}`];
  };
  const drawn = Array.from({ length: 40 }, (_one, index) => asked(`draw ${index}`));

  expect(drawn.flat()).toEqual(expect.arrayContaining([`${base}later.js`, 'release 2']));
  expect(asked(undefined)).toContain('release 1.0.0-abc');
  expect(asked(undefined)).not.toContain(`${base}later.js`);
});

test('the place of a page whose own files are asked for is named for those who may open it', () => {
  const place = (path: string, permissions?: readonly string[]) =>
    preloadPlan(REGISTRY, SHELL, path, 'en', permissions).place?.routeId;

  expect(place('/samples', OFFICE)).toBe('sampleList');
  expect(place('/samples', ['profile_view'])).toBeUndefined();
  expect(place('/samples')).toBeUndefined();
  expect(place('/elsewhere', OFFICE)).toBeUndefined();
});

describe('keptPermissions', () => {
  test.each([
    [null, undefined],
    ['{"role":"IRO","permissions":["iia_list",7]}', ['iia_list']],
    ['{"role":"IRO"}', []],
    ['"IRO"', []],
    ['null', []],
    ['{', []],
  ])('%s: %j', (kept, permissions) => {
    expect(keptPermissions(kept)).toEqual(permissions);
  });
});

describe('plannedRegistry', () => {
  const boot = (signed: string): BootData => {
    const nobody = { signed, signatures: [] };
    return { registry: { ...nobody, keys: nobody }, roots: [], shell: SHELL };
  };

  test('reads what the page carries, whoever signed it', () => {
    expect(plannedRegistry(boot(JSON.stringify(REGISTRY)))).toEqual(REGISTRY);
  });

  test('names nothing where it cannot be read', () => {
    expect(plannedRegistry(boot('{'))).toEqual({ modules: {} });
  });
});

describe('withoutTried', () => {
  test('leaves out the module of which the tab tries another release, and no other', () => {
    expect(Object.keys(withoutTried(REGISTRY, '').modules)).toEqual(['mfe-sample']);
    expect(Object.keys(withoutTried(REGISTRY, '{"releases":{"mfe-samples":"2"}}').modules)).toEqual([
      'mfe-sample',
    ]);
    expect(withoutTried(REGISTRY, '{"releases":{"mfe-sample":"2"}}').modules).toEqual({});
  });
});
