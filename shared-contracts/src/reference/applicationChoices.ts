import { APPLICATION_LANGUAGE, BANK, CITY, COUNTRY, TAX_OFFICE } from './reference.ts';
import { pick } from '../members/reply/pick.ts';
import type { RecordOf } from '../members/reply/picked.ts';

/** A country of the world, as `ApplicationGlobalCountries` answers. */
export const globalCountry = pick(COUNTRY, ['id', 'countryCode', 'countryName', 'countryNameGR']);
export interface GlobalCountry extends RecordOf<typeof globalCountry> {}

/** A city by its names, as `ApplicationGlobalCities` answers. */
export const globalCity = pick(CITY, ['id', 'cityName', 'cityNameGR']);
export interface GlobalCity extends RecordOf<typeof globalCity> {}

/** A language, as `ApplicationGlobalLanguages` answers. */
export const globalLanguage = pick(APPLICATION_LANGUAGE, ['id', 'languageName', 'languageNameGR']);
export interface GlobalLanguage extends RecordOf<typeof globalLanguage> {}

/** A Greek tax office, as `ApplicationTaxOffices` answers; `nameLatin` is its name in Latin letters. */
export const taxOffice = pick(TAX_OFFICE, ['id', 'name', 'nameLatin']);
export interface TaxOffice extends RecordOf<typeof taxOffice> {}

/** A bank in Greece, as `ApplicationBanks` answers; `isRetail` where people have accounts. */
export const bank = pick(BANK, ['id', 'name', 'nameGR', 'isRetail']);
export interface Bank extends RecordOf<typeof bank> {}
