import type { Outcome, Person } from './person.ts';

/** What the calls find in the sample; `made` makes a record of its own for each call that changes one. */
export type Known = {
  readonly year: number;
  /** A final agreement that students may choose, its partner and a department of ours that takes part in it. */
  readonly agreement: number;
  readonly partner: { readonly id: number; readonly heiId: string; readonly country: number };
  readonly department: number;
  readonly iiaId: string;
  readonly localHeiId: string;
  readonly localFactsheet: number;
  readonly partnerFactsheet: number;
  readonly file: number;
  /** Reads a whole agreement as the office. */
  readonly whole: (agreement: number) => Promise<Readonly<Record<string, unknown>>>;
  readonly made: Made;
};

/** Each makes a record, for one call alone, and gives its id. */
export type Made = {
  readonly draft: () => Promise<number>;
  readonly submitted: () => Promise<number>;
  readonly final: () => Promise<number>;
  readonly approvedByAll: () => Promise<number>;
  readonly coordinator: () => Promise<number>;
  readonly application: () => Promise<number>;
};

/** One call of the documents, and what comes of it for office, faculty, student and guest. */
export type Row = readonly [
  name: string,
  call: (person: Person, known: Known) => Promise<unknown>,
  outcomes: readonly [office: Outcome, faculty: Outcome, student: Outcome, guest: Outcome],
];

/** Name that no other call gives. */
export function unique(stem: string): string {
  serial += 1;
  return `${stem} ${serial}`;
}

let serial = 0;
