import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { FILE_SLOTS } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { START_SEMESTERS } from 'shared-contracts/applications/members/applicationParts.ts';
import { Button, DefinitionList, makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm } from '../../formContext.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import type { ApplicationStep } from '../../model/steps/applicationSteps.ts';
import { describeValue, type ValueNames } from '../../model/answers/describeValue.ts';
import { reviewGroups, type ReviewValue } from '../../model/steps/reviewSections.ts';
import { ReviewFile } from './ReviewFile.tsx';

type ReviewStepProps = {
  readonly step: ApplicationStep;
  readonly form: ApplicationForm;
  readonly names: ValueNames;
  readonly nameOf: (field: string) => string;
  /** Goes to the step, to change something there; absent where nothing is changed. */
  readonly onOpen?: () => void;
};

/** What one step sends. */
export function ReviewStep({ step, form, names, nameOf, onOpen }: ReviewStepProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { type, applicationYear } = useApplicationForm();
  const title = t(step.titleKey);
  const groups = reviewGroups(step, form, type);
  const show = ({ field, value }: ReviewValue) => {
    const slot = FILE_SLOTS.find((one) => field === `filesData.0.${one}`);
    if (slot !== undefined)
      return typeof value === 'number' ? (
        <ReviewFile id={value} slot={slot} />
      ) : (
        t('applicationForm.Review.noFile')
      );
    if (
      /^prefferedMobility\.\d+\.startSemester$/.test(field) &&
      applicationYear !== null &&
      isSemester(value)
    )
      return t(`preferredMobility.semester.${value}`, { year: academicYearName(applicationYear) });
    if (/^prefferedMobility\.\d+\.semesterDuration$/.test(field) && typeof value === 'number')
      return t(type === 'short-term-studies' ? 'preferredMobility.daysOf' : 'preferredMobility.semesters', {
        count: value,
      });
    return describeValue(field, value, names) || t('applicationForm.Review.blank');
  };
  return (
    <section aria-label={title} className={styles.step}>
      <header className={styles.header}>
        <h3 className={styles.heading}>{title}</h3>
        {onOpen !== undefined && (
          <Button size="small" icon="edit" onClick={onOpen}>
            {t('applicationForm.Review.change', { step: title })}
          </Button>
        )}
      </header>
      {groups.length === 0 && <p className={styles.none}>{t('applicationForm.Review.none')}</p>}
      {groups.map((group) => (
        <div key={group[0]?.field} className={styles.group}>
          <DefinitionList
            shape="columns"
            entries={group.map((one) => [nameOf(one.field).split(' › ').at(-1) ?? '', show(one)])}
          />
        </div>
      ))}
    </section>
  );
}

function isSemester(value: unknown): value is (typeof START_SEMESTERS)[number] {
  return START_SEMESTERS.some((each) => each === value);
}

const useStyles = makeStyles({
  step: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // On paper only blocks keep a heading on the page of what it heads.
    [MEDIA.print]: { display: 'block', '& > * + *': { marginTop: tokens.spacingVerticalM } },
  },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  group: {
    ':not(:last-child)': {
      paddingBottom: tokens.spacingVerticalM,
      borderBottom: `1px dashed ${tokens.colorNeutralStroke2}`,
    },
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});
