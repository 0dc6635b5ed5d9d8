import { Button, DefinitionList, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ApplicationForm } from '../model/applicationForm.ts';
import type { ApplicationStep } from '../model/applicationSteps.ts';
import { describeValue, type ValueNames } from '../model/describeValue.ts';
import { reviewGroups, type ReviewValue } from '../model/reviewSections.ts';

type ReviewStepProps = {
  readonly step: ApplicationStep;
  readonly form: ApplicationForm;
  readonly names: ValueNames;
  readonly nameOf: (field: string) => string;
  /** Goes to the step, to change something there. */
  readonly onOpen: () => void;
};

/** What one step sends. */
export function ReviewStep({ step, form, names, nameOf, onOpen }: ReviewStepProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const title = t(step.titleKey);
  const show = ({ field, value }: ReviewValue) => {
    if (field.startsWith('filesData.'))
      return t(value === null ? 'applicationForm.Review.noFile' : 'applicationForm.Review.file');
    return describeValue(field, value, names) || t('applicationForm.Review.blank');
  };
  return (
    <section aria-label={title} className={styles.step}>
      <header className={styles.header}>
        <h3 className={styles.heading}>{title}</h3>
        <Button size="small" icon="edit" onClick={onOpen}>
          {t('applicationForm.Review.change', { step: title })}
        </Button>
      </header>
      {reviewGroups(step, form).map((group) => (
        <DefinitionList
          key={group[0]?.field}
          shape="columns"
          entries={group.map((one) => [nameOf(one.field).split(' › ').at(-1) ?? '', show(one)])}
        />
      ))}
    </section>
  );
}

const useStyles = makeStyles({
  step: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});
