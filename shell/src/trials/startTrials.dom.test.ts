import type { PreviousRelease, Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { buildRegistry, buildRelease } from '../testing/builders.ts';
import { ModuleFault } from '../releaseFiles/moduleFault.ts';
import { keepTrials, readTrials, TRIAL_MS, TRIALS_KEY } from './keptTrials.ts';
import { isTried, startTrials, withTrials } from './startTrials.ts';

const ID = 'mfe-sample';
const NOW = Date.parse('2026-03-02T10:00:00Z');

function registryOf(inForce: string, changes: Partial<RegistryModule> = {}): Registry {
  const registry = buildRegistry(buildRelease({ release: inForce }));
  return { ...registry, modules: { [ID]: { ...registry.modules[ID]!, ...changes } } };
}

const named = (release: string): PreviousRelease => ({ release, integrity: `sha384-${release}` });
const SIGNED = registryOf('2', { previous: [named('1')], previews: [named('3')] });

const storage = window.sessionStorage;
const keep = (release: string, id = ID) => keepTrials(storage, { since: NOW, releases: { [id]: release } });

function start(changes: Partial<Parameters<typeof startTrials>[0]> = {}) {
  const fetchRelease = jest.fn((_active: RegistryModule, { release }: PreviousRelease) =>
    Promise.resolve(registryOf(release).modules[ID]!),
  );
  const parts = { seen: SIGNED, signed: SIGNED, storage, mayTry: true, fetchRelease, now: () => NOW + 1 };
  return { fetchRelease, started: startTrials({ ...parts, ...changes }) };
}

beforeEach(() => storage.clear());

describe('startTrials', () => {
  test('asks for nothing in a tab that tries nothing', async () => {
    const { fetchRelease, started } = start();
    expect(await started).toEqual({ trials: [] });
    expect(fetchRelease).not.toHaveBeenCalled();
  });

  test.each(['3', '1'])('finds release %s by the hash that the registry names', async (release) => {
    keep(release);
    const { fetchRelease, started } = start();
    expect(await started).toMatchObject({
      trials: [{ id: ID, release, status: 'acts', entry: { release: { release }, previous: [] } }],
      since: '2026-03-02T10:00:00.000Z',
      until: '2026-03-02T18:00:00.000Z',
    });
    expect(fetchRelease).toHaveBeenCalledWith(SIGNED.modules[ID], named(release));
    expect(isTried(await started, ID, release)).toBe(true);
    expect(isTried(await started, ID, '2')).toBe(false);
  });

  test('tries no release that the registry does not name, says so once, and asks for nothing', async () => {
    keep('evil');
    const { fetchRelease, started } = start();
    expect(await started).toMatchObject({ trials: [{ id: ID, release: 'evil', status: 'gone' }] });
    expect(fetchRelease).not.toHaveBeenCalled();
    expect(readTrials(storage)).toBeUndefined();
  });

  test('says so of a module that the registry does not name', async () => {
    keep('1', 'mfe-gone');
    expect((await start().started).trials).toEqual([{ id: 'mfe-gone', release: '1', status: 'gone' }]);
  });

  test('tries no release of another contract', async () => {
    keep('3');
    const entry = registryOf('3').modules[ID]!;
    const fetchRelease = () => Promise.resolve({ ...entry, release: { ...entry.release, contract: 9 } });
    expect((await start({ fetchRelease }).started).trials).toEqual([
      { id: ID, release: '3', status: 'unfit' },
    ]);
    expect(readTrials(storage)).toBeUndefined();
  });

  test('says that a release could not be had, and asks again with the next page', async () => {
    keep('3');
    const fetchRelease = () => Promise.reject(new ModuleFault('network', 'away'));
    expect((await start({ fetchRelease }).started).trials).toEqual([
      { id: ID, release: '3', status: 'absent' },
    ]);
    expect(readTrials(storage)?.releases).toEqual({ [ID]: '3' });
  });

  test('forgets what is in force by now without a word', async () => {
    keep('2');
    expect((await start().started).trials).toEqual([]);
    expect(readTrials(storage)).toBeUndefined();
  });

  test('tries the release in force where this browser would run another one', async () => {
    keep('2');
    const { trials } = await start({ seen: registryOf('4') }).started;
    expect(trials).toMatchObject([{ status: 'acts', entry: { release: { release: '2' }, previous: [] } }]);
  });

  test('tries nothing for somebody who may not, and forgets it', async () => {
    keep('3');
    expect(await start({ mayTry: false }).started).toEqual({ trials: [] });
    expect(readTrials(storage)).toBeUndefined();
  });

  test.each([
    ['when its time is over', NOW + TRIAL_MS],
    ['when it began in the future', NOW - 1],
  ])('ends a trial %s, and says so once', async (_when, now) => {
    keep('3');
    expect(await start({ now: () => now }).started).toEqual({ trials: [], isOver: true });
    expect(await start({ now: () => now }).started).toEqual({ trials: [] });
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"since":1}',
    '{"since":"x","releases":{"a":"b"}}',
    '{"since":1,"releases":{"a":1}}',
  ])('tries nothing where %s is kept', async (kept) => {
    storage.setItem(TRIALS_KEY, kept);
    expect(await start().started).toEqual({ trials: [] });
  });
});

describe('withTrials', () => {
  async function tried(release = '3') {
    keep(release);
    return start().started;
  }
  const inForce = (registry: Registry) => registry.modules[ID]?.release.release;

  test('puts what is tried in the place of what is in force', async () => {
    expect(inForce(withTrials(SIGNED, SIGNED, await tried()))).toBe('3');
    expect(inForce(SIGNED)).toBe('2');
  });

  test('leaves a module switched off', async () => {
    const off = registryOf('2', { previews: [named('3')], isOff: true });
    expect(withTrials(off, off, await tried()).modules[ID]).toMatchObject({ isOff: true });
  });

  test('tries no longer what a later registry does not name, or has put in force', async () => {
    const trials = await tried();
    const [without, published] = [registryOf('2'), registryOf('3', { previous: [named('2')] })];
    expect(inForce(withTrials(without, without, trials))).toBe('2');
    expect(withTrials(published, published, trials)).toEqual(published);
  });

  test('leaves out a module that is no longer there', async () => {
    const empty = { ...SIGNED, modules: {} };
    expect(withTrials(empty, empty, await tried()).modules).toEqual({});
  });
});
