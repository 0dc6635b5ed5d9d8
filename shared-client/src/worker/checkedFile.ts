/** File of a release: where it is, and its `sha384-…`; without the latter it is not checked. */
export type CheckedFile = { readonly address: string; readonly integrity: string };

/** Looks a file's hash up in the table that the shell and the entries of modules fill before anything asks for the file. */
export function checkedFile({ href }: URL): CheckedFile {
  const table: unknown = Reflect.get(globalThis, 'portalIntegrity');
  const integrity: unknown =
    typeof table === 'object' && table !== null ? Reflect.get(table, href) : undefined;
  return { address: href, integrity: typeof integrity === 'string' ? integrity : '' };
}

/**
 * Reads a file of a release and checks its hash. A damaged copy stays in the browser's cache as long as any other, so a failed read is repeated once
 * without the cache.
 */
export async function readChecked(
  { address, integrity }: CheckedFile,
  signal: AbortSignal | null = null,
): Promise<ArrayBuffer> {
  const ask = (cache: RequestCache) => fetch(address, { integrity, signal, cache });
  const answer = await ask('default').catch(async () => {
    signal?.throwIfAborted();
    return ask('reload');
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.arrayBuffer();
}
