import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { PREFERRED_MOBILITY } from 'shared-contracts/applications/members/applicationParts.ts';
import { isBlendedBy } from 'shared-contracts/applications/preferredMobility.ts';
import { useMemberLabel } from 'shared-record/pages';
import { Alert, DefinitionList, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { useController, useFormContext, useWatch, YesNoField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { useApplicationForm } from '../../../formContext.ts';
import type { ApplicationForm } from '../../../model/form/applicationForm.ts';
import { cyclesOf, isOtherCycle, languagesOf, placesOf } from '../model/agreedTerms.ts';
import type { Choice } from '../model/choiceOptions.ts';
import { usePartnerFacts } from './usePartnerFacts.tsx';

type ChoiceTermsProps = { readonly index: number; readonly choice: Choice; readonly startSemester: string };

/** What helps to choose: what the agreement gives and asks, and until when the partner wants to hear of students. */
export function ChoiceTerms({ index, choice, startSemester }: ChoiceTermsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const styles = useStyles();
  const label = useMemberLabel(PREFERRED_MOBILITY);
  const { isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const { field } = useController({ control, name: `prefferedMobility.${index}.blended` });
  const studyCycle = useWatch({ control, name: 'studiesData.studyCycle' });
  const partnerFacts = usePartnerFacts(choice.institution.id, startSemester);
  const { agreement, rows } = choice;
  const places = placesOf(rows);
  const languages = languagesOf(rows, language);
  const cycles = cyclesOf(rows, tag);
  const blended = isBlendedBy(choice);
  const none = t('preferredMobility.notAgreed');
  return (
    <div className={styles.panel}>
      <DefinitionList
        shape="strip"
        entries={[
          [
            label('iiaId'),
            t('preferredMobility.agreement', {
              id: agreement.id,
              from: academicYearName(agreement.startYear?.id ?? 0),
              to: academicYearName(agreement.endYear?.id ?? 0),
            }),
          ],
          [
            t('preferredMobility.placesLabel'),
            places === null ? none : t('preferredMobility.places', { count: places }),
          ],
          [t('preferredMobility.languagesLabel'), languages.join(', ') || none],
          [t('preferredMobility.cyclesLabel'), cycles.join(', ') || none],
          ...(blended === null
            ? []
            : [[label('blended'), t(blended ? 'preferredMobility.yes' : 'preferredMobility.no')] as const]),
          ...partnerFacts,
        ]}
      />
      {blended === null && (
        <YesNoField
          label={label('blended')}
          value={field.value}
          onChange={field.onChange}
          hint={t('preferredMobility.blendedHint')}
          isDisabled={isReadOnly}
        />
      )}
      {!isReadOnly && isOtherCycle(rows, studyCycle) && (
        <Alert kind="warning">{t('preferredMobility.otherCycle')}</Alert>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});
