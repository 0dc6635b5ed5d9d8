import world from 'world-atlas/countries-50m.json';
import { drawMap, type World } from './worldMap.ts';

const { shapes, borders } = drawMap(world as unknown as World);
const partsOf = (id: number) => shapes.filter((shape) => shape.id === id);

describe('drawMap', () => {
  test('draws countries by their numbers, also the smallest', () => {
    for (const id of [380, 276, 470, 442]) expect(partsOf(id)[0]?.d).toMatch(/^M/);
    expect(borders.length).toBeGreaterThan(1_000);
  });

  test('takes Cyprus for one country', () => {
    expect(partsOf(196)).toHaveLength(2);
  });

  test('leaves out what lies outside of the picture', () => {
    expect(partsOf(36)).toEqual([]);
  });
});
