import { API_ENTRIES } from 'ewp/documents';

/** Names the API of a kept call as the registry does: our calls are kept by our names of the APIs, those of partners by the paths that they called. */
export function entryName(kind: string): string {
  const entry = Object.entries(API_ENTRIES).find(([api]) => api === kind);
  return entry === undefined ? kind : entry[1].element;
}
