import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { SetDefinition } from '../model/definition.ts';

/** Tells whether a member holds a file: it is compared and audited by its digest, never copied around. */
export function isContent(definition: SetDefinition, member: string): boolean {
  return definition.fields[member]?.type === 'text' && (definition.heavyMembers ?? []).includes(member);
}

/** What stands for a file's content in a stored record: its length in characters of base64, and its SHA-256. */
export function contentDigest(content: string): { readonly length: number; readonly sha256: string } {
  return { length: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** The same as {@link contentDigest}, computed by PostgreSQL. */
export function digestOf(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`jsonb_build_object('length', length(${column}), 'sha256', encode(sha256(convert_to(${column}, 'UTF8')), 'hex'))`;
}
