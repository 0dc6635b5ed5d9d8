/** Addresses of the screens of people. */
export const PEOPLE_PATH = '/people';

export function personPath(id: number): string {
  return `${PEOPLE_PATH}/${id}`;
}

export function personEditPath(id: number): string {
  return `${PEOPLE_PATH}/edit/${id}`;
}
