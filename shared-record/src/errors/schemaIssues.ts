import { knownFieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { issueParams, type LimitIssue } from 'shared-contracts/errors/issueParams.ts';
import type { FieldIssue } from 'shared-ui/fields';
import { firstOfEachField } from './firstOfEachField.ts';

/** What is used of a schema: what is wrong, as codes by path. */
export type CheckingSchema = {
  readonly safeParse: (value: unknown) => {
    readonly error?:
      | {
          readonly issues: ReadonlyArray<
            LimitIssue & { readonly path: readonly PropertyKey[]; readonly message: string }
          >;
        }
      | undefined;
  };
};

/**
 * Checks a value by a schema whose messages are codes; the first issue of each field.
 *
 * - at: where the value lies in the form, as in `['rows', 3]`; its issues are named from there
 */
export function schemaIssues(
  schema: CheckingSchema,
  value: unknown,
  at: ReadonlyArray<string | number> = [],
): readonly FieldIssue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return firstOfEachField(
    issues.map((issue) => ({
      field: [...at, ...issue.path.map(String)].join('.'),
      code: knownFieldErrorCode(issue.message),
      params: issueParams(issue),
    })),
  );
}
