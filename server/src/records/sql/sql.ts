import type { RawBuilder } from 'kysely';

/** Piece of a statement with its parameters. */
export type Sql = RawBuilder<unknown>;
