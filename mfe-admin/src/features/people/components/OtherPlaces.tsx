import type { Person } from 'shared-contracts/people/people.ts';
import { applicationList, factsheetView } from 'shared-contracts/releases/addresses.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { formatNumber, NameText, Stack, TextLink, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { PersonSection } from './PersonSection.tsx';

/** Where a person stands besides agreements. */
export function OtherPlaces({ person }: { readonly person: Person }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const { factsheets, coordinators, applications } = person;
  const isEmpty = factsheets.length === 0 && coordinators.length === 0 && applications === 0;
  return (
    <PersonSection title={t('people.OtherPlaces.title')}>
      {isEmpty && <span>{t('people.OtherPlaces.none')}</span>}
      <Stack as="ul" gap="S" align="start">
        {factsheets.map(({ id, isActive }) => (
          <li key={`factsheet ${id}`}>
            <TextLink to={factsheetView({ factsheetId: id })}>
              {t(`people.OtherPlaces.${isActive ? 'factsheet' : 'earlierFactsheet'}`, { id })}
            </TextLink>
          </li>
        ))}
        {coordinators.map(({ id, purpose, department }) => (
          <li key={`coordinator ${id}`}>
            <TextLink to="/ects-coordinators">{t('people.OtherPlaces.coordinator')}</TextLink>
            {': '}
            {department && <NameText>{nameIn(department, language)}</NameText>}
            {` · ${purpose}`}
          </li>
        ))}
        {applications > 0 && (
          <li>
            <TextLink to={applicationList()}>
              {t('people.OtherPlaces.applications', {
                count: applications,
                number: formatNumber(applications, tag),
              })}
            </TextLink>
          </li>
        )}
      </Stack>
    </PersonSection>
  );
}
