import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { type Person, PERSON_MEMBERS, type PersonMember } from 'shared-contracts/people/people.ts';
import type { ReactNode } from 'react';
import { useMemberLabel } from 'shared-record/pages';
import {
  Alert,
  DefinitionList,
  EmailLink,
  ExternalLink,
  NameText,
  PhoneLink,
  Stack,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { PersonSection } from './PersonSection.tsx';
import { useMemberTexts } from './useMemberTexts.ts';

/** What is said of a person; where their records differ every wording stands there, and a line says so. */
export function PersonFacts({ person }: { readonly person: Person }) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(CONTACT);
  const textOf = useMemberTexts();
  const valuesOf = (member: PersonMember) => [
    ...new Set(person.wordings.map((wording) => textOf(member, wording)).filter((text) => text !== '')),
  ];
  const isDiffering = PERSON_MEMBERS.some((member) => member !== 'department' && valuesOf(member).length > 1);
  return (
    <PersonSection title={t('people.PersonFacts.title')}>
      <DefinitionList
        entries={PERSON_MEMBERS.map((member) => [
          label(member),
          <Values key={member} member={member} values={valuesOf(member)} />,
        ])}
      />
      {isDiffering && <Alert kind="information">{t('people.PersonFacts.differing')}</Alert>}
      {person.hasAccount && <span>{t('people.PersonFacts.account')}</span>}
    </PersonSection>
  );
}

function Values({ member, values }: { readonly member: PersonMember; readonly values: readonly string[] }) {
  if (values.length === 0) return '–';
  if (values.length === 1) return shown(member, values[0] ?? '');
  return (
    <Stack as="ul" gap="XXS" align="start">
      {values.map((value) => (
        <li key={value}>{shown(member, value)}</li>
      ))}
    </Stack>
  );
}

function shown(member: PersonMember, value: string): ReactNode {
  switch (member) {
    case 'email':
      return <EmailLink address={value} />;
    case 'phone':
      return <PhoneLink number={value} />;
    case 'url':
      return <ExternalLink href={value}>{value}</ExternalLink>;
    default:
      return <NameText>{value}</NameText>;
  }
}
