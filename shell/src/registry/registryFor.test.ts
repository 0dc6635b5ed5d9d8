import type { ModuleCanary, Registry, RegistryModule } from 'shared-contracts/releases/registry.ts';
import { buildDescription, buildRegistry, buildRelease } from '../testing/builders.ts';
import { registryFor } from './registryFor.ts';
import { drawnNumber } from './releaseDraw.ts';

const ID = 'mfe-sample';
const BEFORE = { release: '0.9.0-aaa', integrity: 'sha384-before' };
const CANARY: ModuleCanary = {
  percent: 10,
  base: `/m/${ID}/1.1.0-def/`,
  release: buildRelease({ release: '1.1.0-def' }),
  stable: 'sha384-stable',
};
const draws = Array.from({ length: 300 }, (_, index) => index.toString(16).padStart(16, '0'));
const numberOf = (draw: string) => drawnNumber(draw, ID, '1.1.0-def');
const inside = draws.find((draw) => numberOf(draw) === 9)!;
const outside = draws.find((draw) => numberOf(draw) === 10)!;

const other = buildRelease({ description: buildDescription({ id: 'mfe-other', routes: [] }) });
const REGISTRY = buildRegistry(buildRelease(), other);

function registryWith(changes: Partial<RegistryModule>): Registry {
  const entry = { ...REGISTRY.modules[ID]!, previous: [BEFORE], ...changes };
  return { ...REGISTRY, modules: { ...REGISTRY.modules, [ID]: entry } };
}

const seen = (changes: Partial<RegistryModule>, draw: string | undefined = inside) =>
  registryFor(registryWith(changes), () => draw).modules[ID];

describe('registryFor', () => {
  test('puts the canary in force where the browser is drawn, with the release of the others to go back to', () => {
    expect(seen({ canary: CANARY })).toEqual({
      base: CANARY.base,
      release: CANARY.release,
      previous: [{ release: '1.0.0-abc', integrity: 'sha384-stable' }, BEFORE],
    });
  });

  test.each([
    ['is not drawn', outside],
    ['keeps nothing', undefined],
  ])('leaves the release of all where the browser %s', (_what, draw) => {
    expect(registryFor(registryWith({ canary: CANARY }), () => draw)).toEqual(registryWith({}));
  });

  test('gives it to more when the percent rises, and to none when it falls', () => {
    expect(seen({ canary: { ...CANARY, percent: 11 } }, outside)?.release.release).toBe('1.1.0-def');
    expect(seen({ canary: { ...CANARY, percent: 9 } })?.release.release).toBe('1.0.0-abc');
  });

  test('leaves a module off that is switched off', () => {
    expect(seen({ canary: CANARY, isOff: true })?.isOff).toBe(true);
  });

  test('changes nothing else, and draws nobody without a canary', () => {
    const draw = jest.fn(() => inside);
    expect(registryFor(registryWith({}), draw)).toEqual(registryWith({}));
    expect(draw).not.toHaveBeenCalled();
  });

  test.each<[string, object]>([
    ['percent', { percent: '10' }],
    ['percent', { percent: 0 }],
    ['percent', { percent: 100 }],
    ['percent', { percent: 9.5 }],
    ['percent', { percent: null }],
    ['base', { base: undefined }],
    ['stable release', { stable: undefined }],
    ['release', { release: undefined }],
    ['release', { release: null }],
  ])('takes a canary whose %s cannot be read for none: %j', (_what, changes) => {
    const canary = { ...CANARY, ...changes };
    expect(seen({ canary })).toEqual(registryWith({}).modules[ID]);
  });
});
