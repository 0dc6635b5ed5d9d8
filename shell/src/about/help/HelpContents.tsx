import { focusRing, Icon, makeStyles, MEDIA, Stack, tokens } from 'shared-ui/core';

const BESIDE = '@media (min-width: 1280px)';

/** A part of the page, and what it holds. */
export type ContentsPart = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
};
type HelpContentsProps = { readonly title: string; readonly parts: readonly ContentsPart[] };

/** What to jump to: beside the page where there is room, else folded above it. */
export function HelpContents({ title, parts }: HelpContentsProps) {
  const styles = useStyles();
  const links = (
    <Stack as="ul" gap="XS">
      {parts.map((part) => (
        <li key={part.id}>
          <a href={`#${part.id}`} className={styles.link}>
            {part.title}
          </a>
          {part.items.length > 0 && (
            <ul className={styles.items}>
              {part.items.map((item) => (
                <li key={item.id}>
                  <a href={`#${item.id}`} className={styles.link}>
                    {item.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Stack>
  );
  return (
    <div className={styles.contents}>
      <nav aria-label={title} className={styles.beside}>
        <p className={styles.title}>{title}</p>
        {links}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <span className={styles.chevron}>
            <Icon name="chevronRight" />
          </span>
          {title}
        </summary>
        <nav aria-label={title}>{links}</nav>
      </details>
    </div>
  );
}

const useStyles = makeStyles({
  contents: { [MEDIA.print]: { display: 'none' } },
  beside: {
    display: 'none',
    [BESIDE]: {
      display: 'block',
      position: 'sticky',
      top: '72px',
      maxHeight: 'calc(100vh - 96px)',
      overflowY: 'auto',
    },
  },
  folded: { [BESIDE]: { display: 'none' } },
  title: { margin: `0 0 ${tokens.spacingVerticalS}`, fontWeight: tokens.fontWeightSemibold },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '44px',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ...focusRing,
  },
  chevron: { lineHeight: 0, ':global(details[open]) &': { transform: 'rotate(90deg)' } },
  items: { margin: 0, paddingLeft: tokens.spacingHorizontalL, listStyleType: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '28px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    [MEDIA.cards]: { minHeight: '44px' },
    ...focusRing,
  },
});
