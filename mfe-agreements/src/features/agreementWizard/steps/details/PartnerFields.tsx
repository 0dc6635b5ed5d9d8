import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { countryNameIn } from 'shared-contracts/text/names.ts';
import { useMemo, useState } from 'react';
import { useApi, useCall, useQuery } from 'shared-client';
import { institutionLabel, toInstitutionOptions } from 'shared-record/model';
import { countriesQuery } from 'shared-record/reference';
import { ConfirmDialog, useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField, useController, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm } from '../../model/form/agreementForm.ts';
import { toCountryChoices } from '../../../../lib/partner/partnerChoices.ts';
import { partnersQuery } from '../../../../lib/partner/partners.queries.ts';
import { useWizard } from '../../wizardContext.ts';

type Partner = Pick<AgreementForm, 'country' | 'institution'>;

/** Country of the partner, and its institutions once a country is chosen; another partner takes its contacts and all mobilities with it. */
export function PartnerFields() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { partner, isReadOnly } = useWizard();
  const { control, getValues, setValue } = useFormContext<AgreementForm>();
  const country = useController({ control, name: 'country' });
  const institution = useController({ control, name: 'institution' });
  const api = useApi();
  const countries = useQuery(countriesQuery(api));
  const partners = useQuery(partnersQuery(api, useCall(), country.field.value));
  const [asked, setAsked] = useState<Partner | null>(null);
  const countryOptions = useMemo(
    () => toCountryChoices(countries.data?.value ?? [], language),
    [countries.data, language],
  );
  const partnerOptions = useMemo(
    () => toInstitutionOptions(partners.data ?? [], language),
    [partners.data, language],
  );

  const change = (next: Partner) => {
    const options = { shouldDirty: true } as const;
    setValue('country', next.country, options);
    setValue('institution', next.institution, options);
    setValue('partnerContacts', [], options);
    for (const list of MOBILITY_LISTS) setValue(list, null, options);
    setAsked(null);
  };
  const choose = (next: Partner) => {
    const now = getValues();
    if (next.country === now.country && next.institution === now.institution) return;
    const isLosing =
      now.partnerContacts.length > 0 || MOBILITY_LISTS.some((list) => (now[list] ?? []).length > 0);
    if (isLosing) setAsked(next);
    else change(next);
  };
  const chosenCountry = countries.data?.value.find(({ id }) => id === country.field.value);
  const hasCountry = country.field.value !== null;
  const isOffNetwork = partners.data?.find(({ id }) => id === partner?.id)?.isOnNetwork === false;
  const partnerHint = isOffNetwork
    ? t('agreementWizard.PartnerFields.offNetwork')
    : partner === null && !isReadOnly
      ? t('agreementWizard.PartnerFields.notListed')
      : undefined;

  return (
    <>
      <ComboField
        label={t('agreementWizard.members.country')}
        name="country"
        inputRef={country.field.ref}
        options={countryOptions}
        chosen={
          chosenCountry
            ? {
                value: chosenCountry.id,
                label: countryNameIn(chosenCountry, language),
              }
            : null
        }
        onChoose={(option) => option && choose({ country: option.value, institution: null })}
        onBlur={country.field.onBlur}
        isRequired={!isReadOnly}
        isDisabled={isReadOnly}
        isLoading={countries.isPending}
        onRetry={countries.isError ? () => void countries.refetch() : undefined}
        error={country.fieldState.error}
      />
      <ComboField
        label={t('agreementWizard.members.institution')}
        name="institution"
        inputRef={institution.field.ref}
        options={partnerOptions}
        chosen={partner && { value: partner.id, label: institutionLabel(partner, language) }}
        onChoose={(option) => option && choose({ country: country.field.value, institution: option.value })}
        onBlur={institution.field.onBlur}
        isRequired={!isReadOnly}
        isDisabled={isReadOnly || !hasCountry}
        isLoading={partners.isLoading}
        hint={hasCountry ? partnerHint : t('agreementWizard.PartnerFields.countryFirst')}
        onRetry={partners.isError ? () => void partners.refetch() : undefined}
        error={institution.fieldState.error}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('agreementWizard.PartnerFields.askTitle')}
        text={t('agreementWizard.PartnerFields.ask')}
        confirmLabel={t('agreementWizard.PartnerFields.change')}
        cancelLabel={t('agreementWizard.PartnerFields.keep')}
        onConfirm={() => asked && change(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
