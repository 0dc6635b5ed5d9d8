import type { ReactNode } from 'react';
import { Card, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { PlaceNameContext } from './cellParts.ts';
import { sectionId, type SectionLetter } from '../../../../lib/sectionLetters.ts';

type ViewSectionProps = { readonly letter: SectionLetter; readonly children: ReactNode };

/** A section of the factsheet under its letter. */
export function ViewSection({ letter, children }: ViewSectionProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const id = sectionId(letter);
  const title = t(`factsheetView.sections.${letter}`);
  return (
    <Card as="section" gap="M" className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        <span className={styles.letter}>{letter}</span> {title}
      </h2>
      <PlaceNameContext value={title}>{children}</PlaceNameContext>
    </Card>
  );
}

const useStyles = makeStyles({
  section: { breakInside: 'avoid', overflowWrap: 'anywhere' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
    // The header of the portal stays at the top of the window.
    scrollMarginTop: '80px',
  },
  letter: { color: tokens.colorBrandForeground1 },
});
