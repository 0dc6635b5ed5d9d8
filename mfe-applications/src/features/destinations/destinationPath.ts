/** Address of a destination, as those of a department see it. */
export const destinationPath = (id: number, department: number): string =>
  `/destinations/${id}?department=${department}`;

export const DESTINATIONS_PATH = '/destinations';
