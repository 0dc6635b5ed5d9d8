import type { FieldIssue } from 'shared-ui/fields';

/** Leaves one issue for each field, the first: a field shows one sentence, and an empty address need not be called malformed. */
export function firstOfEachField(issues: readonly FieldIssue[]): readonly FieldIssue[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.field, issue])).values()].toReversed();
}
