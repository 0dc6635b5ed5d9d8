import { onePerPerson } from 'shared-contracts/institutions/contacts.ts';
import type { InstitutionPerson } from 'shared-contracts/institutions/entities/institutionPerson.ts';
import { contactRoleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { hasPersonName, personText } from 'shared-contracts/institutions/members/personText.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useState } from 'react';
import { useApi, useQuery } from 'shared-client';
import {
  Button,
  Cluster,
  EmailLink,
  makeStyles,
  PhoneLink,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { ReadSection } from '../../../lib/ReadSection.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { institutionPeopleQuery } from '../api/institutions.queries.ts';

/** Most people that are shown before somebody asks for all. */
const FIRST_PEOPLE = 6;

/** The people who speak for an institution, each once, as worded last. */
export function PeopleSection({ institutionId }: { readonly institutionId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const query = useQuery(institutionPeopleQuery(useApi(), institutionId));
  return (
    <ReadSection title={t('institutions.PeopleSection.title')} query={query}>
      {({ value }) => <People people={onePerPerson(value.toSorted((a, b) => b.id - a.id))} />}
    </ReadSection>
  );
}

function People({ people }: { readonly people: readonly InstitutionPerson[] }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const styles = useStyles();
  const [isWhole, setIsWhole] = useState(false);
  if (people.length === 0) return <span>{t('institutions.PeopleSection.none')}</span>;
  const named = people
    .map((person) => ({ person, name: personText(person, tag) }))
    .toSorted((a, b) => (a.person.familyName ?? '').localeCompare(b.person.familyName ?? '', tag));
  const shown = isWhole ? named : named.slice(0, FIRST_PEOPLE);
  return (
    <>
      <Stack as="ul" gap="M">
        {shown.map(({ person, name }) => (
          <Stack as="li" key={person.id} gap="XXS" align="start">
            <span className={styles.name}>{name}</span>
            {person.roles && person.roles.length > 0 && hasPersonName(person) && (
              <span>{person.roles.map(({ value }) => contactRoleText(value, tag)).join(', ')}</span>
            )}
            {person.department && <span>{nameIn(person.department, language)}</span>}
            {person.email && <EmailLink address={person.email} />}
            {person.phone && <PhoneLink number={person.phone} />}
          </Stack>
        ))}
      </Stack>
      {shown.length < named.length && (
        <Cluster>
          <Button onClick={() => setIsWhole(true)}>
            {t('institutions.PeopleSection.all', { count: named.length })}
          </Button>
        </Cluster>
      )}
    </>
  );
}

const useStyles = makeStyles({ name: { fontWeight: tokens.fontWeightSemibold } });
