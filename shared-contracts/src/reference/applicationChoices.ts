import { APPLICATION_LANGUAGE, BANK, CITY, COUNTRY, TAX_OFFICE } from './reference.ts';
import { pick } from '../members/reply/pick.ts';
import type { Named, RecordOf } from '../members/reply/picked.ts';

const pickedGlobalCountry = pick(COUNTRY, ['id', 'countryCode', 'countryName', 'countryNameGR']);

export interface GlobalCountry extends RecordOf<typeof pickedGlobalCountry> {}
/** A country of the world, as `ApplicationGlobalCountries` answers. */
export const globalCountry: Named<typeof pickedGlobalCountry, GlobalCountry> = pickedGlobalCountry;

const pickedGlobalCity = pick(CITY, ['id', 'cityName', 'cityNameGR']);

export interface GlobalCity extends RecordOf<typeof pickedGlobalCity> {}
/** A city by its names, as `ApplicationGlobalCities` answers. */
export const globalCity: Named<typeof pickedGlobalCity, GlobalCity> = pickedGlobalCity;

const pickedGlobalLanguage = pick(APPLICATION_LANGUAGE, ['id', 'languageName', 'languageNameGR']);

export interface GlobalLanguage extends RecordOf<typeof pickedGlobalLanguage> {}
/** A language, as `ApplicationGlobalLanguages` answers. */
export const globalLanguage: Named<typeof pickedGlobalLanguage, GlobalLanguage> = pickedGlobalLanguage;

const pickedTaxOffice = pick(TAX_OFFICE, ['id', 'name', 'nameLatin']);

export interface TaxOffice extends RecordOf<typeof pickedTaxOffice> {}
/** A Greek tax office, as `ApplicationTaxOffices` answers; `nameLatin` is its name in Latin letters. */
export const taxOffice: Named<typeof pickedTaxOffice, TaxOffice> = pickedTaxOffice;

const pickedBank = pick(BANK, ['id', 'name', 'nameGR', 'isRetail']);

export interface Bank extends RecordOf<typeof pickedBank> {}
/** A bank in Greece, as `ApplicationBanks` answers; `isRetail` where people have accounts. */
export const bank: Named<typeof pickedBank, Bank> = pickedBank;
