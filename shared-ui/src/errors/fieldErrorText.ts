import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';

/** Name of each code's sentence below `fieldErrorText` in the messages; a code without one does not compile. */
const NAMES = {
  required: 'required',
  'read-only': 'readOnly',
  'too-long': 'tooLong',
  'too-small': 'tooSmall',
  'too-large': 'tooLarge',
  'too-many': 'tooMany',
  'too-many-decimals': 'tooManyDecimals',
  'not-in-list': 'notInList',
  'not-valid': 'notValid',
  'bad-text': 'badText',
  'bad-format': 'badFormat',
  'wrong-type': 'wrongType',
  'unknown-member': 'unknownMember',
  'not-a-text': 'notAText',
  'not-a-number': 'notANumber',
  'not-an-integer': 'notAnInteger',
  'not-a-boolean': 'notABoolean',
  'not-a-date': 'notADate',
  'not-a-time': 'notATime',
  'not-a-month-day': 'notAMonthDay',
  'not-an-email': 'notAnEmail',
  'not-a-phone': 'notAPhone',
  'not-a-local-phone': 'notALocalPhone',
  'not-a-web-address': 'notAWebAddress',
  'not-an-object': 'notAnObject',
  'not-an-array': 'notAnArray',
  'not-a-uuid': 'notAUuid',
  'not-an-erasmus-code': 'notAnErasmusCode',
  'not-a-hei-id': 'notAHeiId',
  'not-an-ounit-id': 'notAnOunitId',
  'not-a-pdf': 'notAPdf',
  'not-base64': 'notBase64',
  'file-too-large': 'fileTooLarge',
  'too-many-files': 'tooManyFiles',
  'not-a-file-name': 'notAFileName',
  'unreadable-pdf': 'unreadablePdf',
  'pdf-too-heavy': 'pdfTooHeavy',
  'reference-not-found': 'referenceNotFound',
  stale: 'stale',
  'country-missing': 'countryMissing',
  'institution-missing': 'institutionMissing',
  'local-coordinator-missing': 'localCoordinatorMissing',
  'study-cycle-missing': 'studyCycleMissing',
  'same-institution': 'sameInstitution',
  'months-out-of-range': 'monthsOutOfRange',
  'days-out-of-range': 'daysOutOfRange',
  'year-too-early': 'yearTooEarly',
  'year-too-late': 'yearTooLate',
  'end-before-start': 'endBeforeStart',
  'stop-before-start': 'stopBeforeStart',
  'in-the-future': 'inTheFuture',
  'in-the-past': 'inThePast',
  'not-in-agreement': 'notInAgreement',
  'not-in-network': 'notInNetwork',
  'not-of-institution': 'notOfInstitution',
  'not-of-owner': 'notOfOwner',
  'in-another-application': 'inAnotherApplication',
  'code-not-detailed': 'codeNotDetailed',
  'application-exists': 'applicationExists',
  'applications-closed': 'applicationsClosed',
  'not-the-current-year': 'notTheCurrentYear',
  submitted: 'submitted',
  'last-active': 'lastActive',
  'not-unique': 'notUnique',
  'named-by-agreements': 'namedByAgreements',
  'not-of-application-type': 'notOfApplicationType',
  'country-not-offered': 'countryNotOffered',
  'institution-not-offered': 'institutionNotOffered',
  'not-of-country': 'notOfCountry',
  'not-responsible': 'notResponsible',
  'agreement-not-offered': 'agreementNotOffered',
  'not-as-agreed': 'notAsAgreed',
  'semesters-not-offered': 'semestersNotOffered',
  'months-not-offered': 'monthsNotOffered',
  'months-of-long-term': 'monthsOfLongTerm',
  'days-not-offered': 'daysNotOffered',
  'not-permitted': 'notPermitted',
  deleted: 'deleted',
  terminated: 'terminated',
  'approved-by-all': 'approvedByAll',
  'status-backwards': 'statusBackwards',
  'submit-first': 'submitFirst',
  'finalize-first': 'finalizeFirst',
  'not-what-facts-say': 'notWhatFactsSay',
  'already-notified': 'alreadyNotified',
  'already-approved': 'alreadyApproved',
  'no-partner-copy': 'noPartnerCopy',
  'copy-not-here': 'copyNotHere',
  'copy-not-linked': 'copyNotLinked',
  'copies-differ': 'copiesDiffer',
  incomplete: 'incomplete',
  'never-approved': 'neverApproved',
  'ever-approved': 'everApproved',
  'partner-approved': 'partnerApproved',
  'partner-ending': 'partnerEnding',
  'partner-not-reopened': 'partnerNotReopened',
  'partner-not-ending': 'partnerNotEnding',
  'partner-approved-end': 'partnerApprovedEnd',
  'partner-began-end': 'partnerBeganEnd',
  'termination-under-way': 'terminationUnderWay',
  'has-mobilities': 'hasMobilities',
  'draft-not-renewed': 'draftNotRenewed',
  'renewed-already': 'renewedAlready',
  'account-closed': 'accountClosed',
  'not-in-this-state': 'notInThisState',
  'unknown-state': 'unknownState',
} as const satisfies Readonly<Record<FieldErrorCode, string>>;

/** Codes whose sentence may name a limit, with the number that it needs. */
const LIMITS: Readonly<Partial<Record<FieldErrorCode, 'min' | 'max'>>> = {
  required: 'min',
  'too-long': 'max',
  'too-small': 'min',
  'too-large': 'max',
  'too-many': 'max',
  'year-too-early': 'min',
  'year-too-late': 'max',
};

/** Kinds of values by which a code has a sentence of its own, below `<name>Of`; `of` among the params names one. */
const KINDS: Readonly<Partial<Record<FieldErrorCode, readonly string[]>>> = {
  required: ['amount'],
  'end-before-start': ['day'],
  'not-unique': [
    'viewName',
    'departmentName',
    'departmentId',
    'departmentCode',
    'institutionCode',
    'institutionId',
  ],
};

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** Gives the key of a code's sentence, for `t` of any namespace. */
export function fieldErrorKey(code: FieldErrorCode): string {
  return `shared-ui:fieldErrorText.${NAMES[code]}`;
}

/**
 * Gives the sentence of what is wrong with a field; it names the limit, and the kind of value, where they are known.
 *
 * - t: of any namespace
 */
export function fieldErrorText({ code, params = {} }: Omit<FieldError, 'field'>, t: Translate): string {
  const { of } = params;
  if (KINDS[code]?.some((kind) => kind === of)) return t(`${fieldErrorKey(code)}Of.${of}`, params);
  const limit = LIMITS[code];
  return limit !== undefined && params[limit] !== undefined
    ? t(`${fieldErrorKey(code)}Limit`, params)
    : t(fieldErrorKey(code), params);
}
