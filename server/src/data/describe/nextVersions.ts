import { createHash } from 'node:crypto';
import type { CallVersion, CallVersions } from 'shared-contracts/call/callVersions.ts';
import type { CallShape } from './callShapes.ts';
import { isTaken } from './isTaken.ts';

type Shapes = ReadonlyMap<string, CallShape>;

/** The level of a server that nothing was compared with. */
export const NO_VERSIONS: CallVersions = { level: 1, shapes: '', calls: {} };

/**
 * Gives the versions of all calls after a change. A change that neither side would notice, such as a member that may be left out in an answer,
 * raises none.
 *
 * - before: versions and shapes as they are in the main branch
 *
 * Throws when these two do not belong to each other, as after a merge.
 */
export function nextVersions(before: CallVersions, shapesBefore: Shapes, shapes: Shapes): CallVersions {
  const isFirst = before.shapes === '';
  if (!isFirst && (before.shapes !== hashOfAll(before.calls) || !belong(before, shapesBefore)))
    throw new Error(
      'openapi.json and callVersions.json do not belong to each other. Take both as they are in the main branch, then write them anew: pnpm --filter server run openapi.',
    );
  const next = isFirst ? before.level : before.level + 1;
  const names = [...new Set([...Object.keys(before.calls), ...shapes.keys()])].sort();
  const calls = Object.fromEntries(
    names.map((name) => [
      name,
      nextVersion(next, before.calls[name], shapesBefore.get(name), shapes.get(name)),
    ]),
  );
  const isNoticed = Object.values(calls).some(({ now }) => now === next);
  return { level: isNoticed ? next : before.level, shapes: hashOfAll(calls), calls };
}

function belong({ calls }: CallVersions, shapes: Shapes): boolean {
  return Object.entries(calls).every(([name, { shape }]) => {
    const described = shapes.get(name);
    return shape === (described === undefined ? '' : shapeHash(described));
  });
}

function nextVersion(
  level: number,
  before: CallVersion | undefined,
  shapeBefore: CallShape | undefined,
  shape: CallShape | undefined,
): CallVersion {
  const hash = shape === undefined ? '' : shapeHash(shape);
  if (before !== undefined && before.shape === hash) return before;
  // One that is no more leaves everybody; a later one of its name is another.
  if (shape === undefined || before?.shape === '')
    return { from: level, now: level, needs: level, shape: hash };
  if (before === undefined || shapeBefore === undefined)
    return { from: 1, now: level, needs: level, shape: hash };
  const [isOldServed, isNewServed] = [serves(shape, shapeBefore), serves(shapeBefore, shape)];
  if (isOldServed && isNewServed) return { ...before, shape: hash };
  return {
    from: isOldServed ? before.from : level,
    now: level,
    needs: isNewServed ? before.needs : level,
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
  return hashOf(sorted(shape));
}

function hashOfAll(calls: CallVersions['calls']): string {
  return hashOf(Object.entries(calls).map(([name, { shape }]) => [name, shape]));
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
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
