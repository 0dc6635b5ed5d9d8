import type { InstitutionRow } from 'shared-contracts/institutions/institutionList.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { TextLink, useLanguage, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementsPath } from '../institutionPaths.ts';

/** How many agreements an institution has, each number the way to them; nothing for one that has none. */
export function AgreementCount({ row }: { readonly row: InstitutionRow }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { agreements, country, id } = row;
  if (agreements === null || agreements.all === 0) return '–';
  const { current, all } = agreements;
  const of = { id, country: country.id };
  return (
    <>
      {current > 0 && (
        <TextLink to={agreementsPath(of, true)}>
          {t('institutions.AgreementCount.current', { count: current })}
          <VisuallyHidden> {nameIn(row, language)}</VisuallyHidden>
        </TextLink>
      )}
      {current > 0 && all > current && ', '}
      {all > current && (
        <TextLink to={agreementsPath(of, false)}>
          {t('institutions.AgreementCount.all', { count: all })}
          <VisuallyHidden> {nameIn(row, language)}</VisuallyHidden>
        </TextLink>
      )}
    </>
  );
}
