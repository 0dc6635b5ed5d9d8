import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { EmailLink, useTranslation, useUniversity } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { coordinatorsQuery } from '../api/destination.queries.ts';

/** The ECTS coordinators of a department with their addresses; the office where there are none, or the person may not read them. */
export function WhomToAsk({ department }: { readonly department: number }) {
  const { t } = useTranslation(MODULE_ID);
  const mayRead = useCan('ects_coordinators_view');
  const query = useQuery({ ...coordinatorsQuery(useApi(), department), enabled: mayRead });
  const people = query.data?.value ?? [];
  const office = useUniversity()?.office;
  if (people.length === 0)
    return (
      <p>
        {t('destinations.WhomToAsk.office')} {office && <EmailLink address={office.email} />}
      </p>
    );
  return (
    <>
      <p>{t('destinations.WhomToAsk.coordinators')}</p>
      <ul>
        {people.map(({ id, firstName, lastName, email }) => (
          <li key={id}>
            {[firstName, lastName].filter(Boolean).join(' ')} {email && <EmailLink address={email} />}
          </li>
        ))}
      </ul>
    </>
  );
}
