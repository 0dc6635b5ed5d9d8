import { labelClassNames, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../page/Page.tsx';
import { useIsOnPaper } from '../print/useIsOnPaper.ts';
import { MEDIA } from '../theme/breakpoints.ts';
import { SUMMARY_MARK } from './ErrorSummary.tsx';
import { Stepper } from './Stepper.tsx';
import { NARROW_STEPS, WIDE_STEPS } from './stepsMedia.ts';
import { countSteps, type StepView } from './stepView.ts';
import { WizardBar } from './WizardBar.tsx';

type WizardFrameProps = {
  readonly title: string;
  readonly description?: ReactNode;
  /** Above the title: the way back, and to what stands beside it. */
  readonly way?: ReactNode;
  readonly steps: readonly StepView[];
  readonly currentId: string;
  /** Makes the steps clickable. */
  readonly onStepSelect?: ((id: string) => void) | undefined;
  /** Absent on the first step. */
  readonly onPrevious?: (() => void) | undefined;
  /** Absent on the last step. */
  readonly onNext?: (() => void) | undefined;
  /** Why one cannot go on now, though there is a next step. */
  readonly nextBlock?: string | undefined;
  /** `side`: the steps stand beside the current one, where there is room. */
  readonly stepsAt?: 'top' | 'side';
  /** What goes to paper in place of the current step: the whole record. */
  readonly paper?: () => ReactNode;
  /** Messages and the summary of errors, above the step. */
  readonly notices?: ReactNode;
  /** Nothing can be edited: fields that are out of use are drawn to be read, and entries still open. */
  readonly isReadOnly?: boolean;
  /** Something is under way: the step takes no input, and keeps what it shows. */
  readonly isBusy?: boolean;
  /** One of the actions is what the page is for; else that is the way on. */
  readonly hasMainAction?: boolean;
  /** Buttons that save, at the end of the bar. */
  readonly actions?: ReactNode;
  /** Heading of what stands in the step's place; the step's title when absent. */
  readonly heading?: string | undefined;
  /** The current step. */
  readonly children: ReactNode;
};

/** Frames a wizard: title, steps, the current step under its own heading, and a bar with the ways on. The heading has the focus after a change of step. */
export function WizardFrame(props: WizardFrameProps) {
  const { steps, currentId, stepsAt = 'top' } = props;
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const isOnPaper = useIsOnPaper();
  const heading = useRef<HTMLHeadingElement>(null);
  // A form of one step is a page like any other.
  const hasSteps = steps.length > 1;
  const shown = [currentId, props.heading].join(' ');
  const shownBefore = useRef(shown);
  const index = steps.findIndex(({ id }) => id === currentId);
  const isStep = hasSteps && props.heading === undefined && steps[index]?.isWhole !== true;
  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    // A refusal that leads to another step is read first.
    if (document.activeElement?.closest(`[${SUMMARY_MARK}]`)) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <Page title={props.title} description={props.description} way={props.way}>
      <div className={mergeClasses(styles.frame, stepsAt === 'side' && styles.beside)}>
        {hasSteps && (
          <Stepper
            steps={steps}
            currentId={currentId}
            isUpright={stepsAt === 'side'}
            onSelect={props.onStepSelect}
          />
        )}
        <div className={styles.content}>
          {props.notices}
          {isOnPaper && props.paper?.()}
          <section
            aria-labelledby="wizard-step"
            className={mergeClasses(styles.step, props.paper && styles.screenOnly)}
          >
            <header className={styles.header}>
              {isStep && (
                <p className={styles.progress}>
                  {t('Stepper.progress', { number: countSteps(steps, index), count: countSteps(steps) })}
                </p>
              )}
              <h2 id="wizard-step" ref={heading} tabIndex={-1} className={styles.heading}>
                {props.heading ?? steps[index]?.title}
              </h2>
            </header>
            <div
              inert={props.isBusy ?? false}
              className={mergeClasses(styles.fields, props.isReadOnly === true && styles.readOnly)}
            >
              {props.children}
            </div>
          </section>
          <WizardBar
            onPrevious={props.onPrevious}
            onNext={props.onNext}
            nextBlock={props.nextBlock}
            isNextMain={props.hasMainAction !== true}
            actions={props.actions}
          />
        </div>
      </div>
    </Page>
  );
}

const READABLE = {
  color: tokens.colorNeutralForeground1,
  WebkitTextFillColor: tokens.colorNeutralForeground1,
  cursor: 'default',
} as const;

const column = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

const useStyles = makeStyles({
  frame: { ...column, rowGap: tokens.spacingVerticalXXL, [MEDIA.cards]: { rowGap: tokens.spacingVerticalL } },
  beside: {
    [WIDE_STEPS]: {
      display: 'grid',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      columnGap: tokens.spacingHorizontalXXL,
      alignItems: 'start',
    },
  },
  content: {
    ...column,
    rowGap: tokens.spacingVerticalXXL,
    [MEDIA.cards]: { rowGap: tokens.spacingVerticalL },
  },
  step: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    // The bar at the bottom must not lie over what has the focus.
    '& :focus': { scrollMarginBottom: '96px' },
    [MEDIA.cards]: { padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM}` },
  },
  header: { display: 'flex', flexDirection: 'column' },
  screenOnly: { [MEDIA.print]: { display: 'none' } },
  progress: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // The stepper says it itself there.
    [NARROW_STEPS]: { display: 'none' },
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  fields: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
    // What cannot be changed here is there to be read; a button out of use is not.
    '& :is(input, textarea, select):disabled:not(:placeholder-shown)': READABLE,
  },
  readOnly: {
    '& :disabled, & :disabled + label, & :disabled ~ label': READABLE,
    // Nothing is asked of anybody.
    [`& .${labelClassNames.required}`]: { display: 'none' },
  },
});
