import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { focusRing } from '../theme/focusRing.ts';

/** - field: name of the refused field; text: the field and what is wrong with it, as people read it; isCorrected: ticked off */
export type SummaryItem = { readonly field: string; readonly text: string; readonly isCorrected?: boolean };

type ErrorSummaryProps = {
  readonly title: string;
  readonly items: readonly SummaryItem[];
  /** Rises with each refusal: the summary takes the focus then, and at no other time. */
  readonly refusals: number;
  readonly onSelect: (field: string) => void;
};

/** Attribute by which the frame knows the summary. */
export const SUMMARY_MARK = 'data-error-summary';
/** A longer list helps nobody at first. */
const FIRST_ITEMS = 10;

/** Says what has to be put right, each point leading to its field. */
export function ErrorSummary({ title, items, refusals, onSelect }: ErrorSummaryProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, FIRST_ITEMS);
  return (
    <section
      ref={summary}
      {...{ [SUMMARY_MARK]: '' }}
      tabIndex={-1}
      aria-label={title}
      className={styles.summary}
    >
      <p className={styles.title} role="alert">
        <Icon name="error" /> {title}
      </p>
      <ul className={styles.list}>
        {shown.map(({ field, text, isCorrected = false }, index) => (
          <li key={field} className={mergeClasses(isCorrected && styles.corrected)}>
            <button
              type="button"
              className={styles.link}
              // The way to these is gone once they are there.
              ref={index === FIRST_ITEMS ? takeFocus : undefined}
              onClick={() => onSelect(field)}
            >
              {text}
              {isCorrected && <VisuallyHidden>{` (${t('ErrorSummary.corrected')})`}</VisuallyHidden>}
            </button>
          </li>
        ))}
        {items.length > shown.length && (
          <li>
            <button type="button" className={styles.link} onClick={() => setWhole(true)}>
              {t('ErrorSummary.more', { count: items.length - shown.length })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The same function each time: called once the button is there. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

const useStyles = makeStyles({
  summary: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    borderInlineStartWidth: '4px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ...focusRing,
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: `${tokens.spacingVerticalS} 0 0`, paddingInlineStart: '20px' },
  // Marker and colour only: a line that grew would move the page.
  corrected: {
    listStyleType: '"✓ "',
    color: tokens.colorNeutralForeground2,
    '& button': { color: tokens.colorNeutralForeground2, textDecorationLine: 'line-through' },
  },
  link: {
    minHeight: '24px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    // The point stands beside the first of several lines.
    verticalAlign: 'top',
    textAlign: 'start',
    textDecorationLine: 'underline',
    color: tokens.colorStatusDangerForeground1,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ...focusRing,
  },
});
