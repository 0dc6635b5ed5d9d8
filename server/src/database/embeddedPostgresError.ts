/** The built-in PostgreSQL cannot run; the message is for the person who starts the portal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Set DATABASE_URL to use a PostgreSQL server of your own (15 or later).`, options);
  }
}
