/** What is looked for; empty where nothing is. */
export type FaultSearch = { readonly module: string; readonly release: string; readonly reference: string };

/** Reads what is looked for from the address. */
export function readSearch(params: URLSearchParams): FaultSearch {
  const read = (name: string) => params.get(name) ?? '';
  return { module: read('module'), release: read('release'), reference: read('reference') };
}

/** Gives what is looked for as the address has it. */
export function writeSearch(search: FaultSearch): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
}
