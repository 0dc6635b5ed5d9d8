import coarse from 'world-atlas/countries-110m.json';
import fine from 'world-atlas/countries-50m.json';
import { drawEurope } from './drawEurope.ts';

/** Countries of the programme and those that are associated to it, by ISO 3166-1. */
const PROGRAMME = [
  40, 56, 100, 191, 196, 203, 208, 233, 246, 250, 276, 348, 352, 372, 380, 428, 438, 440, 442, 470, 528, 578,
  616, 620, 642, 688, 703, 705, 724, 752, 792, 807,
];

describe.each([
  ['coarse', drawEurope(coarse)],
  ['fine', drawEurope(fine)],
] as const)('drawEurope with %s shapes', (_, { shapes, borders }) => {
  test('draws every country of the programme, each shape with a line', () => {
    const ids = new Set(shapes.map(({ id }) => id));
    expect(PROGRAMME.filter((id) => !ids.has(id))).toEqual([]);
    for (const { d } of shapes) expect(d).toMatch(/^M[\d.-]/);
    expect(new Set(shapes.map(({ key }) => key)).size).toBe(shapes.length);
  });

  test('takes Cyprus for one country, and draws lines between countries', () => {
    expect(shapes.filter(({ id }) => id === 196)).toHaveLength(2);
    expect(borders).toMatch(/^M/);
  });

  test('leaves out what lies outside of the picture', () => {
    expect(shapes.filter(({ id }) => id === 36)).toEqual([]);
  });
});

test('a country is a dot only where shapes leave it out', () => {
  const dots = (file: unknown) => drawEurope(file).shapes.filter(({ key }) => key.startsWith('dot-'));
  expect(dots(coarse).map(({ id }) => id)).toEqual([438, 470]);
  expect(dots(fine)).toEqual([]);
});
