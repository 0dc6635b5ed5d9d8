import { pdfBase64 } from '../support/api/saveBodies.ts';
import type { Row } from './table.ts';

const FORMS = 'ApplicationStudentStudiesForms';

/** Calls of document 3, section 7: applications. */
export const APPLICATION_CALLS: readonly Row[] = [
  [
    'all countries',
    ({ model }) => model('ApplicationGlobalCountries').take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'all cities',
    ({ model }) => model('ApplicationGlobalCities').take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'all languages',
    ({ model }) => model('ApplicationGlobalLanguages').take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'all departments of ours',
    ({ model }) => model('MobilityDepartments').where('institution').equal(1).take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'all agreements for the mobility step, nothing selected',
    ({ model }, { year }) =>
      model('MobilityAgreements')
        .where('studentMobilitiesForStudies/fromInstitution')
        .equal(1)
        .and('isDeleted')
        .equal(false)
        .and('startYear/id')
        .lowerThan(year + 1)
        .and('endYear/id')
        .greaterThan(year)
        .take(-1)
        .getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'an application by its id',
    async ({ model }, { made }) =>
      model(FORMS)
        .where('id')
        .equal(await made.application())
        .and('isDeleted')
        .equal(false)
        .getItem(),
    ['record', 403, 'record', 403],
  ],
  [
    'the settings of a type',
    ({ model }) => model('ApplicationSettings').where('applicationType').equal('long-term-studies').getItem(),
    ['record', 403, 'record', 403],
  ],
  [
    'an application that is saved again',
    async ({ model }, { made, year }) =>
      model(FORMS).save({
        ...{
          id: await made.application(),
          type: 'long-term-studies',
          status: 'draft',
          applicationYear: year,
        },
        ...{ gradesConfirm: true },
      }),
    ['record', 403, 'record', 403],
  ],
  [
    'an application that is deleted',
    async ({ model }, { made }) => model(FORMS).save({ id: await made.application(), isDeleted: true }),
    ['record', 403, 'record', 403],
  ],
  [
    'a new application, of a student who has none',
    ({ model, id }, { year }) =>
      model(FORMS).save({
        ...{ type: 'long-term-studies', status: 'draft', owner: { id }, applicationYear: year },
        ...{ gdprConfirm: true },
      }),
    ['record', 403, 'record', 403],
  ],
  [
    'a file',
    ({ model }) =>
      model('ApplicationFiles').save({
        ...{ fileName: 'cv.pdf', fileBase64: pdfBase64(), userMail: { email: 'student@example.org' } },
      }),
    ['record', 403, 'record', 403],
  ],
  [
    'another file in its place',
    ({ model }, { file }) =>
      model('ApplicationFiles').save({
        ...{
          id: file,
          fileName: 'cv.pdf',
          fileBase64: pdfBase64('another'),
          userMail: { email: 'student@example.org' },
        },
      }),
    ['record', 403, 'record', 403],
  ],
  [
    'a file that is read',
    ({ model }, { file }) => model('ApplicationFiles').where('id').equal(file).getItem(),
    ['record', 403, 'record', 403],
  ],
  [
    'the settings of a type, which name neither id nor version',
    ({ model }, { year }) =>
      model('ApplicationSettings').save({
        ...{ applicationType: 'short-term-studies', applicationCounter: 1, academicYear: year },
        ...{ applicationStart: '2026-01-01T00:00:00.000Z', applicationStop: '2026-02-01T00:00:00.000Z' },
      }),
    ['record', 403, 403, 403],
  ],
  [
    'the list of applications by all filters',
    ({ model }, { year }) =>
      model(FORMS)
        .where('id')
        .greaterThan(0)
        .and('isDeleted')
        .equal(false)
        .and('applicationNumber')
        .equal(1)
        .and('status')
        .equal('submitted')
        .and('type')
        .equal('long-term-studies')
        .and('prefferedMobility/programme')
        .equal('Erasmus+ Studies')
        .and('applicationYear')
        .equal(year)
        .and('studentData/nameLatin')
        .contains("D'")
        .and('studentData/nameGreek')
        .contains('Ά')
        .getItems(),
    ['none', 403, 'none', 403],
  ],
  [
    'the list of applications',
    ({ model }) => model(FORMS).where('id').greaterThan(0).and('isDeleted').equal(false).take(-1).getItems(),
    ['rows', 403, 'rows', 403],
  ],
];
