import { Button, makeStyles, tokens, useLanguage } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fillText } from '../lib/fillText.ts';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { TOUR_TEXTS } from './tourTexts.ts';
import { tourSteps } from './tourSteps.ts';
import { useTourPlace } from './useTourPlace.ts';

/** Leads around the frame, step by step. Escape leaves it; the browser keeps the focus inside and gives it back afterwards. */
export function TourDialog({ onLeave }: { readonly onLeave: () => void }) {
  const { tag } = useLanguage();
  const texts = TOUR_TEXTS[tag];
  const styles = useStyles();
  const titleId = useId();
  const textId = useId();
  const { role, permissions } = useSession();
  const descriptions = useDescriptions();
  const [steps] = useState(() => tourSteps({ role: role ?? 'No Rights', permissions, descriptions }));
  const [index, setIndex] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const step = steps[index];
  const { ring, box } = useTourPlace(step?.places ?? [], dialog);

  // A layout effect ends before the dialog leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // What is read out is the step, not the button that led to it.
  useEffect(() => title.current?.focus(), [index]);

  if (step === undefined) return null;
  const isLast = index === steps.length - 1;
  const { title: heading, text } = texts.steps[step.id];
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={box}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      {ring !== undefined && <span className={styles.ring} style={ring} aria-hidden />}
      <div className={styles.card}>
        <p className={styles.count}>
          {fillText(texts.count, { step: String(index + 1), all: String(steps.length) })}
        </p>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {heading}
        </h2>
        <p id={textId} className={styles.text}>
          {text}
        </p>
        <div className={styles.foot}>
          {!isLast && (
            <span className={styles.leave}>
              <Button appearance="subtle" onClick={onLeave}>
                {texts.leave}
              </Button>
            </span>
          )}
          {index > 0 && <Button onClick={() => setIndex(index - 1)}>{texts.back}</Button>}
          <Button appearance="primary" onClick={() => (isLast ? onLeave() : setIndex(index + 1))}>
            {isLast ? texts.done : texts.next}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

const useStyles = makeStyles({
  dialog: {
    position: 'fixed',
    boxSizing: 'border-box',
    width: '400px',
    maxWidth: 'calc(100% - 16px)',
    maxHeight: 'calc(100dvh - 16px)',
    margin: 0,
    padding: 0,
    border: 'none',
    // What marks the place lies below the card, and reaches beyond the dialog.
    overflow: 'visible',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    '::backdrop': { backgroundColor: 'transparent' },
  },
  ring: {
    position: 'fixed',
    borderRadius: tokens.borderRadiusMedium,
    outline: `3px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '2px',
    // Everything else steps back.
    boxShadow: `0 0 0 200vmax ${tokens.colorBackgroundOverlay}`,
    pointerEvents: 'none',
    '@media (forced-colors: active)': { outlineColor: 'Highlight' },
  },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    maxHeight: 'calc(100dvh - 16px)',
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  text: { margin: 0 },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
  leave: { marginRight: 'auto' },
  count: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
