import { EwpProblem } from './ewpProblem.ts';
import type { IndexFilter } from './nodeServices.ts';
import type { Parameters } from './parameters.ts';

const ACADEMIC_YEAR_ID = /^\d{4}\/\d{4}$/;
const DATE_TIME = /^(\d{4}-\d{2}-(\d{2}))(T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?$/;

/** Reads the parameters of the agreement index. Throws EwpProblem 400 for values of a wrong form. */
export function indexFilterOf(parameters: Parameters): IndexFilter {
  const years = parameters.all('receiving_academic_year_id');
  if (!years.every((year) => ACADEMIC_YEAR_ID.test(year))) {
    throw new EwpProblem(400, 'A receiving_academic_year_id has the form 2026/2027.');
  }
  const modifiedSince = parameters.optional('modified_since');
  return {
    receivingAcademicYearIds: years,
    modifiedSince: modifiedSince === undefined ? null : readDateTime(modifiedSince),
  };
}

/** A time without a zone is taken as UTC. */
function readDateTime(text: string): Date {
  const [, date, day, time, zone = 'Z'] = DATE_TIME.exec(text) ?? [];
  const midnight = new Date(`${date}T00:00:00Z`);
  const value = new Date(`${date}${time}${zone}`);
  // The 30th of February would be read as a day of March.
  if (Number.isNaN(value.getTime()) || midnight.getUTCDate() !== Number(day)) {
    throw new EwpProblem(
      400,
      'modified_since is a date with time such as 2026-02-12T15:19:21+01:00; the plus sign has to be encoded.',
    );
  }
  return value;
}
