import { Children, useId, type ReactNode } from 'react';
import { makeStyles, MEDIA, tokens } from 'shared-ui/core';

type SectionProps = {
  readonly title: string;
  /** A sentence below the heading. */
  readonly text?: string;
  readonly children: ReactNode;
};

/** A part of the overview under a heading. */
export function OverviewSection({ title, text, children }: SectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

/** Tiles side by side, as many as there is room for. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <ul className={styles.tiles}>
      {Children.map(children, (tile) => tile && <li className={styles.item}>{tile}</li>)}
    </ul>
  );
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [MEDIA.cards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  item: { minWidth: 0 },
});
