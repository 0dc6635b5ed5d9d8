import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { Button, Card, Cluster, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { ContactForm } from '../../../model/form/agreementForm.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import { partnerHeiQuery, partnerUnitsQuery } from '../api/partnerRegistry.queries.ts';
import { RegistryFailure } from './RegistryFailure.tsx';
import { RegistryUnits } from './RegistryUnits.tsx';

type RegistryPanelProps = {
  readonly partner: WizardInstitution;
  /** Reads the contacts that are there now. */
  readonly contacts: () => readonly ContactForm[];
  readonly onAdd: (contact: ContactForm) => void;
  readonly isFull: boolean;
};

/** Takes departments and people of the partner out of its own system; whatever comes of it, typing goes on by hand. */
export function RegistryPanel(props: RegistryPanelProps) {
  const { partner } = props;
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const call = useCall();
  const [isAsked, setIsAsked] = useState(false);
  const heiId = partner.heiId ?? '';
  const enabled = isAsked && heiId !== '';
  const hei = useQuery({ ...partnerHeiQuery(call, heiId), enabled });
  const units = useQuery({ ...partnerUnitsQuery(call, heiId), enabled });
  const isBusy = units.isFetching || hei.isFetching;
  const ask = () => void Promise.all([units.refetch(), hei.refetch()]);

  if (heiId === '') return <p className={styles.text}>{t('agreementSteps.RegistryPanel.unknown')}</p>;
  return (
    <Card as="section" look="sunken" padding="M" gap="M" aria-label={t('agreementSteps.RegistryPanel.title')}>
      {units.data === undefined && !units.isError && (
        <Cluster gap="M" align="center" justify="between">
          <span>{t('agreementSteps.RegistryPanel.text')}</span>
          <Button icon="search" isBusy={isBusy} onClick={() => setIsAsked(true)}>
            {t('agreementSteps.RegistryPanel.ask')}
          </Button>
        </Cluster>
      )}
      {units.isError && <RegistryFailure error={units.error} isBusy={isBusy} onRetry={ask} />}
      {units.data !== undefined && (
        <RegistryUnits
          {...props}
          heiId={heiId}
          institution={hei.data}
          units={units.data}
          isBusy={isBusy}
          onRetry={ask}
        />
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});
