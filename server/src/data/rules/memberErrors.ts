import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type * as z from 'zod/mini';
import { issueErrors } from '../../platform/problems/issueErrors.ts';

type Schemas<Member extends string> = { readonly [Name in Member]?: z.ZodMiniType };

/**
 * Checks members of a record one by one, each against its own schema.
 *
 * - members: the ones to check, usually those that the caller changes; members without a schema pass
 */
export function memberErrors<Member extends string>(
  schemas: Schemas<Member>,
  record: Readonly<Record<Member, unknown>>,
  members: readonly Member[],
): FieldError[] {
  return members.flatMap((member) => {
    const parsed = schemas[member]?.safeParse(record[member], { reportInput: true });
    return parsed === undefined || parsed.success
      ? []
      : issueErrors(withMember(parsed.error.issues, member), '');
  });
}

/** Checks a whole record. */
export function recordErrors(schema: z.ZodMiniType, record: object): FieldError[] {
  const parsed = schema.safeParse(record, { reportInput: true });
  return parsed.success ? [] : issueErrors(parsed.error.issues, '');
}

function withMember(issues: readonly z.core.$ZodIssue[], member: string): z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, path: [member, ...issue.path] }));
}
