import { Problem } from './problem.ts';
import { databaseProblem } from './databaseProblem.ts';
import { CHANGED_TEXT, INTERNAL_TEXT, NOT_FOUND_TEXT, TOO_LARGE_TEXT } from './problemTexts.ts';

/** Refusals of the framework that are the caller's doing, by code. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    badBody('The body is not valid JSON.', 'Το σώμα του αιτήματος δεν είναι έγκυρο JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => badBody('The body is empty.', 'Το σώμα του αιτήματος είναι κενό.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    badBody('The body is not as long as announced.', 'Το μήκος του σώματος δεν είναι αυτό που δηλώθηκε.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    badBody('Send the body as application/json.', 'Στείλτε το σώμα του αιτήματος ως application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('too-large', TOO_LARGE_TEXT),
  // Nothing has a name as long as that.
  FST_ERR_MAX_PARAM_LENGTH: () => new Problem('not-found', NOT_FOUND_TEXT),
  FST_ERR_BAD_URL: () =>
    new Problem('bad-query', { en: 'The address is not valid.', el: 'Η διεύθυνση δεν είναι έγκυρη.' }),
};

function badBody(en: string, el: string): Problem {
  return new Problem('bad-body', { en, el });
}

/** Turns whatever was thrown into a refusal that may be told to the caller. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
      ? error.code
      : '';
  const known = FRAMEWORK_PROBLEMS[code];
  if (known !== undefined) return known();
  return databaseProblem(error, code) ?? clientProblem(error) ?? new Problem('internal', INTERNAL_TEXT);
}

/**
 * Refusals without a code: a JSON body with `__proto__` and its like (400), a path that leaves the served folder (403), a condition that a
 * file does not fulfil (412). Whatever else a library calls the caller's doing is no fault of the server's either.
 */
function clientProblem(error: unknown): Problem | undefined {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 403 || status === 404) return new Problem('not-found', NOT_FOUND_TEXT);
  if (status === 412) return new Problem('precondition-failed', CHANGED_TEXT);
  return typeof status === 'number' && status >= 400 && status < 500
    ? badBody('The call cannot be read.', 'Το αίτημα δεν μπορεί να διαβαστεί.')
    : undefined;
}
