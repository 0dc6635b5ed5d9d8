import { NoCatalogue } from '../registry/catalogueSource.ts';
import type { EwpErrorStatus } from './errorTexts.ts';

/**
 * A refusal that the caller is told about in an error document.
 *
 * - developerMessage: English, for whoever programs the client
 * - headers: to send with it, such as `Allow`
 */
export class EwpProblem extends Error {
  override readonly name = 'EwpProblem';
  readonly status: EwpErrorStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: EwpErrorStatus,
    developerMessage: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(developerMessage);
    this.status = status;
    this.headers = headers;
  }
}

/** The network knows no 429: what is temporary is a 503, after which clients come again. */
export function tooManyCalls(): EwpProblem {
  return new EwpProblem(503, 'Too many calls in a short time; come again in a minute.', {
    'retry-after': '60',
  });
}

/** Turns whatever was thrown into a refusal; of an unknown error nothing is told. */
export function toEwpProblem(error: unknown): EwpProblem {
  if (error instanceof EwpProblem) return error;
  if (error instanceof NoCatalogue)
    return new EwpProblem(503, 'The registry cannot be asked who you are; come again later.');
  const status = statusOf(error);
  if (status === 413) return new EwpProblem(413, 'The body of the request is too large.');
  if (status !== undefined && status >= 400 && status < 500) {
    return new EwpProblem(400, 'The request is malformed.');
  }
  return new EwpProblem(500, 'The server has a fault of its own; the same request may succeed later.');
}

/** Errors of web servers carry a status. */
function statusOf(error: unknown): number | undefined {
  const status: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
