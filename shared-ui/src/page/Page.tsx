import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { MEDIA } from '../theme/breakpoints.ts';

type PageProps = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The same heading on every record of its kind, so that what it is about stands out beside it. */
  readonly isTitleSmall?: boolean;
  /** Above the title: the way back, and to what stands beside it. */
  readonly way?: ReactNode;
  /** On paper the page lies on its side, as a table of many columns wants it. */
  readonly isWide?: boolean;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Frames a page: one `h1`, an optional sentence and actions, and the content below. The document's title is the shell's. */
export function Page({
  title,
  description,
  isTitleSmall = false,
  way,
  isWide = false,
  actions,
  children,
}: PageProps) {
  const styles = useStyles();
  return (
    <div className={styles.page} {...(isWide && { 'data-paper': 'list' })}>
      {way}
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 className={mergeClasses(styles.title, isTitleSmall && styles.smallTitle)} tabIndex={-1}>
            {title}
          </h1>
          {description && (
            <p className={mergeClasses(styles.description, isTitleSmall && styles.wideDescription)}>
              {description}
            </p>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXL,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1680px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXL}`,
    [MEDIA.tight]: { paddingInline: tokens.spacingHorizontalL },
    [MEDIA.print]: { padding: 0, maxWidth: 'none', rowGap: tokens.spacingVerticalL },
    [MEDIA.cards]: { padding: tokens.spacingHorizontalL, rowGap: tokens.spacingVerticalL },
  },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
  },
  heading: { minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
    [MEDIA.cards]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  smallTitle: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    [MEDIA.cards]: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  },
  description: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground2,
    maxWidth: '70ch',
  },
  wideDescription: { maxWidth: 'none' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [MEDIA.print]: { display: 'none' },
  },
});
