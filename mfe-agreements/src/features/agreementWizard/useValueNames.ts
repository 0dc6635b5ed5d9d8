import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useMemo } from 'react';
import { useApi, useQuery } from 'shared-client';
import { institutionLabel } from 'shared-record/model';
import { institutionsByIdQuery, languagesQuery, subjectAreasQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import type { AgreementForm } from './model/form/agreementForm.ts';
import type { ValueNames } from './model/names/describeValue.ts';

/** Looks up the names of everything that some forms hold by id; until a name is there, the id stands for it. */
export function useValueNames(forms: readonly AgreementForm[]): ValueNames {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const api = useApi();
  const ids = useMemo(
    () => [...new Set(forms.flatMap(institutionIds))].sort((first, second) => first - second),
    [forms],
  );
  const institutions = useQuery(institutionsByIdQuery(api, ids)).data?.value;
  const subjectAreas = useQuery(subjectAreasQuery(api)).data?.value;
  const languages = useQuery(languagesQuery(api)).data?.value;
  return useMemo(() => {
    const named = (known: typeof languages) => (id: number) => {
      const record = known?.find((one) => one.id === id);
      return record === undefined ? String(id) : nameIn(record, language);
    };
    return {
      institution: (id) => {
        const known = institutions?.find((one) => one.id === id);
        return known === undefined ? String(id) : institutionLabel(known, language);
      },
      subjectArea: named(subjectAreas),
      language: named(languages),
      tag,
      yes: t('agreementWizard.ConflictPage.yes'),
      no: t('agreementWizard.ConflictPage.no'),
    };
  }, [institutions, subjectAreas, languages, language, tag, t]);
}

function institutionIds(form: AgreementForm): readonly number[] {
  const ends = MOBILITY_LISTS.flatMap((list) =>
    (form[list] ?? []).flatMap(({ fromInstitution, toInstitution }) => [fromInstitution, toInstitution]),
  );
  return [form.institution, ...ends].filter((id) => id !== null);
}
