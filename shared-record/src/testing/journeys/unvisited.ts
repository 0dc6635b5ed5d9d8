import type { WizardStep } from '../../steps/wizardSteps.ts';
import type { Journey } from './journey.ts';

/**
 * All there is to be visited in a wizard.
 *
 * - ways: its steps by what somebody is or wants, as `full` and `short`
 * - empty: the form with nothing answered: what a step refuses there, a journey has to run into
 * - ends: names of all endings
 */
export type WizardMap<Form, Way extends string> = {
  readonly ways: Readonly<Record<Way, ReadonlyArray<WizardStep<Form>>>>;
  readonly empty: Form;
  readonly ends: readonly string[];
};

/** Names each step of each way, each step that some forms do not have left out, each step that refuses something, and each ending to which no journey leads. */
export function unvisited<Form, Way extends string>(
  { ways, empty, ends }: WizardMap<Form, Way>,
  journeys: ReadonlyArray<Journey<Way>>,
): readonly string[] {
  const now = new Date();
  const stopsOn = (way: string) =>
    journeys.filter((journey) => journey.way === way).map(({ steps }) => steps);
  const all = Object.entries<ReadonlyArray<WizardStep<Form>>>(ways);
  const missed = all.flatMap(([way, steps]) => {
    const taken = stopsOn(way);
    return steps.flatMap(({ id, isRelevant }) => {
      const visits = taken.filter((stops) => stops.some(({ at }) => at === id)).length;
      if (visits === 0) return [`${way}: ${id}`];
      return isRelevant !== undefined && visits === taken.length ? [`${way}: without ${id}`] : [];
    });
  });
  // From the last step no Next leads on.
  const refusing = all.flatMap(([, steps]) =>
    steps.slice(0, -1).flatMap(({ id, check }) => (check(empty, now).length > 0 ? [id] : [])),
  );
  const refused = new Set(
    journeys.flatMap(({ steps }) => steps.flatMap(({ at, refuses }) => (refuses === undefined ? [] : [at]))),
  );
  const reached = new Set(journeys.map(({ end }) => end.name));
  return [
    ...missed,
    ...[...new Set(refusing)].filter((id) => !refused.has(id)).map((id) => `${id} with nothing answered`),
    ...ends.filter((end) => !reached.has(end)).map((end) => `end: ${end}`),
  ];
}
