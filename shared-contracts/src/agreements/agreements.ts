/** Agreement status ids. Source: specification document 1, sections 4 and 9. */
export const AGREEMENT_STATUS = { Draft: 1, Submitted: 2, Final: 3 } as const;
export type AgreementStatusName = keyof typeof AGREEMENT_STATUS;

/** EWP status ids and names; "Not notified" has no label in the specification. Source: docs/decisions/0002-reading-the-specification.md. */
export const EWP_STATUS = {
  'Not notified': 1,
  'Notified by us': 2,
  'Notified by partner': 3,
  'Notified by all': 4,
  'Approved by us': 5,
  'Approved by partner': 6,
  'Approved by all': 7,
} as const;
export type EwpStatusName = keyof typeof EWP_STATUS;

export const TERMINATION_STATUS = {
  'Not terminated': 0,
  'Termination initiated - awaiting approvals': 1,
  'Termination initiated - approved by us': 2,
  'Termination initiated - approved by partner': 3,
  'IIA Terminated': 4,
} as const;

/** Most contacts of an agreement, and most rows in each of its four mobility lists. */
export const AGREEMENT_LIMITS = { contacts: 50, rows: 100, people: 10_000 } as const;

/** Id of the university that runs this portal. */
export const LOCAL_INSTITUTION_ID = 1;
/** The contact that every agreement has on the local side. */
export const DEFAULT_LOCAL_CONTACT_ID = 3;
/** Always offered in the local contact step. */
export const EUROPEAN_PROGRAMMES_DEPARTMENT = 'Department of European Educational Programmes';
