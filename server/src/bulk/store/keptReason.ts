import type { BulkReason } from 'shared-contracts/bulk/bulkJobs.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Problem } from '../../platform/problems/problem.ts';
import { CopiesDiffer } from '../work/copiesDiffer.ts';

/** Why an agreement was not done, for readers of each language. */
export type KeptReason = Readonly<Record<LanguageTag, string>> & {
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly differences?: BulkReason['differences'];
};

/** Fields that one reason names at most: an agreement that is wrong everywhere is mended on its own page. */
const MOST_ERRORS = 20;
/** Places where copies differ that one reason names at most; all of them stand on the agreement's page. */
const MOST_DIFFERENCES = 20;

/** Keeps what a refusal says; its code is that of the life cycle where there is one. */
export function reasonOf(problem: Problem): KeptReason {
  const { code, texts, errors = [] } = problem;
  const [first] = errors;
  if (problem instanceof CopiesDiffer) {
    const differences = problem.differences.slice(0, MOST_DIFFERENCES);
    return { code: 'copies-differ', ...texts, errors: [], differences };
  }
  if (code === 'conflict') return { code: first?.code ?? code, ...texts, errors: [] };
  return { code, ...texts, errors: errors.slice(0, MOST_ERRORS) };
}

/** Says a reason in a language. */
export function wordsOf(
  { code, errors, differences, ...texts }: KeptReason,
  language: LanguageTag,
): BulkReason {
  return { code, message: texts[language], errors: [...errors], ...(differences && { differences }) };
}
