import { Cluster, ExternalLink, makeStyles, tokens, useTranslation } from 'shared-ui/core';
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
 * What every agreement between programme countries says first, in our words.
 *
 * Source of the sense: European Commission, Requirements for Inter-Institutional Agreements 2021-20[29], CC BY 4.0.
 */
export function ProgrammeNote() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <section className={styles.note} aria-label={t('agreementView.ProgrammeNote.label')}>
      <p className={styles.text}>{t('agreementView.ProgrammeNote.text')}</p>
      <Cluster as="ul" isStackedWhenNarrow className={styles.links}>
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
  text: { margin: 0 },
  links: {
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    marginTop: tokens.spacingVerticalM,
  },
});
