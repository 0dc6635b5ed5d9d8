import type {
  ModuleCanary,
  PreviousRelease,
  Registry,
  RegistryModule,
} from 'shared-contracts/releases/registry.ts';
import { registryFor } from '../../registry/registryFor.ts';
import { buildModule, buildRegistry, buildRelease } from '../../testing/builders.ts';
import { buildLoaderParts } from '../../testing/loaderParts.ts';
import { createModuleLoader } from './moduleLoader.ts';
import { ModuleFault } from '../../releaseFiles/moduleFault.ts';

const ID = 'mfe-sample';
const STABLE = buildRegistry(buildRelease({ release: '1' }));

/** The registry as a browser sees it that is drawn for nearly every canary, while a release is one. */
function withCanary(release: string): Registry {
  const canary: ModuleCanary = {
    percent: 99,
    base: `/m/${ID}/${release}/`,
    release: buildRelease({ release }),
    stable: 'sha384-1',
  };
  const modules = { [ID]: { ...STABLE.modules[ID]!, canary } };
  return registryFor({ ...STABLE, modules }, () => '0000000000000001');
}

/** Opens the module in a browser that has the canary; `isBroken` lets that fail as it starts. */
async function openCanary({ isBroken = false } = {}) {
  let registry = withCanary('2');
  const report = jest.fn();
  const fetchRelease = jest.fn((_active: RegistryModule, { release }: PreviousRelease) =>
    Promise.resolve(buildRegistry(buildRelease({ release })).modules[ID]!),
  );
  const loader = createModuleLoader(
    buildLoaderParts({
      registry,
      report,
      fetchRelease,
      fetchRegistry: () => Promise.resolve(registry),
      importRelease: ({ release }) =>
        isBroken && release.release === '2'
          ? Promise.reject(new ModuleFault('execution', 'broken'))
          : Promise.resolve(buildModule()),
    }),
  );
  const hear = async (next: Registry) => {
    registry = next;
    await loader.refresh();
  };
  loader.prepare(ID);
  await jest.runAllTimersAsync();
  return { loader, report, fetchRelease, hear };
}

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a browser that is drawn runs the canary, and is offered the release of all once it was halted', async () => {
  const { loader, hear } = await openCanary();
  expect(loader.state(ID)).toMatchObject({ status: 'ready', release: '2' });
  expect(loader.hasNewer()).toBe(false);
  await hear(STABLE);
  expect(loader.state(ID)).toMatchObject({ status: 'ready', release: '2' });
  expect(loader.hasNewer()).toBe(true);
});

test('a canary that fails is left for the release of all, and what failed is told of the canary', async () => {
  const { loader, report, fetchRelease, hear } = await openCanary({ isBroken: true });
  expect(loader.state(ID)).toMatchObject({ status: 'ready', release: '1', insteadOf: '2' });
  expect(fetchRelease.mock.calls[0]?.[1]).toEqual({ release: '1', integrity: 'sha384-1' });
  expect(report.mock.calls).toEqual([
    [ID, '2', 'start'],
    [ID, '1', 'ready'],
  ]);
  await hear(STABLE);
  expect(loader.state(ID)).toMatchObject({ status: 'ready', release: '1' });
  expect(loader.state(ID)).not.toHaveProperty('insteadOf');
  expect(loader.hasNewer()).toBe(false);
});

test('the next canary is offered to whoever has the first', async () => {
  const { loader, hear } = await openCanary();
  await hear(withCanary('3'));
  expect(loader.hasNewer()).toBe(true);
});
