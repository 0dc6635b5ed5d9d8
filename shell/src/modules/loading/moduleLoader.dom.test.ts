import type { PortalModule } from 'shared-ui/core';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import { buildDescription, buildModule, buildRegistry, buildRelease } from '../../testing/builders.ts';
import { buildLoaderParts } from '../../testing/loaderParts.ts';
import { ModuleFault } from '../../releaseFiles/moduleFault.ts';
import { createModuleLoader, type ModuleLoaderParts } from './moduleLoader.ts';

const ID = 'mfe-sample';

const ON = buildRegistry(buildRelease());
const OFF: Registry = { ...ON, modules: { [ID]: { ...ON.modules[ID]!, isOff: true } } };

type Import = ModuleLoaderParts['importRelease'];

function importing(exposed: unknown = buildModule()) {
  // What comes over the network can be anything.
  return jest.fn<ReturnType<Import>, Parameters<Import>>(() => Promise.resolve(exposed as PortalModule));
}

function setUp(changes: Partial<Omit<ModuleLoaderParts, 'importRelease'>> = {}, importRelease = importing()) {
  const loadMessages = jest.fn(() => Promise.resolve());
  const parts = buildLoaderParts({ loadMessages, ...changes, importRelease });
  return { loadMessages, importRelease, loader: createModuleLoader(parts) };
}

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('createModuleLoader', () => {
  test('loads code and texts once, however often a page asks', async () => {
    const { loader, importRelease, loadMessages } = setUp();
    expect(loader.state(ID).status).toBe('idle');
    loader.prepare(ID);
    loader.prepare(ID);
    expect(loader.state(ID).status).toBe('loading');
    await jest.runAllTimersAsync();

    expect(loader.state(ID).status).toBe('ready');
    expect(importRelease).toHaveBeenCalledTimes(1);
    expect(loadMessages).toHaveBeenCalledTimes(1);
    expect(loader.readyModules().map(([id]) => id)).toEqual([ID]);
  });

  test('neither blames nor runs again a module whose code lacked a file of the shell', async () => {
    const fault = new ModuleFault('shell', 'list.js is missing', { part: 'chunk' });
    const report = jest.fn();
    const { loader, importRelease } = setUp(
      { report },
      jest.fn<ReturnType<Import>, Parameters<Import>>(() => Promise.reject(fault)),
    );
    loader.prepare(ID);
    await jest.runAllTimersAsync();
    loader.retry(ID);
    await jest.runAllTimersAsync();

    expect(loader.state(ID)).toEqual({ status: 'failed', fault });
    expect(importRelease).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
  });

  test('is not ready before the texts are there', async () => {
    const { loader } = setUp({ loadMessages: () => new Promise(() => undefined) });
    loader.prepare(ID);
    await jest.runAllTimersAsync();

    expect(loader.state(ID).status).toBe('loading');
  });

  test('tells whoever listens, until they stop', async () => {
    const { loader } = setUp();
    const listener = jest.fn();
    const stop = loader.subscribe(listener);
    loader.prepare(ID);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await jest.runAllTimersAsync();

    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('gets over a short failure of the network by itself', async () => {
    const { loader, importRelease } = setUp();
    importRelease.mockRejectedValueOnce(new ModuleFault('network', 'offline'));
    loader.prepare(ID);
    await jest.runAllTimersAsync();

    expect(loader.state(ID).status).toBe('ready');
    expect(importRelease).toHaveBeenCalledTimes(2);
  });

  test('keeps a failure until somebody asks to try again', async () => {
    const { loader, importRelease } = setUp();
    importRelease.mockRejectedValueOnce(new ModuleFault('missing', 'gone'));
    loader.prepare(ID);
    await jest.runAllTimersAsync();
    expect(loader.state(ID)).toMatchObject({ status: 'failed', fault: { kind: 'missing' } });

    loader.prepare(ID);
    expect(loader.state(ID).status).toBe('failed');
    loader.retry(ID);
    await jest.runAllTimersAsync();
    expect(loader.state(ID).status).toBe('ready');
  });

  test('tries again with the release that the registry names then', async () => {
    const newer = buildRelease({ release: '1.0.1-def', container: 'mfe_sample_1_0_1_def' });
    const { loader, importRelease } = setUp({ fetchRegistry: () => Promise.resolve(buildRegistry(newer)) });
    importRelease.mockRejectedValueOnce(new ModuleFault('missing', 'gone'));
    loader.prepare(ID);
    await jest.runAllTimersAsync();
    loader.retry(ID);
    await jest.runAllTimersAsync();

    expect(importRelease.mock.calls.map(([entry]) => entry.release.release)).toEqual([
      '1.0.0-abc',
      '1.0.1-def',
    ]);
  });

  test('tries again with what it knows when the registry cannot be had', async () => {
    const { loader, importRelease } = setUp({ fetchRegistry: () => Promise.reject(new Error('offline')) });
    importRelease.mockRejectedValueOnce(new ModuleFault('missing', 'gone'));
    loader.prepare(ID);
    await jest.runAllTimersAsync();
    loader.retry(ID);
    await jest.runAllTimersAsync();

    expect(loader.state(ID).status).toBe('ready');
  });

  test.each([
    ['the same', 'a', '1.0.1-def', false],
    ['another', 'b', '1.0.0-abc', true],
  ])(
    'takes a newer release of a module that is not open yet with %s shell in force: %s, %s',
    async (_which, shell, loaded, isOffered) => {
      const newer = buildRelease({ release: '1.0.1-def', container: 'mfe_sample_1_0_1_def' });
      const registry = { ...buildRegistry(newer), shell: { release: shell, previous: [] } };
      const { loader } = setUp({ shell: 'a', fetchRegistry: () => Promise.resolve(registry) });
      await loader.refresh();
      loader.prepare(ID);
      await jest.runAllTimersAsync();

      expect(loader.state(ID)).toMatchObject({ status: 'ready', release: loaded });
      expect(loader.hasNewer()).toBe(isOffered);
    },
  );

  describe('in a tab whose shell has moved on together with the modules', () => {
    const AFTER = buildRelease({
      release: '2.0.0-new',
      container: 'mfe_sample_2',
      share: { react: '^20.0.0' },
    });
    const BEFORE = buildRelease({ share: { react: '^19.0.0' } });
    const moved = (entry: object = {}): Registry => {
      const { modules, ...rest } = buildRegistry(AFTER);
      return {
        ...rest,
        modules: { [ID]: { ...modules[ID]!, ...entry } },
        shell: { release: 'b', previous: ['a'] },
      };
    };
    const start = (heard: Registry, changes: Parameters<typeof setUp>[0] = {}, imports = importing()) =>
      setUp(
        {
          shell: 'a',
          registry: buildRegistry(BEFORE),
          fetchRegistry: () => Promise.resolve(heard),
          ...changes,
        },
        imports,
      );

    test('a retry stays with the release of the old set, and offers the new one', async () => {
      const { loader, importRelease } = start(moved());
      importRelease.mockRejectedValueOnce(new ModuleFault('missing', 'late'));
      loader.prepare(ID);
      await jest.runAllTimersAsync();
      loader.retry(ID);
      await jest.runAllTimersAsync();

      expect(loader.state(ID)).toMatchObject({ status: 'ready', release: '1.0.0-abc' });
      expect(importRelease.mock.calls.map(([{ release }]) => release.release)).toEqual([
        '1.0.0-abc',
        '1.0.0-abc',
      ]);
      expect(loader.hasNewer()).toBe(true);
    });

    test('a module that is switched off and on again comes back in the release of the old set', async () => {
      let heard = moved({ isOff: true });
      const { loader } = start(heard, { fetchRegistry: () => Promise.resolve(heard) });
      await loader.refresh();
      loader.prepare(ID);
      await jest.runAllTimersAsync();
      expect(loader.state(ID)).toMatchObject({ status: 'failed', fault: { kind: 'off' } });
      heard = moved();
      await loader.refresh();
      await jest.runAllTimersAsync();

      expect(loader.state(ID)).toMatchObject({ status: 'ready', release: '1.0.0-abc' });
    });

    test('a page of the old shell that begins with the new registry takes the earlier release, says so, and blames nobody', async () => {
      const report = jest.fn();
      const previous = [{ release: BEFORE.release, integrity: 'sha384-x' }];
      const imports = jest.fn<ReturnType<Import>, Parameters<Import>>(({ release }) =>
        release.release === AFTER.release
          ? Promise.reject(new ModuleFault('contract', 'no such singleton'))
          : Promise.resolve(buildModule()),
      );
      const fetchRelease = () => Promise.resolve(buildRegistry(BEFORE).modules[ID]!);
      const { loader } = start(moved(), { registry: moved({ previous }), fetchRelease, report }, imports);
      loader.prepare(ID);
      await jest.runAllTimersAsync();

      expect(loader.state(ID)).toMatchObject({
        status: 'ready',
        release: BEFORE.release,
        insteadOf: AFTER.release,
        because: 'shell',
      });
      expect(loader.hasNewer()).toBe(true);
      expect(report.mock.calls.map(([, release]) => release)).not.toContain(AFTER.release);
      expect(window.sessionStorage).toHaveLength(0);
    });
  });

  test('offers nothing for a registry of an earlier time, which names no shell', async () => {
    const { loader } = setUp({ shell: 'a' });
    await loader.refresh();

    expect(loader.hasNewer()).toBe(false);
  });

  test('refuses a release of another contract without running it', async () => {
    const { loader, importRelease } = setUp({ registry: buildRegistry(buildRelease({ contract: 3 })) });
    loader.prepare(ID);
    await jest.runAllTimersAsync();

    expect(loader.state(ID)).toMatchObject({ status: 'failed', fault: { kind: 'contract' } });
    expect(importRelease).not.toHaveBeenCalled();
  });

  test('loads nothing of a module that is switched off, until it is on again', async () => {
    const { loader, importRelease } = setUp({ registry: OFF, fetchRegistry: () => Promise.resolve(ON) });
    loader.prepare(ID);
    await jest.runAllTimersAsync();
    expect(loader.state(ID)).toMatchObject({ status: 'failed', fault: { kind: 'off' } });
    expect(importRelease).not.toHaveBeenCalled();

    loader.retry(ID);
    await jest.runAllTimersAsync();
    expect(loader.state(ID).status).toBe('ready');
  });

  test('knows of a module that is switched off while it is open, and that it is on again, without loading it twice', async () => {
    const fetchRegistry = jest.fn(() => Promise.resolve(OFF));
    const { loader, importRelease } = setUp({ fetchRegistry });
    loader.prepare(ID);
    await jest.runAllTimersAsync();
    await loader.refresh();
    expect(loader.state(ID)).toMatchObject({ status: 'ready', isOff: true });
    expect(loader.hasNewer()).toBe(false);

    fetchRegistry.mockResolvedValue(ON);
    loader.retry(ID);
    await jest.runAllTimersAsync();
    expect(loader.state(ID)).toMatchObject({ status: 'ready' });
    expect(loader.state(ID)).not.toHaveProperty('isOff');
    expect(importRelease).toHaveBeenCalledTimes(1);
  });

  test('notices that a module was switched off while it came', async () => {
    const { loader } = setUp({ fetchRegistry: () => Promise.resolve(OFF) });
    loader.prepare(ID);
    await loader.refresh();
    await jest.runAllTimersAsync();

    expect(loader.state(ID)).toMatchObject({ status: 'ready', isOff: true });
  });

  test('loads a module that was switched off from the start as soon as a registry has it on', async () => {
    const { loader } = setUp({ registry: OFF, fetchRegistry: () => Promise.resolve(ON) });
    loader.prepare(ID);
    await jest.runAllTimersAsync();
    await loader.refresh();
    await jest.runAllTimersAsync();

    expect(loader.state(ID).status).toBe('ready');
  });

  test.each([
    ['nothing', null],
    ['a module without the page that it describes', buildModule({ routes: {} })],
    ['a module of another contract', { ...buildModule(), contract: 3 }],
  ])('refuses %s', async (_what, exposed) => {
    const { loader } = setUp({}, importing(exposed));
    loader.prepare(ID);
    await jest.runAllTimersAsync();

    expect(loader.state(ID)).toMatchObject({ status: 'failed', fault: { kind: 'contract' } });
  });

  test('lets one module fail alone', async () => {
    const other = buildRelease({ description: buildDescription({ id: 'mfe-other' }) });
    const importRelease = importing().mockImplementation(({ release }) =>
      release.id === ID ? Promise.reject(new Error('broken')) : Promise.resolve(buildModule()),
    );
    const { loader } = setUp({ registry: buildRegistry(buildRelease(), other) }, importRelease);
    loader.prepare(ID);
    loader.prepare('mfe-other');
    await jest.runAllTimersAsync();

    expect(loader.state(ID)).toMatchObject({ status: 'failed', fault: { kind: 'execution' } });
    expect(loader.state('mfe-other').status).toBe('ready');
  });
});
