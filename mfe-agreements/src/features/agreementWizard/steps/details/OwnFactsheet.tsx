import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-auth/api';
import {
  Alert,
  apiErrorText,
  Button,
  ButtonLink,
  Card,
  Cluster,
  makeStyles,
  Spinner,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { activeFactsheetQuery } from '../../api/wizard.queries.ts';
import { useWizard } from '../../wizardContext.ts';

/** The university's own active factsheet, with the ways to it; the office may edit it. */
export function OwnFactsheet() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { local } = useWizard();
  const canEdit = useCan('factsheet_edit');
  const factsheets = useQuery(activeFactsheetQuery(useApi(), local.id));
  const factsheet = factsheets.data?.value[0];
  return (
    <Card as="section" look="quiet" gap="S" className={styles.card} aria-labelledby="wizard-own-factsheet">
      <h3 id="wizard-own-factsheet" className={styles.heading}>
        {t('agreementWizard.FactsheetCard.own')}
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
            ? t('agreementWizard.FactsheetCard.ownActive', { id: factsheet.id })
            : t('agreementWizard.FactsheetCard.ownNone')}
        </p>
      )}
      {factsheet && (
        <Cluster>
          <ButtonLink to={`/factsheets/view/${factsheet.id}`} icon="view">
            {t('agreementWizard.FactsheetCard.viewOwn')}
          </ButtonLink>
          {canEdit && (
            <ButtonLink to={`/factsheets/edit/${factsheet.id}`} icon="edit">
              {t('agreementWizard.FactsheetCard.edit')}
            </ButtonLink>
          )}
        </Cluster>
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  card: { alignItems: 'flex-start' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});
