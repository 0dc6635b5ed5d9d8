/** File of a release: where it is, and its `sha384-…`; without the latter it is not checked. */
export type CheckedFile = { readonly address: string; readonly integrity: string };

/** Looks a file's hash up in the table that the shell and the entries of modules fill before anything asks for the file. */
export function checkedFile({ href }: URL): CheckedFile {
  const table: unknown = Reflect.get(globalThis, 'portalIntegrity');
  const integrity: unknown =
    typeof table === 'object' && table !== null ? Reflect.get(table, href) : undefined;
  return { address: href, integrity: typeof integrity === 'string' ? integrity : '' };
}
