/** What the server ends with when its settings are at fault: starting it again would change nothing. `sysexits.h` calls it EX_CONFIG. */
export const BAD_SETTINGS_CODE = 78;

/** A variable that is in the way; `isMissing` when it would have to be set. */
export type EnvironmentProblem = {
  readonly name: string;
  readonly accepts: string;
  readonly isMissing?: boolean;
};

/** Settings that cannot be used; the message is for the person who starts the server and holds no values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly problems: readonly EnvironmentProblem[];

  constructor(problems: readonly EnvironmentProblem[]) {
    super(problems.map(sentenceFor).join('\n'));
    this.problems = problems;
  }
}

function sentenceFor({ name, accepts, isMissing = false }: EnvironmentProblem): string {
  return `${name} ${isMissing ? 'is not set' : 'cannot be used as it is set'}. It takes ${accepts}.`;
}
