import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-auth/api';
import {
  apiErrorText,
  Alert,
  Button,
  ButtonLink,
  makeStyles,
  Spinner,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { activeFactsheetQuery } from '../../api/wizard.queries.ts';
import { institutionLabel } from '../../model/partnerChoices.ts';
import { useWizard } from '../../wizardContext.ts';

/** The active factsheet of the partner that is chosen; says so when it has none. */
export function FactsheetCard() {
  const { t } = useTranslation(MODULE_ID);
  const { partner } = useWizard();
  const canEdit = useCan('factsheet_edit');
  const styles = useStyles();
  const factsheets = useQuery(activeFactsheetQuery(useApi(), partner?.id ?? null));
  const factsheet = factsheets.data?.value[0];
  if (partner === null) return null;
  return (
    <section className={styles.card} aria-labelledby="wizard-factsheet">
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
      {factsheets.data && !factsheet && (
        <p className={styles.text}>{t('agreementWizard.FactsheetCard.none')}</p>
      )}
      {factsheet && (
        <>
          <p className={styles.text}>{t('agreementWizard.FactsheetCard.active', { id: factsheet.id })}</p>
          <div className={styles.actions}>
            <ButtonLink to={`/factsheets/view/${factsheet.id}`} icon="view">
              {t('agreementWizard.FactsheetCard.view')}
            </ButtonLink>
            {canEdit && (
              <ButtonLink to={`/factsheets/edit/${factsheet.id}`} icon="edit">
                {t('agreementWizard.FactsheetCard.edit')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    alignItems: 'flex-start',
    padding: tokens.spacingHorizontalL,
    maxWidth: '900px',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
