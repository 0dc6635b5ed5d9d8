import {
  DEPARTMENT_MEMBERS,
  departmentSchema,
  type DepartmentRecord,
} from 'shared-contracts/institutions/entities/department.ts';
import type { DepartmentName } from 'shared-contracts/institutions/entities/departmentName.ts';
import { formOf } from 'shared-contracts/members/form/formOf.ts';
import { readForm, type FormOf } from 'shared-contracts/members/form/formPart.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { compareText } from 'shared-contracts/text/compareText.ts';
import {
  schemaIssues,
  type ConflictShape,
  type DraftKind,
  type OpenedRecord,
  type WizardStep,
} from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';

/** What the office says of a department of ours. */
export const DEPARTMENT_FORM = formOf(DEPARTMENT, DEPARTMENT_MEMBERS);
export interface DepartmentForm extends FormOf<typeof DEPARTMENT_FORM> {}
export type DepartmentMember = keyof DepartmentForm;

export const DEPARTMENT_SHAPE: ConflictShape<DepartmentForm> = { fields: DEPARTMENT_MEMBERS };

export const DEPARTMENT_DRAFT_KIND: DraftKind<DepartmentForm> = {
  name: 'department',
  version: 1,
  schema: DEPARTMENT_FORM.schema,
  isPersonal: false,
};

/**
 * The form is one step, checked by the schema that the server uses too.
 *
 * - others: our departments besides this one: a name is that of one alone, in either language, as the server has it
 */
export function departmentSteps(
  others: readonly DepartmentName[],
  isNew: boolean,
): ReadonlyArray<WizardStep<DepartmentForm>> {
  const taken = new Set(others.flatMap(({ name, nameGR }) => [name, nameGR].map(folded)));
  return [
    {
      id: 'department',
      titleKey: 'departments.form.heading',
      members: DEPARTMENT_MEMBERS,
      check: (form) => {
        const issues = schemaIssues(departmentSchema, DEPARTMENT_FORM.write(form));
        const isOpen = (field: string) => issues.every((issue) => issue.field !== field);
        const repeated: FieldIssue[] = (['name', 'nameGR'] as const)
          .filter((field) => form[field].trim() !== '' && taken.has(folded(form[field])) && isOpen(field))
          .map((field) => ({ field, code: 'not-unique', params: { of: 'departmentName' } }));
        const missing: FieldIssue[] =
          !isNew && form.ounitId.trim() === '' ? [{ field: 'ounitId', code: 'required' }] : [];
        return [...issues, ...repeated, ...missing];
      },
    },
  ];
}

function folded(text: string | null | undefined): string {
  return compareText(text ?? '');
}

export type OpenedDepartment = OpenedRecord<DepartmentForm>;

/** An empty form. */
export function newDepartment(): OpenedDepartment {
  const form = DEPARTMENT_FORM.empty();
  return { id: null, version: null, creationKey: crypto.randomUUID(), isAsMade: false, form };
}

/** A department as it was read. */
export function openedDepartment(department: DepartmentRecord): OpenedDepartment {
  return {
    id: department.id,
    version: department.dateModified,
    creationKey: null,
    isAsMade: false,
    form: readForm(DEPARTMENT_FORM, department),
  };
}
