import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import type { Person } from 'shared-contracts/people/people.ts';
import { useState } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  formatDate,
  formatNumber,
  makeStyles,
  Page,
  Stack,
  StatusBadge,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { LeftDialog } from './components/LeftDialog.tsx';
import { OtherPlaces } from './components/OtherPlaces.tsx';
import { PersonAgreements } from './components/PersonAgreements.tsx';
import { PersonFacts } from './components/PersonFacts.tsx';
import { ReplaceDialog } from './components/ReplaceDialog.tsx';
import { TwinsSection } from './components/TwinsSection.tsx';
import { WithPerson } from './components/WithPerson.tsx';
import { PEOPLE_PATH, personEditPath } from './peoplePaths.ts';

/** A person of our university, with all places where they stand and what can be done there (`/people/{id}`). */
export default function PersonPage() {
  return <WithPerson>{(person) => <Shown key={person.id} person={person} />}</WithPerson>;
}

function Shown({ person }: { readonly person: Person }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const [open, setOpen] = useState<'replace' | 'left' | null>(null);
  const [latest] = person.wordings;
  const { leftAt, counts, wordings } = person;
  // Every agreement has this one, whoever it is: it is corrected, and never replaced or gone.
  const isOfAll = wordings.some(({ id }) => id === DEFAULT_LOCAL_CONTACT_ID);
  const close = () => setOpen(null);
  return (
    <Page
      title={(latest && personText(latest, tag)) || '?'}
      description={leftAt !== null && <StatusBadge tone="warning">{t('people.left')}</StatusBadge>}
      actions={
        <>
          <ButtonLink to={PEOPLE_PATH} icon="people">
            {t('people.PersonPage.all')}
          </ButtonLink>
          {!isOfAll && counts.agreements > 0 && (
            <Button onClick={() => setOpen('replace')}>{t('people.PersonPage.replace')}</Button>
          )}
          {!isOfAll && (
            <Button onClick={() => setOpen('left')}>
              {t(leftAt === null ? 'people.PersonPage.left' : 'people.PersonPage.back')}
            </Button>
          )}
          <ButtonLink to={personEditPath(person.id)} icon="edit" appearance="primary">
            {t('people.PersonPage.correct')}
          </ButtonLink>
        </>
      }
    >
      {leftAt !== null && counts.current > 0 && (
        <Alert kind="warning">
          {t('people.PersonPage.stillNamed', {
            date: formatDate(leftAt, tag),
            count: counts.current,
            number: formatNumber(counts.current, tag),
          })}
        </Alert>
      )}
      <div className={styles.sections}>
        <Stack gap="L">
          <PersonFacts person={person} />
          <TwinsSection person={person} />
        </Stack>
        <Stack gap="L">
          <PersonAgreements person={person} />
          <OtherPlaces person={person} />
        </Stack>
      </div>
      {open === 'replace' && <ReplaceDialog person={person} onClose={close} />}
      {open === 'left' && <LeftDialog person={person} onClose={close} />}
    </Page>
  );
}

const useStyles = makeStyles({
  sections: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
});
