const COUNTRY = { id: 15, countryCode: 'AT', countryName: 'Austria', countryNameGR: 'Αυστρία' };
const DEPARTMENT = { id: 5, name: 'School of Law', nameGR: 'Νομική Σχολή', institution: { id: 1 } };

/** Builds the answer for the agreement of the preferred mobility of `buildApplicationItem`, for two students a year. */
export function buildOfferedAgreement(studyCycle: string, totalMonthsPerYear: number) {
  return {
    id: 4,
    startYear: { id: 2025, name: null },
    endYear: { id: 2029, name: null },
    isDeleted: false,
    localStatus: 1,
    ewpStatus: null,
    institutions: [
      { id: 1, name: 'Home', nameGR: null, erasmusCode: 'G  HOME01', country: COUNTRY },
      { id: 20, name: 'University of Graz', nameGR: null, erasmusCode: 'A  GRAZ01', country: COUNTRY },
    ],
    studentMobilitiesForStudies: [
      {
        mobilitiesPerYear: 2,
        totalMonthsPerYear,
        blended: false,
        fromInstitution: { id: 1 },
        fromDepartment: { id: 5 },
        studyCycles: [{ studyCycle }],
        recommendedLanguageSkills: [],
      },
    ],
    departmentalCoordinatorContacts: [
      { id: 7, givenName: 'Eleni', familyName: 'Markou', department: DEPARTMENT },
    ],
  };
}
