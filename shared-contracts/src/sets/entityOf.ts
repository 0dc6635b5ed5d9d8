import type { ChildSetName, SetName } from './sets.ts';
import type { AGREEMENT } from '../agreements/members/agreement.ts';
import type * as agreementParts from '../agreements/members/agreementParts.ts';
import type * as application from '../applications/members/application.ts';
import type * as applicationParts from '../applications/members/applicationParts.ts';
import type * as applicationStudent from '../applications/members/applicationStudent.ts';
import type { CONTACT } from '../institutions/members/contact.ts';
import type { ECTS_COORDINATOR } from '../institutions/members/ectsCoordinator.ts';
import type { Entity } from '../members/entity.ts';
import type { FACTSHEET } from '../factsheets/members/factsheet.ts';
import type * as factsheetParts from '../factsheets/members/factsheetParts.ts';
import type * as institution from '../institutions/members/institution.ts';
import type * as mobilityRow from '../agreements/members/mobilityRow.ts';
import type * as mobilityRowParts from '../agreements/members/mobilityRowParts.ts';
import type * as reference from '../reference/reference.ts';
import type { GROUP, USER } from '../session/user.ts';

/** Refuses a table that names a set and the entity of another. */
type EntitiesBySet<
  Table extends {
    readonly [Set in SetName | ChildSetName]: Entity & { readonly set: Set };
  },
> = Table;

/** Which entity each set has. Types alone: a module that names a set carries no entity for it. */
type Entities = EntitiesBySet<{
  readonly MobilityAgreements: typeof AGREEMENT;
  readonly PartnerAgreementIdentifications: typeof agreementParts.PARTNER_IDENTIFICATION;
  readonly MobilitySignings: typeof agreementParts.SIGNING;
  readonly MobilityNotifications: typeof agreementParts.NOTIFICATION;
  readonly MobilityAgreementApprovalResponses: typeof agreementParts.APPROVAL_RESPONSE;
  readonly StudentMobilitiesForStudies: typeof mobilityRow.STUDENT_MOBILITY_FOR_STUDIES;
  readonly StudentMobilitiesForTraineeship: typeof mobilityRow.STUDENT_MOBILITY_FOR_TRAINEESHIP;
  readonly StaffMobilitiesForTeaching: typeof mobilityRow.STAFF_MOBILITY_FOR_TEACHING;
  readonly StaffMobilitiesForTraining: typeof mobilityRow.STAFF_MOBILITY_FOR_TRAINING;
  readonly MobilitySubjectAreasWithClarifications: typeof mobilityRowParts.ROW_SUBJECT_AREA;
  readonly MobilityStudyCycles: typeof mobilityRowParts.ROW_STUDY_CYCLE;
  readonly MobilityRecommendedLanguageSkills: typeof mobilityRowParts.ROW_LANGUAGE_SKILL;
  readonly MobilityLanguageSkillSubjectAreas: typeof mobilityRowParts.LANGUAGE_SKILL_SUBJECT_AREA;
  readonly MobilityInstitutions: typeof institution.INSTITUTION;
  readonly MobilityDepartments: typeof institution.DEPARTMENT;
  readonly MobilityContacts: typeof CONTACT;
  readonly MobilityFactsheets: typeof FACTSHEET;
  readonly MobilityFactsheetIncomingsCalendars: typeof factsheetParts.INCOMINGS_CALENDAR;
  readonly MobilityFactsheetNominationsCalendars: typeof factsheetParts.NOMINATIONS_CALENDAR;
  readonly MobilityFactsheetApplicationEntries: typeof factsheetParts.APPLICATION_ENTRY;
  readonly MobilityFactsheetHousingEntries: typeof factsheetParts.HOUSING_ENTRY;
  readonly MobilityFactsheetVisaEntries: typeof factsheetParts.VISA_ENTRY;
  readonly MobilityFactsheetInsuranceEntries: typeof factsheetParts.INSURANCE_ENTRY;
  readonly MobilityFactsheetAdditionalRequirements: typeof factsheetParts.ADDITIONAL_REQUIREMENT;
  readonly MobilityFactsheetAccessibilities: typeof factsheetParts.ACCESSIBILITY;
  readonly MobilityFactsheetAdditionalInfos: typeof factsheetParts.ADDITIONAL_INFO;
  readonly Users: typeof USER;
  readonly Groups: typeof GROUP;
  readonly ECTSCoordinatorTables: typeof ECTS_COORDINATOR;
  readonly ApplicationStudentStudiesForms: typeof application.APPLICATION;
  readonly ApplicationFiles: typeof application.APPLICATION_FILE;
  readonly ApplicationSettings: typeof application.APPLICATION_SETTINGS;
  readonly ApplicationStudentData: typeof applicationStudent.STUDENT_DATA;
  readonly ApplicationStudiesData: typeof applicationStudent.STUDIES_DATA;
  readonly ApplicationPreferredMobilities: typeof applicationParts.PREFERRED_MOBILITY;
  readonly ApplicationLanguageData: typeof applicationParts.LANGUAGE_DATA;
  readonly ApplicationPaymentData: typeof applicationParts.PAYMENT_DATA;
  readonly ApplicationPastMobilities: typeof applicationParts.PAST_MOBILITY;
  readonly ApplicationFilesData: typeof applicationParts.FILES_DATA;
  readonly MobilityAgreementStatuses: typeof reference.AGREEMENT_STATUSES;
  readonly MobilityEwpStatuses: typeof reference.EWP_STATUSES;
  readonly AcademicYears: typeof reference.ACADEMIC_YEAR;
  readonly MobilityCountries: typeof reference.PROGRAMME_COUNTRY;
  readonly MobilityRoleDescriptions: typeof reference.ROLE_DESCRIPTION;
  readonly MobilitySubjectAreas: typeof reference.SUBJECT_AREA;
  readonly MobilityLanguages: typeof reference.LANGUAGE;
  readonly ApplicationGlobalCountries: typeof reference.COUNTRY;
  readonly ApplicationGlobalCities: typeof reference.CITY;
  readonly ApplicationGlobalLanguages: typeof reference.APPLICATION_LANGUAGE;
  readonly ApplicationTaxOffices: typeof reference.TAX_OFFICE;
  readonly ApplicationBanks: typeof reference.BANK;
}>;

/** Name of a member of a set's records, besides `id`. */
export type MemberOf<Set extends SetName | ChildSetName> = string &
  (keyof Entities[Set]['fields'] | keyof Entities[Set]['links']);

/** The entity of a set, as a type. */
export type EntityOf<Set extends SetName | ChildSetName> = Entities[Set];
