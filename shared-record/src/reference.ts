// Reference data: queries, and filters by them. Bundled where they are used, as the schemas are that they read by; the answers lie once in the page's one cache.
export { CountryInstitutionFilters } from './reference/CountryInstitutionFilters.tsx';
export {
  academicYearsQuery,
  countriesQuery,
  departmentsQuery,
  ewpStatusesQuery,
  institutionQuery,
  institutionsByIdQuery,
  languagesQuery,
  partnerInstitutionsQuery,
  referenceKey,
  roleDescriptionsQuery,
  subjectAreasQuery,
} from './reference/referenceQueries.ts';
