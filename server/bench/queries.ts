import { agreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';

/** One page of the agreement list, as the portal asks for it. */
export type BenchQuery = { readonly name: string; readonly filter: string; readonly skip: number };

const HOME = (year: number) => `isDeleted eq false and endYear/id ge ${year}`;
const PAGE_SIZE = 10;

/**
 * Lists what is measured: the home page, two filters of the list, and a page in the middle of everything.
 *
 * - year: the academic year in which the active agreements lie
 * - country, department: ids that a fair share of the agreements has
 */
export function benchQueries({ year, country, department, active }: Choice): readonly BenchQuery[] {
  const home = HOME(year);
  return [
    { name: 'home', filter: home, skip: 0 },
    { name: 'country', filter: `institutions/country eq ${country} and ${home}`, skip: 0 },
    {
      name: 'department',
      filter: `${home} and departmentalCoordinatorContacts/department eq ${department}`,
      skip: 0,
    },
    { name: 'deep page', filter: home, skip: Math.floor(active / 2 / PAGE_SIZE) * PAGE_SIZE },
  ];
}

export type Choice = {
  readonly year: number;
  readonly country: number;
  readonly department: number;
  readonly active: number;
};

/** Writes the address of a query. */
export function addressOf({ filter, skip }: BenchQuery): string {
  const options = {
    $filter: filter,
    $select: agreementListRow.select?.join(',') ?? '',
    $expand: agreementListRow.expand?.join(',') ?? '',
    $orderby: 'id',
    $top: String(PAGE_SIZE),
    $skip: String(skip),
    $count: 'true',
  };
  return `/api/MobilityAgreements?${new URLSearchParams(options).toString()}`;
}
