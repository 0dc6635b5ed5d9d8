import { responsiblePersonText } from 'shared-contracts/applications/preferredMobility.ts';
import type { Destination, DestinationList } from 'shared-contracts/places/destinations.ts';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { WhomToAsk } from '../WhomToAsk.tsx';
import { Section } from './Section.tsx';

type PeopleSectionProps = { readonly destination: Destination; readonly list: DestinationList };

/** The responsible persons of the department, as an application names them, and how to reach somebody. */
export function PeopleSection({ destination, list }: PeopleSectionProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { department } = list;
  const persons = [
    ...new Map(
      destination.agreements.flatMap((agreement) => agreement.persons).map((person) => [person.id, person]),
    ).values(),
  ];
  return (
    <Section title={t('destinations.PeopleSection.title')}>
      <ul>
        {persons.map((person) => (
          <li key={person.id}>{responsiblePersonText({ ...person, department }, language)}</li>
        ))}
      </ul>
      <WhomToAsk department={department.id} />
    </Section>
  );
}
