const FRAMES = 12;

/** Errors of PostgreSQL have a severity; their messages and details quote what people typed. */
function isDatabaseError(error: Error): boolean {
  return 'severity' in error && 'code' in error;
}

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [key: string]: unknown;
};

/** Reduces an error to what helps to mend it and says nothing about a person: kind, code, where it was thrown. */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error ? { code: error.code } : {};
  const table = isDatabaseError(error) && 'table' in error ? { table: error.table } : {};
  const constraint = isDatabaseError(error) && 'constraint' in error ? { constraint: error.constraint } : {};
  return {
    type: error.name,
    ...code,
    ...table,
    ...constraint,
    message: isDatabaseError(error) ? '' : error.message.slice(0, 300),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, FRAMES)
      .map((line) => line.trim())
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}
