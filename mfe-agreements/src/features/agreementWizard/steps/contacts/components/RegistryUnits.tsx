import type { HeiLookup, OunitLookup } from 'shared-contracts/exchange/partnerLookup.ts';
import { useMemo, useState } from 'react';
import { useApi, useQuery } from 'shared-client';
import { departmentsQuery } from 'shared-record/reference';
import { Alert, useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { ContactForm } from '../../../model/form/agreementForm.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import { toDepartmentChoice, toWholeInstitution } from '../model/partnerRegistry.ts';
import { registryChoices } from '../model/registryChoices.ts';
import { RegistryLateUnit } from './RegistryLateUnit.tsx';
import { RegistryPeople } from './RegistryPeople.tsx';
import { RegistrySource } from './RegistrySource.tsx';

type RegistryUnitsProps = {
  readonly partner: WizardInstitution;
  readonly heiId: string;
  /** The institution itself; undefined when it could not be asked for. */
  readonly institution: HeiLookup | undefined;
  readonly units: OunitLookup;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly contacts: () => readonly ContactForm[];
  readonly onAdd: (contact: ContactForm) => void;
  readonly isFull: boolean;
};

/** Chooses a place out of the partner's registry, and shows its people. */
export function RegistryUnits(props: RegistryUnitsProps) {
  const { partner, heiId, institution, units, isBusy, onRetry, ...rest } = props;
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const known = useQuery(departmentsQuery(useApi(), partner.id)).data?.value ?? NONE;
  const whole = t('agreementSteps.RegistryUnits.institution');
  const unnamed = t('agreementSteps.RegistryUnits.unnamed');
  const choices = useMemo(
    () => registryChoices({ hei: institution?.hei[0], units, known }, { whole, unnamed }, language),
    [institution, units, known, whole, unnamed, language],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = choices.find(({ value }) => value === (chosen ?? onlyOne(choices))) ?? null;
  const place = choice?.place;
  const origin = place?.kind === 'institution' && institution !== undefined ? institution : units;

  if (choices.length === 0)
    return (
      <>
        <Alert kind="information">
          {t(
            units.source === 'partner'
              ? 'agreementSteps.RegistryPanel.empty'
              : 'agreementSteps.RegistryPanel.emptyRecords',
          )}
        </Alert>
        <RegistrySource origin={units} isBusy={isBusy} onRetry={onRetry} />
      </>
    );
  return (
    <>
      <ComboField
        label={t('agreementSteps.RegistryUnits.label')}
        options={choices}
        chosen={choice}
        onChoose={(option) => setChosen(option?.value ?? null)}
      />
      <RegistrySource origin={origin} isBusy={isBusy} onRetry={onRetry} />
      {place?.kind === 'institution' && (
        <RegistryPeople {...rest} place={place.hei} department={toWholeInstitution(partner.name, known)} />
      )}
      {place?.kind === 'unit' && (
        <RegistryPeople
          {...rest}
          key={place.unit.ounitId}
          place={place.unit}
          department={toDepartmentChoice(place.unit, known)}
        />
      )}
      {place?.kind === 'not-asked' && (
        <RegistryLateUnit {...rest} key={place.ounitId} heiId={heiId} ounitId={place.ounitId} known={known} />
      )}
    </>
  );
}

const NONE: readonly never[] = [];

/** Where there is nothing to choose, nobody is made to. */
function onlyOne(choices: readonly { readonly value: string }[]): string | null {
  return choices.length === 1 ? (choices[0]?.value ?? null) : null;
}
