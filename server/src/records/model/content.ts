import type { SetDefinition } from './definition.ts';
import { columnOf } from './columns.ts';

/**
 * The member of a set that holds the content of a file; such a set has a member `fileName` besides.
 *
 * - column: has the SHA-256 under which the file store knows the content
 * - maxBytes: largest size
 */
export type ContentMember = {
  readonly name: string;
  readonly column: string;
  readonly mediaType: string;
  readonly maxBytes: number;
};

/** Finds the member that holds the content of a file; undefined for sets without one. No set has two. */
export function contentMember({ fields }: SetDefinition): ContentMember | undefined {
  const [name, field] = Object.entries(fields).find(([, { type }]) => type === 'content') ?? [];
  if (name === undefined || field?.mediaType === undefined || field.maxBytes === undefined) return undefined;
  return { name, column: columnOf(name, field), mediaType: field.mediaType, maxBytes: field.maxBytes };
}
