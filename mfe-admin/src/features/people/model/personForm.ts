import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { formOf } from 'shared-contracts/members/form/formOf.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import {
  type Correction,
  type Person,
  PERSON_MEMBERS,
  type PersonMember,
  personSaidSchema,
  type PersonWording,
} from 'shared-contracts/people/people.ts';
import { schemaIssues } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';

export type SaidMember = Exclude<PersonMember, 'department'>;
export const SAID_MEMBERS = PERSON_MEMBERS.filter((member): member is SaidMember => member !== 'department');

const SAID_FORM = formOf(CONTACT, SAID_MEMBERS);
/** What is said of a person; the department by its id, `''` for none. */
export type PersonForm = FormOf<typeof SAID_FORM> & { department: string };

/** The form as the latest record of a person fills it. */
export function personForm({ wordings: [latest] }: Person): PersonForm {
  const { department, ...said } = latest ?? NOBODY;
  return { ...SAID_FORM.read(said), department: String(department?.id ?? '') };
}

const NOBODY = {
  title: null,
  givenName: null,
  familyName: null,
  email: null,
  phone: null,
  address: null,
  url: null,
  department: null,
};

/**
 * What a form corrects in all records of a person: each member that it says otherwise than one of them.
 *
 * Departments may differ, as a person can stand for two: only one that was changed becomes that of all.
 */
export function changesOf(form: PersonForm, person: Person): Correction['changes'] {
  const { department, ...said } = form;
  const written = SAID_FORM.write(said);
  const isOther = (member: SaidMember) =>
    person.wordings.some((wording) => (wording[member] ?? '') !== (written[member] ?? ''));
  const changes = Object.fromEntries(
    SAID_MEMBERS.filter(isOther).map((member) => [member, written[member] ?? null]),
  );
  const isMoved = department !== '' && department !== personForm(person).department;
  return { ...changes, ...(isMoved && { department: Number(department) }) };
}

/** Faults of what is corrected: a value that all records have had all along is nobody's fault now. */
export function faultsOf(form: PersonForm, person: Person): readonly FieldIssue[] {
  const { department: _department, ...said } = form;
  const changed = changesOf(form, person);
  return schemaIssues(personSaidSchema, SAID_FORM.write(said)).filter(({ field }) => field in changed);
}

/** One member that is corrected. - before: each value that records have now, with the number of agreements that read so */
export type CorrectedMember = {
  readonly member: PersonMember;
  readonly before: ReadonlyArray<{ readonly value: string; readonly agreements: number }>;
};

/** - textOf: says a record's value as people read it, '' for none */
export function correctedMembers(
  changes: Correction['changes'],
  { wordings }: Person,
  textOf: (member: PersonMember, wording: PersonWording) => string,
): readonly CorrectedMember[] {
  return PERSON_MEMBERS.filter((member) => member in changes).map((member) => {
    const counts = new Map<string, number>();
    for (const wording of wordings) {
      const value = textOf(member, wording);
      counts.set(value, (counts.get(value) ?? 0) + wording.agreements);
    }
    return { member, before: [...counts].map(([value, agreements]) => ({ value, agreements })) };
  });
}
