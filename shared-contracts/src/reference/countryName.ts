import { pick } from '../members/reply/pick.ts';
import type { RecordOf } from '../members/reply/picked.ts';
import { PROGRAMME_COUNTRY } from './reference.ts';

/** A country by its names, as `MobilityCountries` answers; `countryNameGR` is its name in Greek. */
export const countryName = pick(PROGRAMME_COUNTRY, ['id', 'countryName', 'countryNameGR']);
export interface CountryName extends RecordOf<typeof countryName> {}
