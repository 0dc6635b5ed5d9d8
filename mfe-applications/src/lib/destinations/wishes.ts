import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { MOST_COMPARED, MOST_KEPT } from 'shared-contracts/places/destinationLimits.ts';

const KEY = 'to';
const DEPARTMENT_KEY = 'department';
const PATH = {
  'long-term-studies': '/application/outgoing/student/new',
  'short-term-studies': '/application/outgoing/short/student/new',
} as const satisfies Record<ApplicationType, string>;

/** Address of a new application that begins with destinations of a department, in the order of the person; a short-term one names one alone. */
export function applicationPath(
  type: ApplicationType,
  destinations: readonly number[],
  department: number,
): string {
  const named = type === 'short-term-studies' ? destinations.slice(0, 1) : destinations;
  return `${PATH[type]}?${KEY}=${named.join('-')}&${DEPARTMENT_KEY}=${department}`;
}

/**
 * The destinations with which an application begins by its address, and the department that they are of; none for what makes no sense.
 *
 * - department: null where the address names none: then it is the person's own
 */
export function wishesOf(address: string): {
  readonly ids: readonly number[];
  readonly department: number | null;
} {
  const query = new URLSearchParams(address);
  const [department = null] = readIds(query.get(DEPARTMENT_KEY) ?? '', 1);
  return { ids: readIds(query.get(KEY) ?? '', MOST_KEPT), department };
}

/** Address of the page that shows destinations side by side. */
export function comparisonPath(destinations: readonly number[]): string {
  return `/destinations/compare?with=${destinations.slice(0, MOST_COMPARED).join('-')}`;
}

/** Reads ids as an address has them, each once; texts that are none are passed over. */
export function readIds(text: string, most = MOST_COMPARED): readonly number[] {
  const ids = text.split('-').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, most);
}

export const writeIds = (ids: readonly number[]): string => ids.join('-');
