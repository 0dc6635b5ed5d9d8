import {
  ACTIVE_AGREEMENTS,
  agreementFilter,
  type AgreementFilter,
} from 'shared-contracts/agreements/agreementFilter.ts';
import { agreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { furtherListRow } from 'shared-contracts/agreements/entities/furtherListRow.ts';

/** One page of the agreement list, as the portal asks for it. */
export type BenchQuery = {
  readonly name: string;
  readonly filter: string;
  readonly skip: number;
  /** As the list sorts by a column; by id where it is absent. */
  readonly orderBy?: string;
  /** With what further columns show. */
  readonly hasFurther?: boolean;
};

const HOME = (year: number) => `isDeleted eq false and endYear/id ge ${year}`;
const PAGE_SIZE = 10;

/**
 * Lists what is measured: the home page, two filters of the list, a page in the middle of everything, the orders of its columns, further filters, and
 * further columns.
 *
 * - year: the academic year in which the active agreements lie
 * - country, department, area: ids that a fair share of the agreements has
 */
export function benchQueries({ year, country, department, active, area }: Choice): readonly BenchQuery[] {
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
    { name: 'by years', filter: home, skip: 0, orderBy: 'startYear/id desc,endYear/id desc,id desc' },
    { name: 'by partner', filter: home, skip: 0, orderBy: 'partnerName,id' },
    { name: 'by change', filter: home, skip: 0, orderBy: 'dateModified desc,id desc' },
    { name: 'code', filter: further({ code: 'd berlin' }), skip: 0 },
    { name: 'city', filter: further({ city: 'Wien' }), skip: 0 },
    { name: 'since', filter: further({ since: '2026-06-01' }), skip: 0 },
    { name: 'area', filter: further({ area }), skip: 0 },
    {
      name: 'terms',
      filter: further({ area, cycle: '2nd', level: 'B2', places: 2, direction: 'out' }),
      skip: 0,
    },
    { name: 'places', filter: further({ places: 2, direction: 'in' }), skip: 0 },
    { name: 'columns', filter: home, skip: 0, hasFurther: true },
  ];
}

function further(asked: AgreementFilter): string {
  return agreementFilter({ ...ACTIVE_AGREEMENTS, ...asked }, new Date()) ?? '';
}

export type Choice = {
  readonly year: number;
  readonly country: number;
  readonly department: number;
  readonly active: number;
  readonly area: number;
};

/** Writes the address of a query. */
export function addressOf({ filter, skip, orderBy = 'id', hasFurther = false }: BenchQuery): string {
  const row = hasFurther ? furtherListRow : agreementListRow;
  const options = {
    $filter: filter,
    $select: row.select?.join(',') ?? '',
    $expand: row.expand?.join(',') ?? '',
    $orderby: orderBy,
    $top: String(PAGE_SIZE),
    $skip: String(skip),
    $count: 'true',
  };
  return `/api/MobilityAgreements?${new URLSearchParams(options).toString()}`;
}
