/** Role that an agreement's local side has to name. */
export const DEPARTMENTAL_COORDINATOR = 'Departmental Coordinator';

/** Members of the own contact record that a person may change. Source: specification document 2, section 2.6. */
export const PROFILE_MEMBERS = ['title', 'givenName', 'familyName', 'email', 'phone', 'address'] as const;

type Identified = { readonly id: number };
type Placed = {
  readonly institution?: Identified | null | undefined;
  readonly department?: { readonly institution?: Identified | null | undefined } | null | undefined;
};

/** Gives the id of the institution that a contact speaks for, with or without a department; null when nobody knows. */
export function institutionOfContact({ institution, department }: Placed): number | null {
  return institution?.id ?? department?.institution?.id ?? null;
}
