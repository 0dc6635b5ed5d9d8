import type { Row } from './table.ts';

const LIST_MEMBERS = [
  'id',
  'startYear',
  'endYear',
  'institutions',
  'departmentalCoordinatorContacts',
  'status',
  'ewpStatus',
  'dateCreated',
];

/** Calls of document 1, section 7: shell, agreement list and view, profile. */
export const SHELL_CALLS: readonly Row[] = [
  [
    'agreements by all filters of the list',
    ({ model }, { partner, department, year }) =>
      model('MobilityAgreements')
        .where('isDeleted')
        .equal(false)
        .and('institutions/country')
        .equal(partner.country)
        .and('institutions/id')
        .equal(partner.id)
        .and('status')
        .equal(3)
        .and('startYear')
        .lowerOrEqual(year)
        .and('departmentalCoordinatorContacts/department')
        .equal(department)
        .and('endYear/id')
        .greaterOrEqual(year)
        .orderBy('id')
        .take(10)
        .skip(0)
        .getList(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'the first page of the agreement list',
    ({ model }) =>
      model('MobilityAgreements')
        .select(...LIST_MEMBERS)
        .orderBy('id')
        .take(10)
        .skip(0)
        .getList(),
    ['rows', 'rows', 403, 403],
  ],
  [
    'an agreement by the identifier of the partner',
    ({ model }, { iiaId }) =>
      model('MobilityAgreements')
        .where('partnerAgreementIdentifications/iiaId')
        .equal(iiaId)
        .and('localStatus')
        .equal(1)
        .or('partnerAgreementIdentifications/iiaId')
        .equal(iiaId)
        .take(10)
        .skip(0)
        .getList(),
    ['rows', 'rows', 403, 403],
  ],
  [
    'all countries',
    ({ model }) => model('MobilityCountries').take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'all EWP statuses',
    ({ model }) => model('MobilityEwpStatuses').take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'all departments of ours',
    ({ model }) => model('MobilityDepartments').where('institution/isLocal').equal(true).take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'academic years from 2014 on',
    ({ model }) => model('AcademicYears').where('id').greaterOrEqual(2014).take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'all institutions of a country',
    ({ model }, { partner }) =>
      model('MobilityInstitutions').where('country').equal(partner.country).take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'all contacts of a department',
    ({ model }, { department }) =>
      model('MobilityContacts').where('department').equal(department).take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'the caller, as one item',
    ({ model }) => model('Users/Me').asQueryable().getItem(),
    ['record', 'record', 'record', 403],
  ],
  [
    'the caller, as items',
    ({ model }) => model('Users/Me').asQueryable().getItems(),
    ['record', 'record', 'record', 403],
  ],
  [
    'the caller, as all',
    ({ model }) => model('Users/Me').asQueryable().take(-1).getItems(),
    ['record', 'record', 'record', 403],
  ],
  [
    'the contact of the caller',
    ({ model, id }) => model('MobilityContacts').where('uid').equal(id).getItem(),
    ['record', 'record', 'record', 403],
  ],
  [
    'all application settings',
    ({ model }) => model('ApplicationSettings').take(-1).getItems(),
    ['rows', 403, 'rows', 403],
  ],
  [
    'the applications of the caller of one type, year and status',
    async ({ model, id }, { year, made }) => {
      await made.application();
      return model('ApplicationStudentStudiesForms')
        .where('owner/id')
        .equal(id)
        .and('isDeleted')
        .equal(false)
        .and('applicationYear')
        .equal(year)
        .and('status')
        .equal('draft')
        .and('type')
        .equal('long-term-studies')
        .getItems();
    },
    ['none', 403, 'rows', 403],
  ],
  [
    'notifications of an agreement',
    ({ model }, { agreement, iiaId }) =>
      model('MobilityNotifications')
        .where('changedElementIds')
        .equal(String(agreement))
        .or('changedElementIds')
        .equal(iiaId)
        .getItems(),
    ['rows', 403, 403, 403],
  ],
  [
    'notifications of an agreement by us',
    ({ model }, { agreement, localHeiId }) =>
      model('MobilityNotifications')
        .where('changedElementIds')
        .equal(String(agreement))
        .and('notifierHeiId')
        .equal(localHeiId)
        .getItems(),
    ['rows', 403, 403, 403],
  ],
  [
    'approvals of an agreement',
    ({ model }, { agreement, iiaId }) =>
      model('MobilityAgreementApprovalResponses')
        .where('iiaId')
        .equal(String(agreement))
        .or('iiaId')
        .equal(iiaId)
        .getItems(),
    ['rows', 403, 403, 403],
  ],
  [
    'the record of a university',
    ({ exchange }, { partner }) => exchange(`heis/${partner.heiId}`),
    ['record', 'record', 403, 403],
  ],
  [
    'a unit that a university has not',
    ({ exchange }, { partner }) => exchange(`heis/${partner.heiId}/ounits/unit-1`),
    [404, 404, 403, 403],
  ],
  [
    'telling the partner of a change, while no network is connected',
    async ({ exchange }, { made }) => exchange(`iias/${await made.final()}/cnr`),
    [503, 403, 403, 403],
  ],
  [
    'approving an agreement that is approved by all',
    ({ exchange }, { agreement }) => exchange(`iias/${agreement}/approve`),
    [409, 403, 403, 403],
  ],
];
