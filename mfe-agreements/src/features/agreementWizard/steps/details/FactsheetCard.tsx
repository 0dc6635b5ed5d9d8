import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-auth/api';
import { institutionLabel } from 'shared-record/model';
import {
  apiErrorText,
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  formatDate,
  makeStyles,
  Spinner,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { activeFactsheetQuery } from '../../api/wizard.queries.ts';
import { useWizard, type WizardInstitution } from '../../wizardContext.ts';
import { useFactsheetRefresh } from './api/factsheetRefresh.mutation.ts';
import { OwnFactsheet } from './OwnFactsheet.tsx';
import { FactsheetRefresh } from './FactsheetRefresh.tsx';
import { RefreshFailure } from './RefreshFailure.tsx';
import { RefreshOutcome } from './RefreshOutcome.tsx';

/** The active factsheet of the partner that is chosen, which the office may have fetched anew, and our own beside it; says so when there is none. */
export function FactsheetCard() {
  const styles = useStyles();
  const { partner } = useWizard();
  // What came of a refresh belongs to the partner that it was of.
  return (
    partner && (
      <div className={styles.pair}>
        <PartnerFactsheet key={partner.id} partner={partner} />
        <OwnFactsheet />
      </div>
    )
  );
}

function PartnerFactsheet({ partner }: { readonly partner: WizardInstitution }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { isReadOnly } = useWizard();
  const canEdit = useCan('factsheet_edit');
  const styles = useStyles();
  const factsheets = useQuery(activeFactsheetQuery(useApi(), partner.id));
  const refresh = useFactsheetRefresh();
  const factsheet = factsheets.data?.value[0];
  return (
    <Card as="section" look="quiet" gap="S" className={styles.card} aria-labelledby="wizard-factsheet">
      <h3 id="wizard-factsheet" className={styles.heading}>
        {t('agreementWizard.FactsheetCard.title', { name: institutionLabel(partner) })}
      </h3>
      {factsheets.isPending && <Spinner label={t('agreementWizard.FactsheetCard.loading')} />}
      {factsheets.isError && (
        <Alert
          kind="warning"
          action={
            <Button onClick={() => void factsheets.refetch()}>
              {t('agreementWizard.FactsheetCard.retry')}
            </Button>
          }
        >
          {apiErrorText(factsheets.error, t)}
        </Alert>
      )}
      {factsheets.data && (
        <p className={styles.text}>
          {factsheet
            ? t('agreementWizard.FactsheetCard.active', { id: factsheet.id })
            : t('agreementWizard.FactsheetCard.none')}
        </p>
      )}
      {factsheet?.fetchedAt && (
        <p className={styles.text}>
          {t('agreementWizard.FactsheetRefresh.fetched', { date: formatDate(factsheet.fetchedAt, tag) })}
        </p>
      )}
      {factsheets.data && (
        <Cluster>
          {factsheet && (
            <ButtonLink to={`/factsheets/view/${factsheet.id}`} icon="view">
              {t('agreementWizard.FactsheetCard.view')}
            </ButtonLink>
          )}
          {canEdit && !isReadOnly && (
            <FactsheetRefresh partner={partner} factsheetId={factsheet?.id} refresh={refresh} />
          )}
        </Cluster>
      )}
      {refresh.data && <RefreshOutcome refreshed={refresh.data} />}
      {refresh.isError && (
        <RefreshFailure error={refresh.error} onRetry={() => refresh.mutate(refresh.variables)} />
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    maxWidth: '1200px',
  },
  card: { alignItems: 'flex-start' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});
