import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { withoutChanged } from 'shared-contracts/agreements/asPartnerSent.ts';
import {
  ofNobodyElse,
  type RowAsPartnerSent,
} from 'shared-contracts/agreements/members/asPartnerSentForm.ts';
import {
  ROW_FORMS,
  SUBJECT_AREA_FORM,
  type StaffRowForm,
  type StudentList,
  type StudentRowForm,
} from './rowForms.ts';

/** Members that a partner sent, and its words, as far as nobody has changed them in the form. */
export function stillAsPartnerSent(list: MobilityList, row: MobilityRowForm): Omit<RowAsPartnerSent, 'was'> {
  const { was, untouched, words } = row.asPartnerSent;
  if (untouched.length === 0 && words.length === 0) return { untouched, words };
  // The list tells of which kind its rows are.
  const { write } = ROW_FORMS[list] as { readonly write: (value: MobilityRowForm) => object };
  const now = new Map<string, unknown>(Object.entries(write(row)));
  const isChanged = (member: string) => member in was && was[member] !== JSON.stringify(now.get(member));
  const changed = Object.keys(was).filter(isChanged);
  return withoutChanged({ untouched, words }, changed) ?? { untouched: [], words: [] };
}

/** Row of either kind; which one is told by the list that it is in. */
export type MobilityRowForm = StudentRowForm | StaffRowForm;

export function isStudentList(list: MobilityList): list is StudentList {
  return list.startsWith('student');
}

export function isStudentRow(row: MobilityRowForm): row is StudentRowForm {
  return 'studyCycles' in row;
}

/** Makes a row in which nothing is filled in but its direction, with one subject area to be chosen. */
export function newRow(
  list: MobilityList,
  fromInstitution: number | null,
  toInstitution: number | null,
): MobilityRowForm {
  return {
    ...ROW_FORMS[list].empty(),
    fromInstitution,
    toInstitution,
    subjectAreasWithClarifications: [SUBJECT_AREA_FORM.empty()],
  };
}

/** Copies a row with everything in it; what a partner sent is said of the one row alone. */
export function duplicateOf<Row extends MobilityRowForm>(row: Row): Row {
  return { ...structuredClone(row), asPartnerSent: ofNobodyElse(), key: crypto.randomUUID() };
}

/** Copies a row with sender and receiver exchanged. */
export function oppositeOf<Row extends MobilityRowForm>(row: Row): Row {
  return { ...duplicateOf(row), ...turned(row) };
}

/** Exchanges sender and receiver: departments go with their institutions. */
export function turned({ fromInstitution, fromDepartment, toInstitution, toDepartment }: MobilityRowForm) {
  return {
    fromInstitution: toInstitution,
    fromDepartment: toDepartment,
    toInstitution: fromInstitution,
    toDepartment: fromDepartment,
  };
}

/** Who sends in a row of an agreement between two institutions; null while that is open or the row names others. */
export function directionOf(
  row: Pick<MobilityRowForm, 'fromInstitution' | 'toInstitution'>,
  local: number,
  partner: number,
): 'local-sends' | 'partner-sends' | null {
  if (row.fromInstitution === local && row.toInstitution === partner) return 'local-sends';
  return row.fromInstitution === partner && row.toInstitution === local ? 'partner-sends' : null;
}
