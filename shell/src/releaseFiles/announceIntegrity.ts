/**
 * Lets webpack's own loading of further files check them: see shared-build/src/compile/integrityHook.ts.
 *
 * - base: folder of the files, ending in `/`
 * - hashes: `sha384-…` by file name
 */
export function announceIntegrity(base: string, hashes: ReadonlyArray<readonly [string, string]>): void {
  const table = (Reflect.get(window, 'portalIntegrity') ?? {}) as Record<string, string>;
  for (const [name, integrity] of hashes) {
    table[new URL(base + name, document.baseURI).href] = integrity;
  }
  Reflect.set(window, 'portalIntegrity', table);
}
