/** Role that an agreement's local side has to name. */
export const DEPARTMENTAL_COORDINATOR = 'Departmental Coordinator';

/** Members of the own contact record that a person may change. Source: specification document 2, section 2.6. */
export const PROFILE_MEMBERS = ['title', 'givenName', 'familyName', 'email', 'phone', 'address'] as const;
