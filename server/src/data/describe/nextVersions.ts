import { createHash } from 'node:crypto';
import type { CallVersion, CallVersions } from 'shared-contracts/callVersions.ts';
import type { CallShape } from './callShapes.ts';
import { isTaken } from './isTaken.ts';

type Shapes = ReadonlyMap<string, CallShape>;

/**
 * Gives the versions of all calls after a change. A change that neither side would notice, such as a member that may be left out in an answer,
 * raises none.
 *
 * - before: versions and shapes as they are in the main branch
 *
 * Throws when these two do not belong to each other, as after a merge.
 */
export function nextVersions(before: CallVersions, shapesBefore: Shapes, shapes: Shapes): CallVersions {
  const names = [...new Set([...Object.keys(before), ...shapes.keys()])].sort();
  return Object.fromEntries(
    names.map((name) => [name, nextVersion(name, before[name], shapesBefore.get(name), shapes.get(name))]),
  );
}

function nextVersion(
  name: string,
  before: CallVersion | undefined,
  shapeBefore: CallShape | undefined,
  shape: CallShape | undefined,
): CallVersion {
  // There is none any more: a later one of the same name is another.
  if (shape === undefined) {
    const now = before?.now ?? 0;
    return { from: now + 1, now, needs: now + 1, shape: '' };
  }
  const hash = shapeHash(shape);
  if (before === undefined) return { from: 1, now: 1, needs: 1, shape: hash };
  if (before.shape === hash) return before;
  const now = before.now + 1;
  if (before.shape === '') return { from: now, now, needs: now, shape: hash };
  if (shapeBefore === undefined || shapeHash(shapeBefore) !== before.shape)
    throw new Error(
      `${name}: openapi.json and callVersions.json do not belong to each other. Take both as they are in the main branch, then write them anew: pnpm --filter server run openapi.`,
    );
  const [isOldServed, isNewServed] = [serves(shape, shapeBefore), serves(shapeBefore, shape)];
  if (isOldServed && isNewServed) return { ...before, shape: hash };
  return {
    from: isOldServed ? before.from : now,
    now,
    needs: isNewServed ? before.needs : now,
    shape: hash,
  };
}

/** Tells whether a server of one shape serves a client of another. */
export function serves(server: CallShape, client: CallShape): boolean {
  return (
    client.at.every((one) => server.at.includes(one)) &&
    isTaken(client.request, server.request, 'refused') &&
    isTaken(server.reply, client.reply, 'dropped')
  );
}

function shapeHash(shape: CallShape): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(shape)))
    .digest('hex')
    .slice(0, 12);
}

/** The order of members says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
