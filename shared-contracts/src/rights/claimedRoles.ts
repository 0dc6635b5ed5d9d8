/**
 * Reads roles from a provider's answer, as a scope: names that are separated by spaces; undefined where the answer tells none.
 *
 * - claim: names the claim, by a path such as `realm_access.roles`; a provider leaves it out for a person without roles. Null: `scope`, where there is one
 */
export function claimedRoles(
  answer: Readonly<Record<string, unknown>>,
  claim: string | null,
): string | undefined {
  const roles = namesIn(claim === null ? answer['scope'] : valueAt(answer, claim));
  return claim === null ? roles : (roles ?? '');
}

function namesIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return undefined;
  return value.filter((name) => typeof name === 'string').join(' ');
}

/** Names of claims may hold dots themselves. */
function valueAt(answer: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(answer, path)) return answer[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? Reflect.get(value, name)
          : undefined,
      answer,
    );
}
