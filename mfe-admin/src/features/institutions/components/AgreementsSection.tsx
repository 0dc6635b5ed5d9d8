import { agreementList, agreementView } from 'shared-contracts/releases/addresses.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { InstitutionRecord } from 'shared-contracts/institutions/entities/institution.ts';
import type { InstitutionAgreement } from 'shared-contracts/agreements/entities/institutionAgreement.ts';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { ButtonLink, Cluster, TextLink, Stack, StatusBadge, useTranslation } from 'shared-ui/core';
import { ReadSection } from '../../../lib/ReadSection.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { institutionAgreementsQuery } from '../api/institutions.queries.ts';
import { agreementRowsPath, agreementsPath } from '../institutionPaths.ts';
import { EWP_STATUS_LABELS } from '../../../lib/ewpStatusLabels.ts';

/** The newest agreements with an institution, and the way to all of them. Our own is in every one: the list is its list. */
export function AgreementsSection({ institution }: { readonly institution: InstitutionRecord }) {
  const { t } = useTranslation(MODULE_ID);
  const { id, country, isLocal } = institution;
  const query = useQuery(institutionAgreementsQuery(useApi(), id));
  const total = query.data?.total ?? 0;
  const mayEdit = useCan('iia_view');
  const all =
    isLocal || country == null ? agreementList() : agreementsPath({ id, country: country.id }, false);
  return (
    <ReadSection
      title={t('institutions.AgreementsSection.title')}
      actions={
        total > 0 && (
          <>
            {mayEdit && !isLocal && country != null && (
              <ButtonLink to={agreementRowsPath({ id, country: country.id })} icon="edit">
                {t('institutions.AgreementsSection.rows')}
              </ButtonLink>
            )}
            <ButtonLink to={all} icon="agreement">
              {t('institutions.AgreementsSection.all', { count: total })}
            </ButtonLink>
          </>
        )
      }
      query={query}
    >
      {({ value }) =>
        value.length === 0 ? (
          <span>{t('institutions.AgreementsSection.none')}</span>
        ) : (
          <Stack as="ul" gap="S">
            {value.map((agreement) => (
              <Cluster as="li" key={agreement.id} gap="M" align="center">
                <TextLink to={agreementView({ name: agreement.id })}>
                  {t('institutions.AgreementsSection.agreement', { id: agreement.id })}
                </TextLink>
                <span>{yearsOf(agreement)}</span>
                <AgreementBadge agreement={agreement} />
              </Cluster>
            ))}
          </Stack>
        )
      }
    </ReadSection>
  );
}

function AgreementBadge({ agreement }: { readonly agreement: InstitutionAgreement }) {
  const { t } = useTranslation(MODULE_ID);
  const status = EWP_STATUS_LABELS.get(agreement.ewpStatus?.id ?? 1);
  if (status === undefined) return null;
  return <StatusBadge tone={status.tone}>{t(status.key)}</StatusBadge>;
}

function yearsOf({ startYear, endYear }: InstitutionAgreement): string {
  const nameOf = (year: InstitutionAgreement['startYear']) =>
    year == null ? '?' : (year.name ?? academicYearName(year.id));
  return `${nameOf(startYear)} – ${nameOf(endYear)}`;
}
