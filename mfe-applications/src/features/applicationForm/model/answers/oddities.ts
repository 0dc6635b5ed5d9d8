/** What of an application is looked at beside something else of it; all empty while nobody has typed it. */
type OddityFacts = {
  readonly birthDate: string | null;
  readonly issueDate: string | null;
  readonly semesterCurrent: number | null;
  readonly semesterDuringMobility: number | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
};

const YOUNGEST = 16;
const OLDEST = 100;

/** Tell whether values look wrong beside one another: a help, which keeps nobody from going on. */
const LOOKS_ODD = {
  born: ({ birthDate, today }) => {
    if (!birthDate || birthDate > today) return false;
    const age = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
    const hasHadBirthday = today.slice(5) >= birthDate.slice(5);
    const years = hasHadBirthday ? age : age - 1;
    return years < YOUNGEST || years > OLDEST;
  },
  issued: ({ birthDate, issueDate }) => !!birthDate && !!issueDate && issueDate < birthDate,
  semester: ({ semesterCurrent, semesterDuringMobility }) =>
    semesterCurrent !== null && semesterDuringMobility !== null && semesterDuringMobility < semesterCurrent,
} as const satisfies Record<string, (facts: OddityFacts) => boolean>;

export type Oddity = keyof typeof LOOKS_ODD;
export const ODDITIES: readonly Oddity[] = ['born', 'issued', 'semester'];

/** Returns the facts of values as they stand in the form: what is half typed is no day, and no number, yet. */
export function oddityFacts(
  values: Readonly<Record<Exclude<keyof OddityFacts, 'today'>, unknown>>,
  today: string,
): OddityFacts {
  return {
    birthDate: dayOf(values.birthDate),
    issueDate: dayOf(values.issueDate),
    semesterCurrent: numberOf(values.semesterCurrent),
    semesterDuringMobility: numberOf(values.semesterDuringMobility),
    today,
  };
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Lists what looks odd, of what is asked for. */
export function odditiesOf(asked: readonly Oddity[], facts: OddityFacts): readonly Oddity[] {
  return asked.filter((name) => LOOKS_ODD[name](facts));
}
