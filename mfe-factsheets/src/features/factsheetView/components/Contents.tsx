import {
  focusRing,
  Icon,
  makeStyles,
  MEDIA,
  mergeClasses,
  Stack,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { SECTION_LETTERS, sectionId } from '../../../lib/sectionLetters.ts';
import { useSectionInView } from '../useSectionInView.ts';

const BESIDE = '@media (min-width: 1280px)';

/** The sections to jump to: beside them where there is room, marking the one that is read, else folded above them. */
export function Contents() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const current = useSectionInView();
  const links = (
    <Stack as="ul">
      {SECTION_LETTERS.map((letter) => (
        <li key={letter}>
          <a
            href={`#${sectionId(letter)}`}
            className={mergeClasses(styles.link, letter === current && styles.current)}
            aria-current={letter === current ? 'location' : undefined}
          >
            <span className={styles.letter}>{letter}</span>
            <span>{t(`factsheetView.sections.${letter}`)}</span>
          </a>
        </li>
      ))}
    </Stack>
  );
  const title = t('factsheetView.contents');
  return (
    <>
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
        {links}
      </details>
    </>
  );
}

const useStyles = makeStyles({
  beside: {
    display: 'none',
    [BESIDE]: {
      display: 'block',
      position: 'sticky',
      top: '72px',
      maxHeight: 'calc(100vh - 96px)',
      overflowY: 'auto',
    },
    [MEDIA.print]: { display: 'none' },
  },
  folded: {
    [BESIDE]: { display: 'none' },
    [MEDIA.print]: { display: 'none' },
  },
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
  link: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderLeft: '3px solid transparent',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    [MEDIA.cards]: { minHeight: '44px', alignItems: 'center', boxSizing: 'border-box' },
    ...focusRing,
  },
  current: {
    borderLeftColor: tokens.colorBrandStroke1,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground2,
  },
  letter: { minWidth: '1.5ch', color: tokens.colorBrandForeground1 },
});
