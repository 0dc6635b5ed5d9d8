/**
 * What a release was built from.
 *
 * - commit: full hash of the newest commit that changed one of the files that it is built from, in hexadecimal
 * - committedAt: ISO 8601, UTC
 * - author: the name that the commit states, as `.mailmap` has it; no address
 * - isDirty: some of these files had changes that were not committed
 */
export type ReleaseProvenance = {
  readonly commit: string;
  readonly committedAt: string;
  readonly author: string;
  readonly isDirty?: true;
};

const SHORT_COMMIT_LENGTH = 8;

/** Shortens the hash of a commit as people read it; git finds the commit by it. */
export function shortCommit({ commit }: Pick<ReleaseProvenance, 'commit'>): string {
  return commit.slice(0, SHORT_COMMIT_LENGTH);
}
