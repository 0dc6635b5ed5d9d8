import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { DATA_DIRECTORY } from '../../../reference/csvTable.ts';
import { weightedChoice } from './random.ts';
import type { WeightedChoice } from './random.ts';

/** When an agreement lies: under the programme that ended in 2021, ended since, running, or still to begin. */
export const PERIODS = ['earlierProgramme', 'ended', 'active', 'future'] as const;
export type Period = (typeof PERIODS)[number];

const weights = z.record(z.string(), z.number());
const schema = z.object({
  partnerCountryShare: weights,
  placesPerAgreement: weights,
  monthsPerPlace: weights,
  studyCycles: weights,
  departmentsPerAgreement: weights,
  period: weights,
});

/** The sample's proportions, ready to choose by; `server/data/SOURCES.md` says where they come from. */
export type Proportions = {
  readonly countryShare: Readonly<Record<string, number>>;
  readonly places: WeightedChoice<number>;
  readonly months: WeightedChoice<number>;
  readonly departments: WeightedChoice<number>;
  readonly firstStudyCycle: WeightedChoice<string>;
  readonly period: WeightedChoice<Period>;
};

/** Reads `sample_proportions.json`; throws when it names a period that does not exist. */
export async function readProportions(): Promise<Proportions> {
  const content = await readFile(new URL('sample_proportions.json', DATA_DIRECTORY), 'utf8');
  const shares = schema.parse(JSON.parse(content));
  return {
    countryShare: shares.partnerCountryShare,
    places: numberChoice(shares.placesPerAgreement),
    months: numberChoice(shares.monthsPerPlace),
    departments: numberChoice(shares.departmentsPerAgreement),
    firstStudyCycle: weightedChoice(Object.entries(shares.studyCycles)),
    period: choiceOf(shares.period, PERIODS),
  };
}

function choiceOf<Name extends string>(
  shares: Readonly<Record<string, number>>,
  names: readonly Name[],
): WeightedChoice<Name> {
  const unknown = Object.keys(shares).find((key) => !names.some((name) => name === key));
  if (unknown !== undefined)
    throw new Error(`sample_proportions.json names ${unknown}, which does not exist.`);
  return weightedChoice(names.map((name) => [name, shares[name] ?? 0]));
}

function numberChoice(shares: Readonly<Record<string, number>>): WeightedChoice<number> {
  return weightedChoice(Object.entries(shares).map(([key, share]) => [Number(key), share]));
}
