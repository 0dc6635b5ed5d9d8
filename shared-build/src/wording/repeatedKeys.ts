/** A string, or a sign of structure; what else JSON has says nothing of keys. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * Finds keys that an object in a JSON text has twice: `JSON.parse` takes the last one and says nothing.
 *
 * - text: valid JSON
 * - result: each as its path, names joined by dots
 */
export function repeatedKeys(text: string): readonly string[] {
  const repeated: string[] = [];
  const open: { readonly keys: Set<string>; readonly path: string }[] = [];
  let name = '';
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '{' || token === '[') open.push({ keys: new Set(), path: joined(inner?.path ?? '', name) });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && inner !== undefined) {
      name = JSON.parse(last) as string;
      if (inner.keys.has(name)) repeated.push(joined(inner.path, name));
      inner.keys.add(name);
    } else last = token;
  }
  return repeated;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
