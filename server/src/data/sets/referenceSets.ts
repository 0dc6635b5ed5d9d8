import {
  ACADEMIC_YEAR,
  AGREEMENT_STATUSES,
  APPLICATION_LANGUAGE,
  BANK,
  CITY,
  COUNTRY,
  EWP_STATUSES,
  LANGUAGE,
  PROGRAMME_COUNTRY,
  ROLE_DESCRIPTION,
  SUBJECT_AREA,
  TAX_OFFICE,
} from 'shared-contracts/reference/reference.ts';
import { GROUP } from 'shared-contracts/session/user.ts';
import { defineSet } from '../../records/model/defineSet.ts';

const countryColumns = {
  countryId: 'id',
  countryName: 'name',
  countryNameGR: 'name_gr',
  countryCode: 'code',
} as const;

/** Lists that the loader fills and that nobody edits in the portal. */
export const REFERENCE_SETS = {
  MobilityAgreementStatuses: defineSet(AGREEMENT_STATUSES, {
    table: 'agreement_statuses',
    hasGivenIds: true,
  }),
  MobilityEwpStatuses: defineSet(EWP_STATUSES, { table: 'ewp_statuses', hasGivenIds: true }),
  AcademicYears: defineSet(ACADEMIC_YEAR, { table: 'academic_years', hasGivenIds: true }),
  /** Countries of the programme, out of the same table as all countries of the world. */
  MobilityCountries: defineSet(PROGRAMME_COUNTRY, {
    table: 'programme_countries',
    hasGivenIds: true,
    columns: countryColumns,
  }),
  MobilityRoleDescriptions: defineSet(ROLE_DESCRIPTION, { table: 'role_descriptions', hasGivenIds: true }),
  MobilitySubjectAreas: defineSet(SUBJECT_AREA, { table: 'subject_areas' }),
  MobilityLanguages: defineSet(LANGUAGE, { table: 'languages' }),
  Groups: defineSet(GROUP, { table: 'groups' }),
  ApplicationGlobalCountries: defineSet(COUNTRY, {
    table: 'countries',
    hasGivenIds: true,
    columns: countryColumns,
  }),
  ApplicationGlobalCities: defineSet(CITY, {
    table: 'cities',
    columns: { cityName: 'name', cityNameGR: 'name_gr' },
  }),
  ApplicationGlobalLanguages: defineSet(APPLICATION_LANGUAGE, {
    table: 'languages',
    columns: { languageName: 'name', languageNameGR: 'name_gr' },
  }),
  ApplicationTaxOffices: defineSet(TAX_OFFICE, { table: 'tax_offices' }),
  ApplicationBanks: defineSet(BANK, { table: 'banks' }),
};
