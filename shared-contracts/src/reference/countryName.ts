import { pick } from '../members/reply/pick.ts';
import type { Named, RecordOf } from '../members/reply/picked.ts';
import { PROGRAMME_COUNTRY } from './reference.ts';

const pickedCountryName = pick(PROGRAMME_COUNTRY, ['id', 'countryName', 'countryNameGR']);

export interface CountryName extends RecordOf<typeof pickedCountryName> {}
/** A country by its names, as `MobilityCountries` answers; `countryNameGR` is its name in Greek. */
export const countryName: Named<typeof pickedCountryName, CountryName> = pickedCountryName;
