import { factsheetView } from 'shared-contracts/releases/addresses.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import {
  Alert,
  apiErrorText,
  Button,
  ButtonLink,
  Cluster,
  Icon,
  LoadingState,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { activeFactsheetsQuery } from '../../api/activeFactsheets.queries.ts';
import { factsheetsOf, unlinkedInstitutions } from '../../model/details/factsheets.ts';
import { Section } from '../Section.tsx';

/** The way to the factsheet of each institution that is in force, or a plain word that there is none. */
export function FactsheetsSection({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const unlinked = unlinkedInstitutions(agreement);
  const others = useQuery(activeFactsheetsQuery(useApi(), unlinked));
  const isKnown = unlinked.length === 0 || others.isSuccess;
  const factsheets = factsheetsOf(agreement, others.data?.value ?? []);
  return (
    <Section title={t('agreementView.FactsheetsSection.title')}>
      <Cluster isStackedWhenNarrow className={styles.buttons}>
        {factsheets.map(
          ({ id, institution }) =>
            id !== null && (
              <ButtonLink key={id} to={factsheetView({ factsheetId: id })} icon="factsheet">
                {t('agreementView.FactsheetsSection.view', { institution: nameIn(institution, language) })}
              </ButtonLink>
            ),
        )}
      </Cluster>
      {!isKnown && !others.isError && <LoadingState />}
      {others.isError && (
        <Alert
          kind="warning"
          action={
            <Button onClick={() => void others.refetch()}>
              {t('agreementView.FactsheetsSection.retry')}
            </Button>
          }
        >
          {apiErrorText(others.error, t)}
        </Alert>
      )}
      {isKnown &&
        factsheets.map(
          ({ id, institution }) =>
            id === null && (
              <p key={institution.id} className={styles.missing}>
                <Icon name="warning" />
                <span>
                  <strong>{nameIn(institution, language)}</strong>
                  <br />
                  {t('agreementView.FactsheetsSection.missing', { id: institution.id })}
                </span>
              </p>
            ),
        )}
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
