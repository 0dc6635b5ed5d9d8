/** One thing that is compared. - values: of each of those that are compared, in their order */
export type ComparedFact = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
};

/** Puts what differs before what is the same, each in the order that it had. */
export function differencesFirst(facts: readonly ComparedFact[]): {
  readonly different: readonly ComparedFact[];
  readonly same: readonly ComparedFact[];
} {
  const isSame = ({ values }: ComparedFact) => new Set(values).size <= 1;
  return { different: facts.filter((fact) => !isSame(fact)), same: facts.filter(isSame) };
}
