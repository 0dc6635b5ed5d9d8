import type { SetDefinition } from './definition.ts';
import { AGREEMENT_LIMITS } from 'shared-contracts/agreements.ts';
import { CHANGE_TIMES, GENERATED_KEY, SAMPLE_MARK, textField } from './commonFields.ts';

const rows = { kind: 'ownedMany', maxItems: AGREEMENT_LIMITS.rows } as const;

/** Agreements between the local university and a partner, and what the network told about them. */
export const AGREEMENT_SETS = {
  MobilityAgreements: {
    name: 'MobilityAgreements',
    table: 'agreements',
    key: GENERATED_KEY,
    fields: {
      localStatus: { type: 'flag', default: 0 },
      terminated: { type: 'integer', minimum: 0, maximum: 4, default: 0 },
      isDeleted: { type: 'boolean', default: false },
      createdAtMobisisApp: { type: 'boolean', default: true },
      comments: { type: 'html', maxLength: 50_000 },
      approvedCopy: { type: 'json', shape: 'approvedCopy', isServerSet: true },
      ...CHANGE_TIMES,
      ...SAMPLE_MARK,
    },
    links: {
      startYear: { kind: 'toOne', set: 'AcademicYears', column: 'start_year_id', isRequired: true },
      endYear: { kind: 'toOne', set: 'AcademicYears', column: 'end_year_id', isRequired: true },
      status: { kind: 'toOne', set: 'MobilityAgreementStatuses', column: 'status_id', isRequired: true },
      ewpStatus: { kind: 'toOne', set: 'MobilityEwpStatuses', column: 'ewp_status_id' },
      owner: { kind: 'toOne', set: 'Users', column: 'owner_id' },
      institutions: {
        kind: 'linkedMany',
        set: 'MobilityInstitutions',
        through: { table: 'agreement_institutions', from: 'agreement_id', to: 'institution_id' },
      },
      departmentalCoordinatorContacts: {
        kind: 'linkedMany',
        set: 'MobilityContacts',
        through: { table: 'agreement_contacts', from: 'agreement_id', to: 'contact_id' },
        maxItems: AGREEMENT_LIMITS.contacts,
        nests: 'whole',
      },
      factsheets: {
        kind: 'linkedMany',
        set: 'MobilityFactsheets',
        through: { table: 'agreement_factsheets', from: 'agreement_id', to: 'factsheet_id' },
      },
      partnerAgreementIdentifications: { kind: 'ownedMany', set: 'PartnerAgreementIdentifications' },
      studentMobilitiesForStudies: { ...rows, set: 'StudentMobilitiesForStudies' },
      studentMobilitiesForTraineeship: { ...rows, set: 'StudentMobilitiesForTraineeship' },
      staffMobilitiesForTeaching: { ...rows, set: 'StaffMobilitiesForTeaching' },
      staffMobilitiesForTraining: { ...rows, set: 'StaffMobilitiesForTraining' },
      signings: { kind: 'ownedMany', set: 'MobilitySignings' },
    },
    heavyMembers: ['approvedCopy'],
  },
  PartnerAgreementIdentifications: {
    name: 'PartnerAgreementIdentifications',
    table: 'partner_agreement_identifications',
    key: GENERATED_KEY,
    fields: { iiaId: textField(64), iiaCode: textField(255) },
    links: {},
    owner: { set: 'MobilityAgreements', column: 'agreement_id' },
  },
  MobilitySignings: {
    name: 'MobilitySignings',
    table: 'agreement_signings',
    key: GENERATED_KEY,
    fields: {
      /** The signer as of the day of signing; later changes of a contact do not reach it. */
      signer: { type: 'json', shape: 'signer' },
      signingDate: { type: 'dateTime' },
    },
    links: {
      institution: { kind: 'toOne', set: 'MobilityInstitutions', column: 'institution_id', isRequired: true },
    },
    owner: { set: 'MobilityAgreements', column: 'agreement_id' },
  },
  MobilityNotifications: {
    name: 'MobilityNotifications',
    table: 'notifications',
    key: GENERATED_KEY,
    fields: {
      type: textField(60, { isRequired: true }),
      heiId: textField(100),
      notifierHeiId: textField(100),
      approvingHeiId: textField(100),
      ownerHeiId: textField(100),
      /** Id of our agreement, or the partner's `iiaId`. */
      changedElementIds: textField(64, { isRequired: true }),
      dateCreated: CHANGE_TIMES.dateCreated,
      ...SAMPLE_MARK,
    },
    links: {},
  },
  MobilityAgreementApprovalResponses: {
    name: 'MobilityAgreementApprovalResponses',
    table: 'approval_responses',
    key: GENERATED_KEY,
    fields: {
      approvingHeiId: textField(100, { isRequired: true }),
      /** SHA-256 of the copy that was approved, 64 hexadecimal digits. */
      conditionsHash: textField(64, { isRequired: true }),
      /** Id of the approved copy: our agreement's id, or the partner's `iiaId`. */
      iiaId: textField(64, { isRequired: true }),
      dateCreated: CHANGE_TIMES.dateCreated,
      ...SAMPLE_MARK,
    },
    links: {},
  },
} as const satisfies Record<string, SetDefinition>;
