import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { buildRegistry, buildRelease } from '../testing/builders.ts';
import { findChoice, releaseChoices } from './releaseChoices.ts';

const named = (release: string) => ({ release, integrity: `sha384-${release}` });
const entry: RegistryModule = {
  ...buildRegistry(buildRelease({ release: '2' })).modules['mfe-sample']!,
  previous: [named('1')],
  previews: [named('4'), named('3')],
  canary: { percent: 10, base: '/m/mfe-sample/3/', release: buildRelease({ release: '3' }), stable: 'x' },
};

describe('releaseChoices', () => {
  test('lists what the registry names, each once', () => {
    expect(releaseChoices(entry).map(({ kind, release }) => `${kind} ${release}`)).toEqual([
      'inForce 2',
      'canary 3',
      'preview 4',
      'earlier 1',
    ]);
  });

  test('asks for nothing where the registry holds the release, and leads back to none', async () => {
    const ask = jest.fn();
    expect(await findChoice(entry, '3')!.find(ask)).toEqual({
      base: '/m/mfe-sample/3/',
      release: entry.canary!.release,
      previous: [],
    });
    expect(ask).not.toHaveBeenCalled();
    await findChoice(entry, '4')!.find(ask);
    expect(ask).toHaveBeenCalledWith(entry, named('4'));
  });
});
