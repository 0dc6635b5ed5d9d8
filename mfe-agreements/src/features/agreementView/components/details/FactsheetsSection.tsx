import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/names.ts';
import { ButtonLink, Cluster, Icon, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { factsheetsOf } from '../../model/factsheets.ts';
import { Section } from '../Section.tsx';

/** The way to each institution's factsheet, or a plain word that there is none. */
export function FactsheetsSection({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { factsheets, missing } = factsheetsOf(agreement);
  return (
    <Section title={t('agreementView.FactsheetsSection.title')}>
      <Cluster isStackedWhenNarrow className={styles.buttons}>
        {factsheets.map(({ id, institution }) => (
          <ButtonLink key={id} to={`/factsheets/view/${id}`} icon="factsheet">
            {t('agreementView.FactsheetsSection.view', { institution: nameIn(institution, language) })}
          </ButtonLink>
        ))}
      </Cluster>
      {missing.map((institution) => (
        <p key={institution.id} className={styles.missing}>
          <Icon name="warning" />
          <span>
            <strong>{nameIn(institution, language)}</strong>
            <br />
            {t('agreementView.FactsheetsSection.missing', { id: institution.id })}
          </span>
        </p>
      ))}
    </Section>
  );
}

const useStyles = makeStyles({
  buttons: { ':empty': { display: 'none' } },
  missing: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorStatusDangerForeground1,
  },
});
