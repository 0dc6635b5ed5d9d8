import { useState } from 'react';
import { useExchange, useQuery } from 'shared-auth/api';
import { Alert, Button, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { ContactForm } from '../../../model/agreementForm.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import { partnerUnitsQuery } from '../api/partnerRegistry.queries.ts';
import { RegistryFailure } from './RegistryFailure.tsx';
import { RegistryUnits } from './RegistryUnits.tsx';

type RegistryPanelProps = {
  readonly partner: WizardInstitution;
  /** Reads the contacts that are there now. */
  readonly contacts: () => readonly ContactForm[];
  readonly onAdd: (contact: ContactForm) => void;
  readonly isFull: boolean;
};

/** Takes departments and people of the partner out of the partner network; whatever comes of it, typing goes on by hand. */
export function RegistryPanel(props: RegistryPanelProps) {
  const { partner } = props;
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const exchange = useExchange();
  const [isAsked, setIsAsked] = useState(false);
  const heiId = partner.heiId ?? '';
  const units = useQuery({ ...partnerUnitsQuery(exchange, heiId), enabled: isAsked && heiId !== '' });

  if (heiId === '') return <p className={styles.text}>{t('agreementSteps.RegistryPanel.unknown')}</p>;
  return (
    <section className={styles.panel} aria-label={t('agreementSteps.RegistryPanel.title')}>
      {units.data === undefined && !units.isError && (
        <div className={styles.line}>
          <span>{t('agreementSteps.RegistryPanel.text')}</span>
          <Button icon="search" isBusy={units.isFetching} onClick={() => setIsAsked(true)}>
            {t('agreementSteps.RegistryPanel.ask')}
          </Button>
        </div>
      )}
      {units.isError && (
        <RegistryFailure error={units.error} isBusy={units.isFetching} onRetry={() => void units.refetch()} />
      )}
      {units.data?.length === 0 && (
        <Alert kind="information">{t('agreementSteps.RegistryPanel.empty')}</Alert>
      )}
      {units.data !== undefined && units.data.length > 0 && (
        <RegistryUnits {...props} heiId={heiId} unitIds={units.data} />
      )}
    </section>
  );
}

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});
