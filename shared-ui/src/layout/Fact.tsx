import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HELP_PATH, HELP_WORDS_ID } from 'shared-contracts/portal/publicPages.ts';
import { Icon } from '../icon/Icon.tsx';
import { MEDIA } from '../theme/breakpoints.ts';
import { UnbrokenDates } from '../text/UnbrokenDates.tsx';
import { TextLink } from '../text/TextLink.tsx';

type FactProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** What the label means, for a word of the trade: shown when it is asked for. */
  readonly explanation?: string | undefined;
  readonly isStrong: boolean;
};

/** A fact below its label, of which the meaning can be asked for. */
export function Fact({ label, value, explanation, isStrong }: FactProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        {label}
        {explanation !== undefined && (
          <Button
            className={styles.ask}
            appearance="transparent"
            size="small"
            icon={<Icon name="information" />}
            aria-label={t('Fact.explain', { label })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </dt>
      <dd className={mergeClasses(styles.value, isStrong && styles.strong)}>
        <UnbrokenDates>{value}</UnbrokenDates>
      </dd>
      {explanation !== undefined && (
        <dd id={id} className={styles.explanation} hidden={!isOpen}>
          {explanation} <TextLink to={`${HELP_PATH}#${HELP_WORDS_ID}`}>{t('Fact.words')}</TextLink>
        </dd>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  fact: { minWidth: 0, [MEDIA.print]: { breakInside: 'avoid' } },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  // As high as the line, so that labels with and without it stand on one line; what is touched is larger.
  ask: {
    position: 'relative',
    minWidth: '24px',
    height: '24px',
    margin: '-4px 0',
    padding: 0,
    verticalAlign: 'middle',
    color: tokens.colorNeutralForeground2,
  },
  value: { margin: 0, overflowWrap: 'anywhere', '& p': { margin: 0 } },
  strong: { marginTop: tokens.spacingVerticalXXS, fontWeight: tokens.fontWeightSemibold },
  explanation: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
