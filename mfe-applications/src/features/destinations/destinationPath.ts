export const DESTINATIONS_PATH = '/destinations';

/** Address of a destination, as those of a department see it. */
export const destinationPath = (id: number, department: number): string =>
  `${DESTINATIONS_PATH}/${id}?department=${department}`;

type FromList = { readonly destinationList: string };

/** The state of a link from the list, which leads back to what was found there. - search: of the list's address */
export const fromList = (search: string): FromList => ({ destinationList: `${DESTINATIONS_PATH}${search}` });

/** Address of the list from which a page was opened; that of the department's whole list where it was opened otherwise. */
export function listAddress(state: unknown, department: number): string {
  const list: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'destinationList');
  const isList = typeof list === 'string' && /^\/destinations(\?|$)/.test(list);
  return isList ? list : `${DESTINATIONS_PATH}?department=${department}`;
}
