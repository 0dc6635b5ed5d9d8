import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { Button } from '../action/Button.tsx';
import { countSteps, type StepView } from './stepView.ts';
import { NARROW_STEPS, WIDE_STEPS } from './stepsMedia.ts';
import { StepperItem } from './StepperItem.tsx';

type StepperProps = {
  readonly steps: readonly StepView[];
  readonly currentId: string;
  /** Below one another, also where there is room side by side. */
  readonly isUpright?: boolean;
  /** Makes the steps clickable; absent where one has to go through them in order. */
  readonly onSelect?: ((id: string) => void) | undefined;
};

/** The steps of a wizard in order: side by side where there is room, otherwise a bar with a list that opens. */
export function Stepper({ steps, currentId, isUpright = false, onSelect }: StepperProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === currentId),
  );
  const current = steps[index];
  const faulty = steps.filter(({ hasErrors }) => hasErrors).length;
  const select =
    onSelect &&
    ((id: string) => {
      setIsOpen(false);
      onSelect(id);
    });

  return (
    <nav aria-label={t('Stepper.label')} className={mergeClasses(isUpright && styles.nav)}>
      <div className={styles.summary}>
        <span>
          {current?.isWhole === true
            ? current.title
            : t('Stepper.progress', { number: countSteps(steps, index), count: countSteps(steps) })}
        </span>
        {faulty > 0 && (
          <span className={styles.faulty}>
            <Icon name="error" size={16} /> {t('Stepper.faulty', { count: faulty })}
          </span>
        )}
        <Button
          appearance="subtle"
          size="small"
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          isExpanded={isOpen}
          controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Stepper.all')}
        </Button>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.bar}
          style={{ width: `${(countSteps(steps, index) / countSteps(steps)) * 100}%` }}
        />
      </div>
      <ol
        id={listId}
        className={mergeClasses(styles.list, isUpright && styles.upright, !isOpen && styles.closed)}
      >
        {steps.map((step, position) => (
          <StepperItem
            key={step.id}
            step={step}
            number={countSteps(steps, position)}
            isUpright={isUpright}
            state={position === index ? 'current' : position < index ? 'past' : 'ahead'}
            onSelect={select}
          />
        ))}
      </ol>
    </nav>
  );
}

const useStyles = makeStyles({
  summary: {
    display: 'none',
    [NARROW_STEPS]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: tokens.spacingHorizontalM,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  faulty: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorStatusDangerForeground1,
  },
  track: {
    display: 'none',
    height: '4px',
    borderRadius: '2px',
    backgroundColor: tokens.colorNeutralBackground5,
    [NARROW_STEPS]: { display: 'block' },
  },
  bar: { height: '100%', borderRadius: '2px', backgroundColor: tokens.colorBrandBackground },
  list: {
    display: 'flex',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [NARROW_STEPS]: { flexDirection: 'column', paddingTop: tokens.spacingVerticalS },
  },
  nav: { [WIDE_STEPS]: { position: 'sticky', top: tokens.spacingVerticalL } },
  upright: { [WIDE_STEPS]: { flexDirection: 'column' } },
  closed: { [NARROW_STEPS]: { display: 'none' } },
});
