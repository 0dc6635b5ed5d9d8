import { NotTaken, type ReasonCode } from './reasons.ts';

/**
 * What agreements of the files have laid claim to so far: ids of partners' copies, ids that our departments take.
 *
 * A trial keeps nothing in the database, so that two agreements of one file would not see each other there.
 */
export type TrialMemory = {
  /** Holds a claim of the agreement that is being taken. Throws `NotTaken` where an earlier one of the files made another. */
  readonly claim: (key: string, value: string, refusal: Refusal) => void;
  /** Ends with an agreement: what it claimed counts from now on, unless it was refused. */
  readonly close: (isTaken: boolean) => void;
};

type Refusal = {
  readonly code: ReasonCode;
  readonly field?: string;
  readonly text?: (earlier: string) => string;
};

export function startTrialMemory(): TrialMemory {
  const claimed = new Map<string, string>();
  let open = new Map<string, string>();
  return {
    claim: (key, value, { code, field, text = (said) => said }) => {
      const earlier = claimed.get(key);
      if (earlier !== undefined && earlier !== value) {
        throw new NotTaken([{ code, field, value: text(earlier) }]);
      }
      open.set(key, value);
    },
    close: (isTaken) => {
      if (isTaken) for (const [key, value] of open) claimed.set(key, value);
      open = new Map();
    },
  };
}
