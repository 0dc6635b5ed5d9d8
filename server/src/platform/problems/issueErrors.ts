import { type FieldErrorCode, findFieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { issueParams } from 'shared-contracts/errors/issueParams.ts';
import type * as z from 'zod/mini';

/**
 * Turns what a schema refuses into field errors; its own codes stand in the messages.
 *
 * - prefix: path of the checked value from the body's root, '' or ending in `/`
 */
export function issueErrors(issues: readonly z.core.$ZodIssue[], prefix: string): FieldError[] {
  return issues.flatMap((issue): FieldError[] => {
    const path = prefix + issue.path.map(String).join('/');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: `${path === '' || path.endsWith('/') ? path : `${path}/`}${key}`,
        code: 'unknown-member',
      }));
    }
    const code = findFieldErrorCode(issue.message) ?? builtInCode(issue);
    const params = issueParams(issue);
    return [{ field: path.replace(/\/$/, ''), code, ...(params && { params }) }];
  });
}

function builtInCode(issue: z.core.$ZodIssue): FieldErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'wrong-type';
    case 'too_big':
      return issue.origin === 'string' ? 'too-long' : 'too-large';
    case 'too_small':
      return issue.origin === 'string' ? 'required' : 'too-small';
    case 'invalid_format':
      return 'bad-format';
    case 'invalid_value':
      return 'not-in-list';
    default:
      return 'not-valid';
  }
}
