import { geoConicConformal, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Countries as world-atlas has them (Natural Earth, public domain): ids are the numbers of ISO 3166-1. */
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** - id: of the country in the portal; null where it has none; d: of its path */
export type MapShape = { readonly key: string; readonly id: number | null; readonly d: string };

/** - borders: path of the lines between countries */
export type DrawnMap = { readonly shapes: readonly MapShape[]; readonly borders: string };

export const MAP_SIZE = { width: 640, height: 520 } as const;
/** From Iceland to the Caucasus: whoever takes part in the programme lies in here. */
const CORNERS: GeoPermissibleObjects = {
  type: 'MultiPoint',
  coordinates: [
    [-11, 35],
    // The parallels bend: Malta, Crete and Cyprus lie lower than the corners.
    [14, 34],
    [33, 34],
    [44, 35],
    [-24, 66],
    [36, 71],
  ],
};
/** What the data has without a number. The north of Cyprus is Cyprus; Kosovo has a number that users of the list assigned. */
const UNNUMBERED: Readonly<Record<string, number>> = { 'N. Cyprus': 196, Kosovo: 983 };
/** Countries that coarse shapes leave out, by where they lie: Liechtenstein, Malta. */
const SMALL = [
  { id: 438, at: [9.55, 47.16] },
  { id: 470, at: [14.4, 35.9] },
] as const;
const DOT_RADIUS = 5;

/**
 * Draws the countries of Europe and what lies around, in a picture of {@link MAP_SIZE}; one that is drawn in parts has one id, one that is too small for the
 * shapes is a dot.
 *
 * - file: `countries-*.json` of world-atlas, which says no more of itself than that it is JSON
 */
export function drawEurope(file: unknown): DrawnMap {
  const world = file as World;
  const { countries } = world.objects;
  const projection = geoConicConformal()
    .parallels([35, 65])
    .rotate([-15, 0])
    .fitSize([MAP_SIZE.width, MAP_SIZE.height], CORNERS);
  projection.clipExtent([
    [0, 0],
    [MAP_SIZE.width, MAP_SIZE.height],
  ]);
  const path = geoPath(projection).digits(1);
  const { features }: FeatureCollection = feature(world, countries);
  const shapes = features.flatMap((country, index): readonly MapShape[] => {
    const d = path(country);
    return d === null ? [] : [{ key: `${country.id ?? 'x'}-${index}`, id: idOf(country), d }];
  });
  const dots = SMALL.flatMap(({ id, at: [longitude, latitude] }): readonly MapShape[] => {
    const point = shapes.some((shape) => shape.id === id) ? null : projection([longitude, latitude]);
    return point === null ? [] : [{ key: `dot-${id}`, id, d: dot(point) }];
  });
  const borders = path(mesh(world, countries, (one, other) => idOf(one) !== idOf(other)));
  return { shapes: [...shapes, ...dots], borders: borders ?? '' };
}

function dot([x, y]: readonly [number, number]): string {
  const [left, size] = [x - DOT_RADIUS, 2 * DOT_RADIUS];
  const arc = `a${DOT_RADIUS},${DOT_RADIUS} 0 1,0`;
  return `M${left.toFixed(1)},${y.toFixed(1)}${arc} ${size},0${arc} ${-size},0Z`;
}

/** A country as a shape or as a part of the borders. */
type Country = { readonly id?: string | number | undefined; readonly properties?: object | null | undefined };

function idOf({ id, properties }: Country): number | null {
  if (id !== undefined) return Number(id);
  const name = properties && 'name' in properties ? String(properties.name) : '';
  return UNNUMBERED[name] ?? null;
}
