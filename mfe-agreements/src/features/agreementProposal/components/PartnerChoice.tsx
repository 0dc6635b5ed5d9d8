import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { countryNameIn } from 'shared-contracts/text/names.ts';
import { useApi, useCall, useQuery } from 'shared-client';
import { institutionLabel, toInstitutionOptions } from 'shared-record/model';
import { countriesQuery } from 'shared-record/reference';
import { formatNumber, makeStyles, TextLink, useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField, useController, type Control } from 'shared-ui/fields';
import { toCountryChoices } from '../../../lib/partner/partnerChoices.ts';
import { partnersQuery } from '../../../lib/partner/partners.queries.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementsWithQuery } from '../api/proposal.queries.ts';
import type { ProposalForm } from '../model/proposalForm.ts';

/** Country and institution that an agreement is proposed with, and how many agreements there are with it already. */
export function PartnerChoice({ control }: { readonly control: Control<ProposalForm> }) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { language, tag } = useLanguage();
  const country = useController({ control, name: 'country' });
  const institution = useController({ control, name: 'institution' });
  const api = useApi();
  const countries = useQuery(countriesQuery(api));
  const partners = useQuery(partnersQuery(api, useCall(), country.field.value));
  const year = academicYearOf(new Date());
  const known = useQuery(agreementsWithQuery(api, institution.field.value, year));
  const ofCountry = countries.data?.value.find(({ id }) => id === country.field.value);
  const partner = partners.data?.find(({ id }) => id === institution.field.value);
  const hasCountry = country.field.value !== null;
  return (
    <>
      <ComboField
        label={t('agreementProposal.PartnerChoice.country')}
        name="country"
        inputRef={country.field.ref}
        options={toCountryChoices(countries.data?.value ?? [], language)}
        chosen={ofCountry ? { value: ofCountry.id, label: countryNameIn(ofCountry, language) } : null}
        onChoose={(option) => {
          if (option === null || option.value === country.field.value) return;
          country.field.onChange(option.value);
          institution.field.onChange(null);
        }}
        onBlur={country.field.onBlur}
        isRequired
        isLoading={countries.isPending}
        onRetry={countries.isError ? () => void countries.refetch() : undefined}
        error={country.fieldState.error}
      />
      <ComboField
        label={t('agreementProposal.PartnerChoice.institution')}
        name="institution"
        inputRef={institution.field.ref}
        options={toInstitutionOptions(partners.data ?? [], language)}
        chosen={partner ? { value: partner.id, label: institutionLabel(partner, language) } : null}
        onChoose={(option) => option && institution.field.onChange(option.value)}
        onBlur={institution.field.onBlur}
        isRequired
        isDisabled={!hasCountry}
        isLoading={partners.isLoading}
        hint={t(`agreementProposal.PartnerChoice.${hasCountry ? 'notListed' : 'countryFirst'}`)}
        onRetry={partners.isError ? () => void partners.refetch() : undefined}
        error={institution.fieldState.error}
      />
      {known.data !== undefined && known.data > 0 && (
        <p className={styles.known} role="status">
          {t('agreementProposal.PartnerChoice.known', {
            count: known.data,
            number: formatNumber(known.data, tag),
          })}{' '}
          <TextLink
            to={`/?country=${country.field.value}&institution=${institution.field.value}&running=${year}`}
          >
            {t('agreementProposal.PartnerChoice.look')}
          </TextLink>
        </p>
      )}
    </>
  );
}

const useStyles = makeStyles({ known: { margin: 0, gridColumn: '1 / -1' } });
