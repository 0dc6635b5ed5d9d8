import type { Journey } from './journey.ts';
import { unvisited, type WizardMap } from './unvisited.ts';
import { walkJourney, type JourneyPage } from './walkJourney.ts';

/** Goes each journey through a wizard, and tells where none leads. Give it as the body of a `describe`; `open` opens the wizard at the first step of a journey. */
export function tryJourneys<Form, Way extends string, One extends Journey<Way>>(
  map: WizardMap<Form, Way>,
  journeys: readonly One[],
  open: (journey: One) => JourneyPage,
): void {
  beforeEach(() => {
    window.localStorage.clear();
    window.scrollTo = () => undefined;
  });

  test.each(journeys.map((journey) => [journey.name, journey] as const))('%s', async (_name, journey) => {
    expect(await walkJourney(open(journey), journey)).toBe(journey.end.leadsTo);
  });

  test('lead to each step, to what it refuses, and to each ending', () => {
    expect(unvisited(map, journeys)).toEqual([]);
  });
}
