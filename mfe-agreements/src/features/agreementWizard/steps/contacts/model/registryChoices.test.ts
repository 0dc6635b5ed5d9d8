import { buildHei, buildPerson, buildUnit, buildUnits } from '../testing/lookups.ts';
import { registryChoices } from './registryChoices.ts';

const known = [{ id: 4, name: 'Chemistry', nameGR: 'Χημεία', ounitId: 'unit-9', domain: null }];
const TEXTS = { whole: 'Whole', unnamed: 'Unnamed' };
const units = buildUnits(
  [
    buildUnit(),
    buildUnit({
      ounitId: 'unit-2',
      name: [
        { value: 'Arts', lang: 'en' },
        { value: 'Τέχνες', lang: 'el' },
      ],
    }),
    buildUnit({ ounitId: 'unit-7', name: [] }),
  ],
  { notAsked: ['unit-9', 'unit-10'] },
);
const labels = (language: 'en' | 'gr', hei = buildHei()) =>
  registryChoices({ hei: hei.hei[0], units, known }, TEXTS, language).map(({ label }) => label);

describe('registryChoices', () => {
  test('names units in the language of the page with their short ids, and those that were not asked for as we know them', () => {
    expect(labels('en')).toEqual([
      'Arts (unit-2)',
      'Chemistry (unit-9)',
      'Faculty of Law (unit-5)',
      'unit-7',
      'unit-10',
    ]);
    expect(labels('gr')).toContain('Τέχνες (unit-2)');
    expect(labels('gr')).toContain('Χημεία (unit-9)');
  });

  test('offers the whole institution first when somebody stands for it', () => {
    expect(labels('en', buildHei({ contact: [buildPerson()] }))[0]).toBe('Whole');
  });

  test('finds a unit by its name in any language and by its id', () => {
    const [arts] = registryChoices({ hei: undefined, units, known }, TEXTS, 'en');
    expect(arts?.search).toBe('Arts Τέχνες unit-2');
  });

  test('prefers the code that people know, and says no key of a system', () => {
    const [uuid, other] = ['6b1f0c1e-8d0a-4f0e-9c57-0f6f0f3b8a11', '0d3a7c52-1b1e-4a86-8d0f-51c2f9a0e9b7'];
    const name = (value: string) => [{ value, lang: 'en' }];
    const told = (...given: Parameters<typeof buildUnit>[0][]) =>
      registryChoices(
        { hei: undefined, units: buildUnits(given.map(buildUnit)), known: [] },
        TEXTS,
        'en',
      ).map(({ label }) => label);
    expect(
      told(
        { ounitId: uuid, ounitCode: 'LAW', name: name('Faculty of Law') },
        { ounitId: other, ounitCode: other, name: name('Chemistry') },
      ),
    ).toEqual(['Chemistry', 'Faculty of Law (LAW)']);
    expect(told({ ounitId: uuid, name: [] })).toEqual(['Unnamed']);
  });

  test('tells units apart by their ids where they have equal names', () => {
    const [first, second] = ['6b1f0c1e-8d0a-4f0e-9c57-0f6f0f3b8a11', '0d3a7c52-1b1e-4a86-8d0f-51c2f9a0e9b7'];
    const twins = [first, second].map((ounitId) =>
      buildUnit({ ounitId, name: [{ value: 'Law', lang: 'en' }] }),
    );
    const labels = registryChoices({ hei: undefined, units: buildUnits(twins), known: [] }, TEXTS, 'en');
    expect(labels.map(({ label }) => label)).toEqual([`Law (${second})`, `Law (${first})`]);
  });
});
