/** What each line of an agreement repeats. */
export const AGREEMENT_COLUMNS = [
  'iia_id',
  'iia_code',
  'partner',
  'partner_iia_id',
  'partner_iia_code',
  'start_year',
  'end_year',
  'status',
  'approved_hash',
  'partner_approved_hash',
  'approved_on',
  'our_coordinator_email',
  'partner_contact_given_name',
  'partner_contact_family_name',
  'partner_contact_email',
  'comments',
] as const;

/** The condition of a line; one without `kind` has none. */
export const CONDITION_COLUMNS = [
  'kind',
  'direction',
  'our_department_id',
  'our_department',
  'partner_department_id',
  'partner_department',
  'people_per_year',
  'total',
  'blended',
  'study_cycles',
  'isced_codes',
  'languages',
  'other_terms',
] as const;

export const COLUMNS = [...AGREEMENT_COLUMNS, ...CONDITION_COLUMNS] as const;
export const REQUIRED_COLUMNS = [
  'iia_id',
  'partner',
  'start_year',
  'end_year',
  'status',
  'kind',
  'direction',
  'people_per_year',
] as const;

export type Column = (typeof COLUMNS)[number];
