import world from 'world-atlas/countries-110m.json';
import { drawEurope, type World } from './europe.ts';

const shapes = drawEurope(world as unknown as World);
const ids = new Set(shapes.map(({ id }) => id));

/** Countries of the programme and those that are associated to it, by ISO 3166-1. */
const PROGRAMME = [
  40, 56, 100, 191, 196, 203, 208, 233, 246, 250, 276, 348, 352, 372, 380, 428, 438, 440, 442, 470, 528, 578,
  616, 620, 642, 688, 703, 705, 724, 752, 792, 807,
];

test('every country of the programme can be chosen on the map', () => {
  expect(PROGRAMME.filter((id) => !ids.has(id))).toEqual([]);
});

test('no shape is without a line', () => {
  for (const { d } of shapes) expect(d).toMatch(/^M[\d.-]/);
});
