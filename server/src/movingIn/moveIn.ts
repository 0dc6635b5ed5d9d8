import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../database/database.ts';
import type { FoundAgreement } from './read/foundAgreement.ts';
import { readFiles } from './read/readFiles.ts';
import { type Reason, reasonText } from './reasons.ts';
import { readKnownRecords } from './resolve/knownRecords.ts';
import { type Outcome, takeAgreement } from './takeAgreement.ts';
import { startTrialMemory } from './trialMemory.ts';

/** How many agreements went which way; a file that could not be read to its end counts as one that was refused. */
export type MovedIn = { taken: number; there: number; refused: number };

export type MovingOptions = {
  /** False for a trial, which does everything and keeps nothing. */
  readonly isKept: boolean;
  readonly language: LanguageTag;
  /** Told a line of the report. */
  readonly tell: (line: string) => void;
  readonly clock?: () => Date;
};

/**
 * Takes the agreements of files over from an earlier system, each in a transaction of its own: whoever is stopped in the middle begins again, and what is
 * there already is passed over. Nobody is told of them.
 */
export async function moveIn(
  database: Database,
  files: readonly string[],
  { isKept, language, tell, clock = () => new Date() }: MovingOptions,
): Promise<MovedIn> {
  const known = await readKnownRecords(database);
  const services = { database, clock, known, isKept, seen: new Set<string>(), memory: startTrialMemory() };
  const counts: MovedIn = { taken: 0, there: 0, refused: 0 };
  for await (const found of readFiles(files)) {
    const outcome: Outcome =
      'refused' in found
        ? { kind: 'refused', reasons: found.refused }
        : await takeAgreement(services, found.raw);
    counts[outcome.kind] += 1;
    for (const line of linesOf(found, outcome, { isKept, language })) tell(line);
  }
  tell(sumOf(counts, { isKept, language }));
  return counts;
}

type Told = Pick<MovingOptions, 'isKept' | 'language'>;

const WORDS = {
  en: {
    taken: 'taken as agreement',
    trial: 'could be taken',
    there: 'is there already, as agreement',
    refused: 'NOT taken',
    sum: (taken: number, there: number, refused: number) =>
      `${taken} taken, ${there} there already, ${refused} not taken.`,
    trialSum: (taken: number, there: number, refused: number) =>
      `A trial, nothing was written: ${taken} could be taken, ${there} are there already, ${refused} could not. With --apply they are taken.`,
  },
  el: {
    taken: 'ελήφθη ως συμφωνία',
    trial: 'μπορεί να ληφθεί',
    there: 'υπάρχει ήδη, ως συμφωνία',
    refused: 'ΔΕΝ ελήφθη',
    sum: (taken: number, there: number, refused: number) =>
      `Ελήφθησαν ${taken}, υπήρχαν ήδη ${there}, δεν ελήφθησαν ${refused}.`,
    trialSum: (taken: number, there: number, refused: number) =>
      `Δοκιμή, δεν γράφτηκε τίποτα: μπορούν να ληφθούν ${taken}, υπάρχουν ήδη ${there}, δεν μπορούν ${refused}. Με --apply λαμβάνονται.`,
  },
} as const;

function linesOf(
  { place, cellOf }: FoundAgreement,
  outcome: Outcome,
  { isKept, language }: Told,
): readonly string[] {
  const words = WORDS[language];
  const placed = (reason: Reason) => ({ ...reason, cell: reason.cell ?? cellOf?.(reason.field ?? '') });
  const each = (reasons: readonly Reason[]) =>
    reasons.map((reason) => `    ${reasonText(placed(reason), language)}`);
  switch (outcome.kind) {
    case 'taken': {
      const said = isKept ? `${words.taken} ${outcome.agreementId}` : words.trial;
      return [`${place}: ${said}`, ...each(outcome.notes)];
    }
    case 'there':
      return [`${place}: ${words.there} ${outcome.agreementId}`];
    case 'refused':
      return [`${place}: ${words.refused}`, ...each(outcome.reasons)];
  }
}

function sumOf({ taken, there, refused }: MovedIn, { isKept, language }: Told): string {
  const { sum, trialSum } = WORDS[language];
  return (isKept ? sum : trialSum)(taken, there, refused);
}
