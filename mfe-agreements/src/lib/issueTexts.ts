/** Keys of the sentences of all codes that form and server report; source of those in English: specification document 2, sections 5 and 8. */
export const ISSUE_KEY: Readonly<Record<string, string>> = {
  'country-missing': 'agreementIssues.countryMissing',
  'institution-missing': 'agreementIssues.institutionMissing',
  'local-coordinator-missing': 'agreementIssues.localCoordinatorMissing',
  'months-out-of-range': 'agreementIssues.monthsOutOfRange',
  'days-out-of-range': 'agreementIssues.daysOutOfRange',
  'study-cycle-missing': 'agreementIssues.studyCycleMissing',
  'same-institution': 'agreementIssues.sameInstitution',
  'too-small': 'agreementIssues.tooSmall',
  'too-large': 'agreementIssues.tooLarge',
  'end-before-start': 'agreementIssues.endBeforeStart',
  'too-many-decimals': 'agreementIssues.tooManyDecimals',
  'not-in-agreement': 'agreementIssues.notInAgreement',
  'not-of-institution': 'agreementIssues.notOfInstitution',
  'code-not-detailed': 'agreementIssues.codeNotDetailed',
  'reference-not-found': 'agreementIssues.referenceNotFound',
  'too-many': 'agreementIssues.tooMany',
  'not-in-list': 'agreementIssues.notInList',
  required: 'shared-ui:FieldFrame.required',
  'too-long': 'shared-ui:FieldFrame.tooLong',
  'not-an-email': 'shared-ui:FieldFrame.notAnEmail',
  'not-a-phone': 'shared-ui:FieldFrame.notAPhone',
  'not-a-web-address': 'shared-ui:FieldFrame.notAWebAddress',
  'not-a-number': 'shared-ui:FieldFrame.notANumber',
  'not-a-whole-number': 'shared-ui:FieldFrame.notAWholeNumber',
};

/** Key of the sentence for a code that this release does not know. */
export const UNKNOWN_ISSUE_KEY = 'shared-ui:FieldFrame.invalid';
