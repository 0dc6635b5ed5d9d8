/** Keys of the sentences of all codes that form and server report; source of those in English: specification document 2, sections 5 and 8. */
export const ISSUE_KEY: Readonly<Record<string, string>> = {
  'country-missing': 'agreementWizard.issues.countryMissing',
  'institution-missing': 'agreementWizard.issues.institutionMissing',
  'local-coordinator-missing': 'agreementWizard.issues.localCoordinatorMissing',
  'months-out-of-range': 'agreementWizard.issues.monthsOutOfRange',
  'days-out-of-range': 'agreementWizard.issues.daysOutOfRange',
  'study-cycle-missing': 'agreementWizard.issues.studyCycleMissing',
  'same-institution': 'agreementWizard.issues.sameInstitution',
  'too-small': 'agreementWizard.issues.tooSmall',
  'too-large': 'agreementWizard.issues.tooLarge',
  'end-before-start': 'agreementWizard.issues.endBeforeStart',
  'too-many-decimals': 'agreementWizard.issues.tooManyDecimals',
  'not-in-agreement': 'agreementWizard.issues.notInAgreement',
  'not-of-institution': 'agreementWizard.issues.notOfInstitution',
  'code-not-detailed': 'agreementWizard.issues.codeNotDetailed',
  'reference-not-found': 'agreementWizard.issues.referenceNotFound',
  'too-many': 'agreementWizard.issues.tooMany',
  'not-in-list': 'agreementWizard.issues.notInList',
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
