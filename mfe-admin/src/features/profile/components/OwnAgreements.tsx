import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { personOfContact } from 'shared-contracts/institutions/contacts.ts';
import { agreementList, agreementView } from 'shared-contracts/releases/addresses.ts';
import type { OwnContact } from 'shared-contracts/session/profile.ts';
import { useApi, useQuery } from 'shared-client';
import { ButtonLink, Cluster, Stack, TextLink, useTranslation } from 'shared-ui/core';
import { ReadSection } from '../../../lib/ReadSection.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { ownAgreementsQuery } from '../api/profile.queries.ts';

/** The newest agreements that name whoever is signed in, and the way to all of them where the list can ask for them. */
export function OwnAgreements({ contact }: { readonly contact: OwnContact }) {
  const person = personOfContact(contact);
  // The list asks for people of a department.
  const department = contact.department?.id ?? null;
  const { t } = useTranslation(MODULE_ID);
  const query = useQuery(ownAgreementsQuery(useApi(), person));
  const yearOf = (year: { readonly id: number } | null | undefined) =>
    year == null ? '?' : academicYearName(year.id);
  return (
    <ReadSection
      title={t('profile.OwnAgreements.title')}
      actions={
        department !== null && (
          <ButtonLink
            to={`${agreementList()}?department=${department}&coordinator=${person}&active=no`}
            icon="agreement"
          >
            {t('profile.OwnAgreements.list')}
          </ButtonLink>
        )
      }
      query={query}
    >
      {({ value }) => (
        <>
          {value.length === 0 && <span>{t('profile.OwnAgreements.none')}</span>}
          <Stack as="ul" gap="S">
            {value.map(({ id, startYear, endYear }) => (
              <Cluster as="li" key={id} gap="M" align="center">
                <TextLink to={agreementView({ name: id })}>
                  {t('profile.OwnAgreements.agreement', { id })}
                </TextLink>
                <span>{`${yearOf(startYear)} – ${yearOf(endYear)}`}</span>
              </Cluster>
            ))}
          </Stack>
          {value.length > 0 && <span>{t('profile.OwnAgreements.wrong')}</span>}
        </>
      )}
    </ReadSection>
  );
}
