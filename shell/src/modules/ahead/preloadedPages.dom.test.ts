import type { Registry } from 'shared-contracts/releases/registry.ts';
import { buildModule, buildRegistry, buildRelease } from '../../testing/builders.ts';
import { buildLoaderParts } from '../../testing/loaderParts.ts';
import { ModuleFault } from '../../releaseFiles/moduleFault.ts';
import { createModuleLoader, type ModuleLoaderParts } from '../loading/moduleLoader.ts';

const ID = 'mfe-sample';
const PAGE = 'sampleList';

function registryOf(active: string, changes: Partial<Registry['modules'][string]> = {}): Registry {
  const registry = buildRegistry(buildRelease({ release: active }));
  return { ...registry, modules: { [ID]: { ...registry.modules[ID]!, ...changes } } };
}

function setUp(changes: Partial<ModuleLoaderParts> = {}) {
  const asked: string[] = [];
  const registry = changes.registry ?? registryOf('2');
  const parts = buildLoaderParts({
    preloadPage: ({ release }, routeId) => void asked.push(`${release.release} ${routeId}`),
    ...changes,
    registry,
  });
  return { asked, parts, loader: createModuleLoader(parts) };
}

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the page of a route', () => {
  test('is asked for before its module has come, and when it is there', async () => {
    const { loader, asked } = setUp();
    loader.prepare(ID, PAGE);
    expect(asked).toEqual([`2 ${PAGE}`]);
    await jest.runAllTimersAsync();
    loader.prepare(ID, PAGE);
    expect(asked).toHaveLength(2);
  });

  test('is not asked for where no route is named, or the module is unknown or switched off', () => {
    const { loader, asked } = setUp();
    loader.prepare(ID);
    loader.prepare('mfe-other', PAGE);
    const off = setUp({ registry: registryOf('2', { isOff: true }) });
    off.loader.prepare(ID, PAGE);
    expect([...asked, ...off.asked]).toEqual([]);
  });

  test('is not asked for of a release that failed, or that another one runs instead of', async () => {
    const previous = [{ release: '1', integrity: 'sha384-1' }];
    const { loader, asked } = setUp({
      registry: registryOf('2', { previous }),
      fetchRelease: () => Promise.resolve(registryOf('1').modules[ID]!),
      importRelease: ({ release }) =>
        release.release === '2'
          ? Promise.reject(new ModuleFault('integrity', 'broken'))
          : Promise.resolve(buildModule()),
    });
    loader.prepare(ID, PAGE);
    await jest.runAllTimersAsync();
    expect(loader.state(ID)).toMatchObject({ status: 'ready', release: '1' });
    loader.prepare(ID, PAGE);
    expect(asked).toEqual([`2 ${PAGE}`]);
  });

  test('is not asked for of a release that this tab has seen fail', () => {
    const { parts, asked } = setUp();
    parts.breaker.failed(ID, '2', 'integrity');
    createModuleLoader(parts).prepare(ID, PAGE);
    expect(asked).toEqual([]);
  });
});
