import type { DepartmentOption } from 'shared-contracts/institutions/entities/departmentName.ts';
import { useCall, useQuery } from 'shared-client';
import { Alert, Spinner, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { ContactForm } from '../../../model/form/agreementForm.ts';
import { partnerUnitQuery } from '../api/partnerRegistry.queries.ts';
import { toDepartmentChoice } from '../model/partnerRegistry.ts';
import { RegistryFailure } from './RegistryFailure.tsx';
import { RegistryPeople } from './RegistryPeople.tsx';
import { RegistrySource } from './RegistrySource.tsx';

type RegistryLateUnitProps = {
  readonly heiId: string;
  readonly ounitId: string;
  readonly known: readonly DepartmentOption[];
  readonly contacts: () => readonly ContactForm[];
  readonly onAdd: (contact: ContactForm) => void;
  readonly isFull: boolean;
};

/** The people of a unit of a partner that has too many to be asked for all at once. */
export function RegistryLateUnit({ heiId, ounitId, known, ...rest }: RegistryLateUnitProps) {
  const { t } = useTranslation(MODULE_ID);
  const call = useCall();
  const asked = useQuery(partnerUnitQuery(call, heiId, ounitId));
  const ask = () => void asked.refetch();
  if (asked.isPending) return <Spinner label={t('agreementSteps.RegistryPeople.loading')} />;
  if (asked.isError) return <RegistryFailure error={asked.error} isBusy={asked.isFetching} onRetry={ask} />;
  const [unit] = asked.data.ounit;
  return (
    <>
      <RegistrySource origin={asked.data} isBusy={asked.isFetching} onRetry={ask} />
      {unit === undefined ? (
        <Alert kind="information">{t('agreementSteps.RegistryPeople.gone')}</Alert>
      ) : (
        <RegistryPeople {...rest} place={unit} department={toDepartmentChoice(unit, known)} />
      )}
    </>
  );
}
