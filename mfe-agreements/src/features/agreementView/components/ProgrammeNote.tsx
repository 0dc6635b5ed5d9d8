import { useId } from 'react';
import {
  Button,
  Cluster,
  ExternalLink,
  makeStyles,
  MEDIA,
  mergeClasses,
  tokens,
  useFolded,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Pages of the European Commission that the programme's rules stand on. */
const SOURCES = [
  {
    key: 'agreementView.ProgrammeNote.guide',
    href: 'https://erasmus-plus.ec.europa.eu/programme-guide/erasmusplus-programme-guide',
  },
  {
    key: 'agreementView.ProgrammeNote.charter',
    href: 'https://erasmus-plus.ec.europa.eu/resources-and-tools/erasmus-charter-for-higher-education',
  },
  {
    key: 'agreementView.ProgrammeNote.credits',
    href: 'https://op.europa.eu/en/publication-detail/-/publication/da7467e6-8450-11e5-b8b7-01aa75ed71a1',
  },
  {
    key: 'agreementView.ProgrammeNote.card',
    href: 'https://erasmus-plus.ec.europa.eu/european-student-card-initiative',
  },
] as const;

/**
 * What every agreement between programme countries says first, in our words; shown whole until the reader folds it to its first line; the browser remembers that.
 *
 * Source of the sense: European Commission, Requirements for Inter-Institutional Agreements 2021-20[29], CC BY 4.0.
 */
export function ProgrammeNote() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const id = useId();
  const [isFolded, toggle] = useFolded('programme');
  return (
    <section className={styles.note} aria-label={t('agreementView.ProgrammeNote.label')}>
      <div className={styles.line}>
        <p id={id} className={mergeClasses(styles.text, isFolded && styles.folded)}>
          {t('agreementView.ProgrammeNote.text')}
        </p>
        <div className={styles.more}>
          <Button appearance="subtle" isExpanded={!isFolded} controls={id} onClick={toggle}>
            {t(isFolded ? 'agreementView.ProgrammeNote.more' : 'agreementView.ProgrammeNote.less')}
          </Button>
        </div>
      </div>
      <Cluster
        as="ul"
        isStackedWhenNarrow
        className={mergeClasses(styles.links, isFolded && styles.foldedLinks)}
      >
        {SOURCES.map(({ key, href }) => (
          <li key={key}>
            <ExternalLink href={href}>{t(key)}</ExternalLink>
          </li>
        ))}
      </Cluster>
    </section>
  );
}

const useStyles = makeStyles({
  note: { maxWidth: '110ch' },
  line: { display: 'flex', alignItems: 'flex-start', columnGap: tokens.spacingHorizontalM },
  text: { margin: 0, minWidth: 0, flexGrow: 1 },
  // On paper the whole of it stands.
  folded: {
    '@media screen': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  foldedLinks: { '@media screen': { display: 'none' } },
  more: { flexShrink: 0, marginTop: '-6px', [MEDIA.print]: { display: 'none' } },
  links: {
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    marginTop: tokens.spacingVerticalM,
  },
});
