import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { FieldGrid, NumberField, TextAreaField, useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import { DepartmentField } from '../../options/DepartmentField.tsx';
import { isStudentList } from '../../../../../lib/mobilityRows/mobilityRow.ts';
import type { RowChoices } from '../useRowChoices.ts';
import { DirectionField } from './DirectionField.tsx';
import { LanguageSkillsField } from './LanguageSkillsField.tsx';
import { PartnersWordsNote } from './PartnersWordsNote.tsx';
import type { RowFieldProps } from './rowFieldProps.ts';
import { StudentFields } from './StudentFields.tsx';
import { SubjectAreasField } from './SubjectAreasField.tsx';

const { fields: ROW } = STUDENT_MOBILITY_FOR_STUDIES;
const { fields: STAFF_ROW } = STAFF_MOBILITY_FOR_TEACHING;

type RowFieldsProps = RowFieldProps & {
  readonly local: WizardInstitution;
  readonly partner: WizardInstitution;
  readonly choices: RowChoices;
};

/** Everything about one row. */
export function RowFields({ list, index, isDisabled, local, partner, choices }: RowFieldsProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(STUDENT_MOBILITY_FOR_STUDIES);
  const staffLabel = useMemberLabel(STAFF_MOBILITY_FOR_TEACHING);
  const { control } = useFormContext<AgreementForm>();
  const path = `${list}.${index}` as const;
  const [from, to] = useWatch({ control, name: [`${path}.fromInstitution`, `${path}.toInstitution`] });
  const shared = { control, isDisabled };
  const field = { list, index, isDisabled };
  return (
    <>
      <PartnersWordsNote list={list} index={index} />
      <DirectionField {...field} local={local} partner={partner} />
      <FieldGrid columns={2}>
        <DepartmentField
          name={`${path}.fromDepartment`}
          label={label('fromDepartment')}
          institution={from}
          isDisabled={isDisabled}
        />
        <DepartmentField
          name={`${path}.toDepartment`}
          label={label('toDepartment')}
          institution={to}
          isDisabled={isDisabled}
        />
      </FieldGrid>
      <SubjectAreasField {...field} choices={choices.subjectAreas} />
      {isStudentList(list) ? (
        <StudentFields list={list} index={index} isDisabled={isDisabled} />
      ) : (
        <FieldGrid columns={2}>
          <NumberField
            {...shared}
            name={`${path}.mobilitiesPerYear`}
            label={t('agreementSteps.RowFields.staff')}
            {...inputProps(ROW.mobilitiesPerYear)}
          />
          <NumberField
            {...shared}
            name={`${list}.${index}.totalDaysPerYear`}
            label={staffLabel('totalDaysPerYear')}
            hint={t('agreementSteps.RowFields.daysHint')}
            {...inputProps(STAFF_ROW.totalDaysPerYear)}
          />
        </FieldGrid>
      )}
      <LanguageSkillsField {...field} languages={choices.languages} subjectAreas={choices.subjectAreas} />
      <TextAreaField
        {...shared}
        name={`${path}.otherInfoTerms`}
        label={label('otherInfoTerms')}
        {...inputProps(ROW.otherInfoTerms)}
      />
    </>
  );
}
