import { useMemo, useState } from 'react';
import { useApi, useExchange, useQueries, useQuery } from 'shared-auth/api';
import { useTranslation } from 'shared-ui/core';
import { ComboField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { ContactForm } from '../../../model/agreementForm.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import { departmentsQuery } from '../../options/options.queries.ts';
import { partnerUnitQuery } from '../api/partnerRegistry.queries.ts';
import { unitName } from '../model/partnerRegistry.ts';
import { RegistryPeople } from './RegistryPeople.tsx';

/** Units whose names are asked for before one is chosen: each is a question to the partner's server. */
const NAMED_UNITS = 25;

type RegistryUnitsProps = {
  readonly partner: WizardInstitution;
  readonly heiId: string;
  readonly unitIds: readonly string[];
  readonly contacts: () => readonly ContactForm[];
  readonly onAdd: (contact: ContactForm) => void;
  readonly isFull: boolean;
};

/** Chooses a unit out of the partner's registry, and shows its people. */
export function RegistryUnits({ partner, heiId, unitIds, ...rest }: RegistryUnitsProps) {
  const { t } = useTranslation(MODULE_ID);
  const exchange = useExchange();
  const [chosen, setChosen] = useState<string | null>(unitIds.length === 1 ? (unitIds[0] ?? null) : null);
  const known = useQuery(departmentsQuery(useApi(), partner.id)).data?.value;
  const units = useQueries({
    queries: unitIds.slice(0, NAMED_UNITS).map((ounitId) => partnerUnitQuery(exchange, heiId, ounitId)),
  });
  const names = units.map(({ data }) => (data == null ? '' : unitName(data)));
  const told = names.join('\n');
  const options = useMemo(() => {
    const read = told.split('\n');
    return unitIds.map((value, index) => {
      const ours = known?.find(({ ounitId }) => ounitId === value)?.name;
      const label = read[index] || ours || value;
      return { value, label, search: `${label} ${value}` };
    });
  }, [unitIds, told, known]);

  return (
    <>
      <ComboField
        label={t('agreementSteps.RegistryUnits.label')}
        options={options}
        chosen={options.find(({ value }) => value === chosen) ?? null}
        onChoose={(option) => setChosen(option?.value ?? null)}
      />
      {chosen !== null && (
        <RegistryPeople key={chosen} {...rest} heiId={heiId} ounitId={chosen} known={known ?? []} />
      )}
    </>
  );
}
