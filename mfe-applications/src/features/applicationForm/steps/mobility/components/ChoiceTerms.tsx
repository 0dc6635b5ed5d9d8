import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { PREFERRED_MOBILITY } from 'shared-contracts/applications/members/applicationParts.ts';
import { isBlendedBy } from 'shared-contracts/applications/preferredMobility.ts';
import { useMemberLabel } from 'shared-record/pages';
import {
  Alert,
  DefinitionList,
  formatNumber,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { useController, useFormContext, useWatch, YesNoField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { useApplicationForm } from '../../../formContext.ts';
import type { ApplicationForm } from '../../../model/form/applicationForm.ts';
import {
  cyclesOf,
  isLongerThanAgreed,
  isOtherCycle,
  languagesOf,
  monthsOf,
  placesOf,
} from '../../../model/answers/agreedTerms.ts';
import type { Choice } from '../model/choiceOptions.ts';
import { useOwnDeadline } from './useOwnDeadline.ts';
import { usePartnerFacts } from './usePartnerFacts.tsx';

type ChoiceTermsProps = {
  readonly index: number;
  readonly choice: Choice;
  readonly startSemester: string;
  /** Chosen length of the stay in months; null until chosen, and for a stay in days. */
  readonly monthDuration: number | null;
};

/** What helps to choose: what the agreement gives and asks, and until when the partner wants to hear of students. */
export function ChoiceTerms({ index, choice, startSemester, monthDuration }: ChoiceTermsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const styles = useStyles();
  const label = useMemberLabel(PREFERRED_MOBILITY);
  const { isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const { field } = useController({ control, name: `prefferedMobility.${index}.blended` });
  const studyCycle = useWatch({ control, name: 'studiesData.studyCycle' });
  const partnerFacts = usePartnerFacts(choice.institution.id, startSemester);
  const ownDeadline = useOwnDeadline();
  const { agreement, rows } = choice;
  const places = placesOf(rows);
  const languages = languagesOf(rows, language);
  const cycles = cyclesOf(rows, tag);
  const lengths = monthsOf(rows).map((months) =>
    t('preferredMobility.monthsEach', { count: months, number: formatNumber(months, tag) }),
  );
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
          [t('preferredMobility.lengthLabel'), lengths.join(', ') || none],
          [t('preferredMobility.languagesLabel'), languages.join(', ') || none],
          [t('preferredMobility.cyclesLabel'), cycles.join(', ') || none],
          ...(blended === null
            ? []
            : [[label('blended'), t(blended ? 'preferredMobility.yes' : 'preferredMobility.no')] as const]),
          ...ownDeadline,
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
      {!isReadOnly && isLongerThanAgreed(rows, monthDuration) && (
        <Alert kind="warning">
          {t('preferredMobility.longerThanAgreed', {
            chosen: t('preferredMobility.months', { count: monthDuration ?? 0 }),
          })}
        </Alert>
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
