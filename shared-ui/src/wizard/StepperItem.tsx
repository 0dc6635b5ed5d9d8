import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { MEDIA } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import type { StepView } from './stepView.ts';
import { NARROW_STEPS, WIDE_STEPS } from './stepsMedia.ts';

type StepperItemProps = {
  readonly step: StepView;
  readonly number: number;
  readonly isUpright: boolean;
  readonly state: 'past' | 'current' | 'ahead';
  readonly onSelect: ((id: string) => void) | undefined;
};

export function StepperItem({ step, number, isUpright, state, onSelect }: StepperItemProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const content = (
    <>
      <span
        className={mergeClasses(styles.circle, styles[state], step.hasErrors && styles.error)}
        aria-hidden="true"
      >
        {step.isWhole === true ? (
          <Icon name={step.icon ?? 'factsheet'} size={16} />
        ) : step.hasErrors ? (
          '!'
        ) : (
          number
        )}
      </span>
      <span
        className={mergeClasses(
          styles.title,
          isUpright && styles.uprightTitle,
          state === 'current' && styles.currentTitle,
        )}
      >
        {step.title}
        {step.hasErrors && (
          <span className={styles.errorText}>
            <Icon name="error" size={16} /> {t('Stepper.hasErrors')}
          </span>
        )}
      </span>
      {state === 'past' && step.isWhole !== true && <VisuallyHidden>{t('Stepper.past')}</VisuallyHidden>}
    </>
  );
  const current = state === 'current' ? ({ 'aria-current': 'step' } as const) : {};
  return (
    <li
      className={mergeClasses(
        styles.item,
        state !== 'ahead' && styles.reached,
        isUpright && styles.upright,
        isUpright && state === 'current' && styles.uprightCurrent,
      )}
    >
      {onSelect === undefined ? (
        <span className={mergeClasses(styles.step, isUpright && styles.uprightStep)} {...current}>
          {content}
        </span>
      ) : (
        <button
          type="button"
          className={mergeClasses(styles.step, isUpright && styles.uprightStep, styles.button)}
          {...current}
          disabled={step.isLocked ?? false}
          onClick={() => onSelect(step.id)}
        >
          {content}
        </button>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  item: {
    flex: '1 1 0',
    minWidth: 0,
    borderTop: `3px solid ${tokens.colorNeutralBackground5}`,
    [NARROW_STEPS]: { borderTopStyle: 'none' },
  },
  reached: { borderTopColor: tokens.colorBrandBackground },
  // The line that joins the steps stands before them.
  upright: {
    [WIDE_STEPS]: { borderTopStyle: 'none', borderLeft: `3px solid ${tokens.colorNeutralBackground5}` },
  },
  uprightCurrent: { [WIDE_STEPS]: { borderLeftColor: tokens.colorBrandBackground } },
  uprightStep: {
    [WIDE_STEPS]: {
      flexDirection: 'row',
      columnGap: tokens.spacingHorizontalS,
      paddingInline: tokens.spacingHorizontalM,
    },
  },
  step: {
    display: 'flex',
    // Side by side, eight titles would have no room beside their numbers.
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    [NARROW_STEPS]: { flexDirection: 'row', columnGap: tokens.spacingHorizontalS },
  },
  button: {
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':hover:not(:disabled)': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
    ...focusRing,
  },
  circle: {
    flexShrink: 0,
    display: 'grid',
    placeContent: 'center',
    width: '24px',
    height: '24px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  past: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorBrandForeground2,
  },
  current: {
    backgroundColor: tokens.colorBrandBackground,
    border: `1px solid ${tokens.colorBrandBackground}`,
    color: tokens.colorNeutralForegroundOnBrand,
    [MEDIA.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  ahead: {},
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerForeground1}`,
    color: tokens.colorStatusDangerForeground1,
  },
  title: { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto', [NARROW_STEPS]: { paddingTop: '3px' } },
  uprightTitle: { [WIDE_STEPS]: { paddingTop: '3px' } },
  currentTitle: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  errorText: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
    color: tokens.colorStatusDangerForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});
