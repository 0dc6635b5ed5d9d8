import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import {
  PREFERRED_MOBILITY,
  START_SEMESTERS,
} from 'shared-contracts/applications/members/applicationParts.ts';
import { durationOptions, monthOptions } from 'shared-contracts/applications/mobilityDuration.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import {
  CheckboxField,
  ChoiceField,
  FieldGrid,
  SelectField,
  useController,
  useFormContext,
} from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { useApplicationForm } from '../../../formContext.ts';
import type { ApplicationForm, PreferredMobilityForm } from '../../../model/form/applicationForm.ts';
import type { EntryChange } from '../useEntryChange.ts';

type TimeFieldsProps = {
  readonly index: number;
  readonly entry: PreferredMobilityForm;
  /** Academic year of the application, by the calendar year in which it begins. */
  readonly year: number;
  readonly onChoose: EntryChange['choose'];
};

/** When the stay begins and how long it lasts: semesters and months, or days of a short-term stay. */
export function TimeFields({ index, entry, year, onChoose }: TimeFieldsProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(PREFERRED_MOBILITY);
  const { type, isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const path = `prefferedMobility.${index}` as const;
  const start = useController({ control, name: `${path}.startSemester` });
  const duration = useController({ control, name: `${path}.semesterDuration` });
  const isShort = type === 'short-term-studies';
  const hasStart = entry.startSemester !== '';
  const startFirst = hasStart || isReadOnly ? undefined : t('preferredMobility.startFirst');
  return (
    <>
      <FieldGrid columns={2}>
        <div data-field={start.field.name} tabIndex={-1}>
          <ChoiceField
            label={label('startSemester')}
            value={entry.startSemester || null}
            choices={START_SEMESTERS.map((value) => ({
              value,
              label: t(`preferredMobility.semester.${value}`, { year: academicYearName(year) }),
            }))}
            onChange={(value) => {
              const semester = START_SEMESTERS.find((one) => one === value);
              if (semester && semester !== entry.startSemester)
                onChoose('startSemester', { startSemester: semester });
            }}
            error={start.fieldState.error}
            isDisabled={isReadOnly}
            isRequired
          />
        </div>
        {isShort ? (
          <SelectField
            control={control}
            name={duration.field.name}
            label={t('preferredMobility.days')}
            placeholder={t('applicationForm.choose')}
            valueAs="number"
            options={durationOptions(type, entry.startSemester).map((days) => ({
              value: String(days),
              label: t('preferredMobility.daysOf', { count: days }),
            }))}
            {...(startFirst === undefined ? {} : { hint: startFirst })}
            isDisabled={isReadOnly || !hasStart}
            isRequired
          />
        ) : (
          <div data-field={duration.field.name} tabIndex={-1}>
            <ChoiceField
              label={label('semesterDuration')}
              value={entry.semesterDuration === null ? null : String(entry.semesterDuration)}
              // Before the start is chosen both lengths are shown, to be seen and not chosen.
              choices={durationOptions(type, entry.startSemester || START_SEMESTERS[0]).map((semesters) => ({
                value: String(semesters),
                label: t('preferredMobility.semesters', { count: semesters }),
              }))}
              onChange={(value) => {
                if (Number(value) !== entry.semesterDuration)
                  onChoose('semesterDuration', { semesterDuration: Number(value) });
              }}
              hint={startFirst}
              error={duration.fieldState.error}
              isDisabled={isReadOnly || !hasStart}
              isRequired
            />
          </div>
        )}
        {!isShort && (
          <SelectField
            control={control}
            name={`${path}.monthDuration`}
            label={label('monthDuration')}
            placeholder={t('applicationForm.choose')}
            valueAs="number"
            options={monthOptions(type, entry.semesterDuration).map((months) => ({
              value: String(months),
              label: t('preferredMobility.months', { count: months }),
            }))}
            {...(entry.semesterDuration === null && !isReadOnly
              ? { hint: t('preferredMobility.durationFirst') }
              : {})}
            isDisabled={isReadOnly || entry.semesterDuration === null}
            isRequired
          />
        )}
      </FieldGrid>
      <CheckboxField
        control={control}
        name={`${path}.projectMobility`}
        label={label('projectMobility')}
        isDisabled={isReadOnly}
      />
    </>
  );
}
