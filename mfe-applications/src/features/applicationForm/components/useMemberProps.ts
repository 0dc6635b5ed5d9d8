import type { Entity } from 'shared-contracts/members/entity.ts';
import type { LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useFormContext, type FieldPath } from 'shared-ui/fields';
import { useApplicationForm } from '../formContext.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';

/** Where the members of an entity lie in the form. */
export type PartPath =
  'studentData.0' | 'studiesData' | 'paymentData' | `languageData.${number}` | `pastMobilityData.${number}`;

/** Longest text of a member that says none: more than anybody types. */
const ANY_LENGTH = 200;

/** Gives inputs what the members of a part of the application say of them. */
export function useMemberProps<const E extends Entity>(entity: E, path: PartPath) {
  const label = useMemberLabel(entity);
  const { control } = useFormContext<ApplicationForm>();
  const { isReadOnly, isOffice, isAccountClosed } = useApplicationForm();
  const isShut = path === 'paymentData' && isAccountClosed && !isOffice;
  return (member: LabelledMember<E>) => {
    const said = entity.fields[member] ?? entity.links[member] ?? {};
    const maxLength = entity.fields[member]?.maxLength ?? ANY_LENGTH;
    return {
      control,
      // Members of the entity are members of its part of the form.
      name: `${path}.${member}` as FieldPath<ApplicationForm>,
      label: label(member),
      isRequired: isRequiredAt(said, 'submitted'),
      isDisabled: isReadOnly || isShut,
      maxLength,
    };
  };
}
