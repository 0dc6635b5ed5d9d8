import { buildHei, buildPerson, buildUnit, buildUnits } from '../testing/lookups.ts';
import { registryChoices } from './registryChoices.ts';

const known = [{ id: 4, name: 'Chemistry', nameGR: 'Χημεία', ounitId: 'unit-9', domain: null }];
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
  registryChoices({ hei: hei.hei[0], units, known }, 'Whole', language).map(({ label }) => label);

describe('registryChoices', () => {
  test('names units in the language of the page with their ids, and those that were not asked for as we know them', () => {
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
    const [arts] = registryChoices({ hei: undefined, units, known }, 'Whole', 'en');
    expect(arts?.search).toBe('Arts Τέχνες unit-2');
  });
});
