import type { PreviousRelease, Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { buildDescription, buildModule, buildRegistry, buildRelease } from '../../testing/builders.ts';
import { buildLoaderParts } from '../../testing/loaderParts.ts';
import { createModuleLoader, type ModuleLoaderParts } from './moduleLoader.ts';
import { EARLIER_TRIES } from './releaseAttempts.ts';
import { ModuleFault, type ModuleFaultKind } from '../../releaseFiles/moduleFault.ts';
import { BREAK_MS } from './releaseBreaker.ts';

const ID = 'mfe-sample';

/** A registry whose first release is in force, and whose others were before. */
function registryOf(active: string, ...earlier: readonly string[]): Registry {
  const registry = buildRegistry(buildRelease({ release: active }));
  const entry = registry.modules[ID]!;
  const previous = earlier.map((release) => ({ release, integrity: `sha384-${release}` }));
  return { ...registry, modules: { [ID]: { ...entry, previous } } };
}

function fetchRelease(_active: RegistryModule, { release }: PreviousRelease): Promise<RegistryModule> {
  return Promise.resolve(registryOf(release).modules[ID]!);
}

/** Loads like a server on which some releases are broken. */
function importing(faults: Readonly<Record<string, Error>>) {
  return jest.fn(({ release }: RegistryModule) => {
    const fault = faults[release.release];
    return fault === undefined ? Promise.resolve(buildModule()) : Promise.reject(fault);
  });
}

function setUp(faults: Readonly<Record<string, Error>>, changes: Partial<ModuleLoaderParts> = {}) {
  const report = jest.fn();
  const importRelease = importing(faults);
  const parts = buildLoaderParts({
    registry: registryOf('2', '1'),
    importRelease,
    fetchRelease,
    report,
    ...changes,
  });
  const tried = () => importRelease.mock.calls.map(([entry]) => entry.release.release);
  return { loader: createModuleLoader(parts), report, tried };
}

async function open(loader: ReturnType<typeof createModuleLoader>) {
  loader.prepare(ID);
  await jest.runAllTimersAsync();
  return loader.state(ID);
}

const broken = (kind: ModuleFaultKind) => new ModuleFault(kind, 'broken');

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a release that fails', () => {
  test.each([
    ['missing', 'load'],
    ['timeout', 'load'],
    ['notCode', 'load'],
    ['integrity', 'integrity'],
    ['contract', 'contract'],
    ['execution', 'start'],
  ] as const)('with %s is left for the one before, and reported as %s', async (kind, failure) => {
    const { loader, report } = setUp({ 2: broken(kind) });

    expect(await open(loader)).toMatchObject({ status: 'ready', release: '1', insteadOf: '2' });
    expect(report.mock.calls).toEqual([
      [ID, '2', failure],
      [ID, '1', 'ready'],
    ]);
  });

  test('is not run when it has another contract, and left for the one before', async () => {
    const registry = registryOf('2', '1');
    const entry = registry.modules[ID]!;
    const unfit = { ...entry, release: { ...entry.release, contract: 3 } };
    const { loader, tried } = setUp({}, { registry: { ...registry, modules: { [ID]: unfit } } });

    expect(await open(loader)).toMatchObject({ status: 'ready', release: '1' });
    expect(tried()).toEqual(['1']);
  });

  test('over the network stays the failure that it is: an earlier one would not come either', async () => {
    const { loader, report, tried } = setUp({ 2: broken('network') });

    expect(await open(loader)).toMatchObject({ status: 'failed', fault: { kind: 'network' } });
    expect(new Set(tried())).toEqual(new Set(['2']));
    expect(report).not.toHaveBeenCalled();
  });

  test('for its texts is reported by them', async () => {
    const loadMessages = jest.fn().mockRejectedValueOnce(new Error('no texts')).mockResolvedValue(undefined);
    const { loader, report } = setUp({}, { loadMessages });

    expect(await open(loader)).toMatchObject({ release: '1', insteadOf: '2' });
    expect(report).toHaveBeenCalledWith(ID, '2', 'texts');
  });

  test('for a further file is reported as that', async () => {
    const { loader, report } = setUp({ 2: new ModuleFault('missing', 'gone', { part: 'chunk' }) });
    await open(loader);

    expect(report).toHaveBeenCalledWith(ID, '2', 'chunk');
  });

  test('is left for the newest earlier one that comes and works, and for a few only', async () => {
    const faults = { 5: broken('execution'), 4: broken('integrity'), 2: broken('execution') };
    const come = jest.fn((active: RegistryModule, earlier: PreviousRelease) =>
      earlier.release === '3' ? Promise.reject(broken('network')) : fetchRelease(active, earlier),
    );
    const registry = registryOf('5', '4', '3', '2', '1');
    const { loader, tried } = setUp(faults, { registry, fetchRelease: come });

    expect(await open(loader)).toMatchObject({ status: 'failed', fault: { kind: 'execution' } });
    expect(come).toHaveBeenCalledTimes(EARLIER_TRIES);
    expect(tried()).toEqual(['5', '4', '2']);
  });

  test('is the one that is told of when no earlier one comes in time', async () => {
    const late = jest.fn(() => Promise.reject(broken('timeout')));
    const registry = registryOf('3', '2', '1');
    const { loader } = setUp({ 3: broken('missing') }, { registry, fetchRelease: late });

    expect(await open(loader)).toMatchObject({ status: 'failed', fault: { kind: 'missing' } });
    expect(late).toHaveBeenCalledTimes(1);
  });
});

describe('a page that is loaded anew', () => {
  test('goes straight to the last good release, until some minutes have passed', async () => {
    await open(setUp({ 2: broken('execution') }).loader);
    const again = setUp({ 2: broken('execution') });
    expect(await open(again.loader)).toMatchObject({ release: '1', insteadOf: '2' });
    expect(again.tried()).toEqual(['1']);

    jest.setSystemTime(Date.now() + BREAK_MS);
    const later = setUp({});
    expect(await open(later.loader)).toMatchObject({ release: '2' });
  });

  test('tries at once a release that nobody has seen fail', async () => {
    await open(setUp({ 2: broken('execution') }).loader);
    const { loader } = setUp({}, { registry: registryOf('3', '2', '1') });

    expect(await open(loader)).toEqual({ status: 'ready', release: '3', module: expect.anything() });
  });

  test('tries the release that failed when there is no other', async () => {
    await open(setUp({ 2: broken('execution') }, { registry: registryOf('2') }).loader);
    const { loader } = setUp({}, { registry: registryOf('2') });

    expect(await open(loader)).toMatchObject({ status: 'ready', release: '2' });
  });
});

describe('a tab that stays open', () => {
  test('keeps the release that it has opened, and hears that another is in force', async () => {
    const fetchRegistry = jest.fn(() => Promise.resolve(registryOf('3', '2', '1')));
    const { loader, tried } = setUp({}, { fetchRegistry });
    const state = await open(loader);
    const heard = jest.fn();
    loader.subscribe(heard);
    await loader.refresh();

    expect(loader.state(ID)).toBe(state);
    expect(loader.hasNewer()).toBe(true);
    expect(heard).toHaveBeenCalled();
    expect(tried()).toEqual(['2']);

    // Taken back again a minute later: there is nothing to load any more.
    fetchRegistry.mockResolvedValue(registryOf('2', '3', '1'));
    await loader.refresh();
    expect(loader.hasNewer()).toBe(false);
  });

  test('runs no earlier release any more once that is in force again', async () => {
    const fetchRegistry = () => Promise.resolve(registryOf('1', '2'));
    const { loader } = setUp({ 2: broken('execution') }, { fetchRegistry });
    await open(loader);
    expect(loader.hasNewer()).toBe(false);
    await loader.refresh();

    expect(loader.state(ID)).toEqual({ status: 'ready', release: '1', module: expect.anything() });
    expect(loader.hasNewer()).toBe(false);
  });

  test('hears of the release that mends the one that failed', async () => {
    const fetchRegistry = () => Promise.resolve(registryOf('3', '2', '1'));
    const { loader } = setUp({ 2: broken('execution') }, { fetchRegistry });
    await open(loader);
    await loader.refresh();

    expect(loader.hasNewer()).toBe(true);
  });

  test('opens a module for the first time in the release that is in force by then', async () => {
    const { loader } = setUp({}, { fetchRegistry: () => Promise.resolve(registryOf('3', '2')) });
    await loader.refresh();

    expect(await open(loader)).toMatchObject({ release: '3' });
    expect(loader.hasNewer()).toBe(false);
  });

  test('opens it in the release that it began with when a newer one lacks a page of its menu', async () => {
    const description = buildDescription({ routes: [] });
    const unfit = buildRegistry(buildRelease({ release: '3', description }));
    const { loader } = setUp({}, { fetchRegistry: () => Promise.resolve(unfit) });
    await loader.refresh();

    expect(await open(loader)).toMatchObject({ release: '2' });
  });

  test('stays as it is when the registry cannot be had', async () => {
    const { loader } = setUp({}, { fetchRegistry: () => Promise.reject(broken('network')) });
    const state = await open(loader);
    await loader.refresh();

    expect(loader.state(ID)).toBe(state);
    expect(loader.hasNewer()).toBe(false);
  });
});

describe('a page that fails while it is shown', () => {
  test('is reported, as a file that did not come where it is one', async () => {
    const { loader, report } = setUp({});
    await open(loader);
    loader.pageFailed(ID, new Error('undefined is not a function'));
    loader.pageFailed(ID, Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' }));

    expect(report.mock.calls.slice(1)).toEqual([
      [ID, '2', 'render'],
      [ID, '2', 'chunk'],
    ]);
  });

  test('can be left for the earlier release, also after the page is loaded anew', async () => {
    const { loader } = setUp({});
    await open(loader);
    expect(loader.canGoBack(ID)).toBe(true);
    loader.goBack(ID);
    await jest.runAllTimersAsync();

    expect(loader.state(ID)).toMatchObject({ release: '1', insteadOf: '2' });
    expect(loader.canGoBack(ID)).toBe(false);
    expect(await open(setUp({}).loader)).toMatchObject({ release: '1' });
  });

  test('cannot be left where there is no earlier release', async () => {
    const { loader } = setUp({}, { registry: registryOf('2') });
    await open(loader);

    expect(loader.canGoBack(ID)).toBe(false);
  });
});
