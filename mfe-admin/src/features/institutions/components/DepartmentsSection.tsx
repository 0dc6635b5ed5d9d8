import type { InstitutionRecord } from 'shared-contracts/institutions/entities/institution.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { sortByLabel } from 'shared-record/model';
import { ButtonLink, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { ReadSection } from '../../../lib/ReadSection.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { institutionDepartmentsQuery } from '../api/institutions.queries.ts';

/** The departments by name; of ours there is a page of their own. */
export function DepartmentsSection({ institution }: { readonly institution: InstitutionRecord }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const query = useQuery(institutionDepartmentsQuery(useApi(), institution.id));
  return (
    <ReadSection
      title={t('institutions.DepartmentsSection.title')}
      actions={
        institution.isLocal && (
          <ButtonLink to="/departments" icon="department">
            {t('institutions.DepartmentsSection.ours')}
          </ButtonLink>
        )
      }
      query={query}
    >
      {({ value }) =>
        value.length === 0 ? (
          <span>{t('institutions.DepartmentsSection.none')}</span>
        ) : (
          <Stack as="ul" gap="XS">
            {sortByLabel(
              value.map((department) => ({ id: department.id, label: nameIn(department, language) })),
              language,
            ).map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </Stack>
        )
      }
    </ReadSection>
  );
}
