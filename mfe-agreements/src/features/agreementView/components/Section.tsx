import { useId, type ReactNode } from 'react';
import { makeStyles, MEDIA, mergeClasses, Stack, tokens } from 'shared-ui/core';

type SectionProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Few lines, which stay on one page of paper. */
  readonly isShort?: boolean;
};

/** A part of the sheet under its heading. */
export function Section({ title, children, isShort = false }: SectionProps) {
  const styles = useStyles();
  const headingId = useId();
  return (
    <Stack
      as="section"
      gap="M"
      className={mergeClasses(styles.section, isShort && styles.short)}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

const useStyles = makeStyles({
  short: { [MEDIA.print]: { breakInside: 'avoid' } },
  // On paper only blocks keep a heading on the page of what it heads.
  section: {
    [MEDIA.print]: { display: 'block', '& > * + *': { marginTop: tokens.spacingVerticalM } },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});
