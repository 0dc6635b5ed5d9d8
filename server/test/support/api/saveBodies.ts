import { FIXTURE } from './saveFixture.ts';
import { testPdf } from './testPdf.ts';

type Body = Record<string, unknown>;

/** Row of students who go from here to the partner. */
export function studentRow(change: Body = {}): Body {
  return {
    fromInstitution: { id: FIXTURE.localInstitution },
    fromDepartment: { id: FIXTURE.localDepartment },
    toInstitution: FIXTURE.partner,
    toDepartment: FIXTURE.partnerDepartment,
    mobilitiesPerYear: 2,
    totalMonthsPerYear: 10,
    blended: false,
    studyCycles: [{ studyCycle: '1st' }],
    subjectAreasWithClarifications: [{ subjectArea: { code: '0611' }, clarification: 'Logic' }],
    recommendedLanguageSkills: [
      {
        language: { name: 'English' },
        languageLevel: 'B1',
        subjectAreaWithClarification: { subjectArea: FIXTURE.subjectArea },
      },
    ],
    ...change,
  };
}

export function staffRow(change: Body = {}): Body {
  return {
    fromInstitution: FIXTURE.partner,
    toInstitution: FIXTURE.localInstitution,
    mobilitiesPerYear: 2,
    totalDaysPerYear: 10,
    subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
    ...change,
  };
}

/** A new agreement with everything that a save asks for. */
export function agreement(change: Body = {}): Body {
  return {
    startYear: 2027,
    endYear: { id: 2028 },
    status: { name: 'Draft' },
    institutions: [{ id: FIXTURE.localInstitution }, { heiId: 'partner.example.edu' }],
    departmentalCoordinatorContacts: [{ id: FIXTURE.localCoordinator }, FIXTURE.partnerContact],
    studentMobilitiesForStudies: [studentRow()],
    ...change,
  };
}

export function draftApplication(change: Body = {}): Body {
  return { type: 'long-term-studies', status: 'draft', applicationYear: 2026, ...change };
}

/** Everything that a long-term application needs to be submitted. */
export function completeApplication(fileId: number, change: Body = {}): Body {
  return {
    ...draftApplication(),
    studentData: [
      {
        nameLatin: 'Stu',
        familyNameLatin: 'Dent',
        email: 'student@example.org',
        gender: 1,
        birthDate: '2004-02-29',
        birthCountry: { id: 1 },
        birthCity: { cityName: 'Sampleville' },
        citizenship: { id: 1 },
        identificationNumber: 'AB 123456',
        identificationIssueDate: '2020-01-31',
        identificationIssuingAuthority: 'Police of Sampleville',
        fatherName: 'Pa',
        motherName: 'Ma',
        taxAuthority: { id: 1 },
        taxIdNumber: '000000000',
        socialSecurityNumber: '00000000000',
        landlinePhone: '+302310000000',
        mobilePhone: '+306900000000',
        permanentAddress: [
          {
            street: 'Main street 1',
            postalCode: '54000',
            city: { cityName: 'Sampleville' },
            country: { id: 1 },
            phoneNumber: '+302310000000',
          },
        ],
        emergencyContactName: 'Pa Dent',
        emergencyContactPhone: '+306900000001',
      },
    ],
    studiesData: {
      department: { id: FIXTURE.localDepartment },
      diplomaTitle: 'BSc',
      studyCycle: 6,
      studyStartYear: 2024,
      semesterCurrent: 5,
      semesterDuringMobility: 6,
    },
    prefferedMobility: [
      {
        type: 'Long-term mobility for Studies',
        programme: 'Erasmus+ Studies',
        country: { id: 2 },
        institution: { id: FIXTURE.partner },
        responsiblePerson: 'Cher Tea (Mathematics)',
        startSemester: 'spring',
        semesterDuration: 1,
        monthDuration: 5,
      },
    ],
    pastMobilities: false,
    filesData: [
      {
        europassCv: fileId,
        academicIdentity: fileId,
        proposedCurriculum: fileId,
        foreignLanguageCertificate: fileId,
        letterOfAcceptance: '',
      },
    ],
    gradesConfirm: true,
    gdprConfirm: true,
    ...change,
  };
}

/** A small PDF as base64; texts make files that differ. */
export function pdfBase64(text = 'a file'): string {
  return testPdf(text).toString('base64');
}
