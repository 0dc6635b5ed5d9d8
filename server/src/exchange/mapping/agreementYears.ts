import type { MobilitySpec } from 'ewp/documents';
import type { KnownCodes } from './knownCodes.ts';

/** - first, last: ids of academic years, the year in which they begin */
export type AgreementYears = { readonly first: number; readonly last: number };

/** From the first to the last year of all conditions, within those that the portal knows; the present one where there is no condition. */
export function agreementYears(specs: readonly MobilitySpec[], { years }: KnownCodes): AgreementYears {
  const beginnings = specs.flatMap((spec) => [
    beginningOf(spec.receivingFirstAcademicYearId),
    beginningOf(spec.receivingLastAcademicYearId),
  ]);
  const within = (year: number) => Math.min(Math.max(year, years.first), years.last);
  if (beginnings.length === 0) return { first: within(years.now), last: within(years.now) };
  return { first: within(Math.min(...beginnings)), last: within(Math.max(...beginnings)) };
}

/** The year in which an academic year of the network begins: 2026 of `2026/2027`. */
function beginningOf(academicYearId: string): number {
  return Number(academicYearId.slice(0, 'YYYY'.length));
}
