import { useEffect } from 'react';
import { lookAtDestination } from 'shared-contracts/places/destinationCalls.ts';
import type { Destination, DestinationDesk, DestinationList } from 'shared-contracts/places/destinations.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useCall } from 'shared-client';
import {
  ButtonLink,
  EmptyState,
  makeStyles,
  Page,
  Stack,
  tokens,
  useLanguage,
  useLocation,
  useParams,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { BeginButton } from './components/BeginButton.tsx';
import { AgreementSection } from './components/detail/AgreementSection.tsx';
import { DeadlineSection } from './components/detail/DeadlineSection.tsx';
import { DemandSection } from './components/detail/DemandSection.tsx';
import { FactsheetSection } from './components/detail/FactsheetSection.tsx';
import { PeopleSection } from './components/detail/PeopleSection.tsx';
import { KeepButton } from './components/KeepButton.tsx';
import { WithDestinations } from './components/WithDestinations.tsx';
import { listAddress } from './destinationPath.ts';

/** One destination, as students of a department see it (`/destinations/{id}`). */
export default function DestinationPage() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { institutionId = '' } = useParams();
  const from: unknown = useLocation().state;
  return (
    <WithDestinations title={t('destinations.DestinationPage.title')}>
      {(list, desk) => {
        const destination = list.destinations.find(({ id }) => String(id) === institutionId);
        return destination === undefined ? (
          <Page title={t('destinations.DestinationPage.title')}>
            <EmptyState
              title={t('destinations.DestinationPage.closed')}
              text={t('destinations.DestinationPage.closedText', {
                department: nameIn(list.department, language),
              })}
              action={
                <ButtonLink to={listAddress(from, list.department.id)}>
                  {t('destinations.DestinationPage.all')}
                </ButtonLink>
              }
            />
          </Page>
        ) : (
          <Shown key={destination.id} destination={destination} list={list} desk={desk} />
        );
      }}
    </WithDestinations>
  );
}

type ShownProps = {
  readonly destination: Destination;
  readonly list: DestinationList;
  readonly desk: DestinationDesk;
};

function Shown({ destination, list, desk }: ShownProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const styles = useStyles();
  const call = useCall();
  const department = list.department.id;
  const from: unknown = useLocation().state;
  const name = nameIn(destination, language);
  useEffect(() => {
    // Counted for the office: whoever looks loses nothing where it fails.
    call(lookAtDestination, { params: { id: destination.id }, body: { department } }).catch(() => undefined);
  }, [call, destination.id, department]);
  return (
    <Page
      title={name}
      description={[
        destination.cityName,
        nameIn(
          { name: destination.country.countryName, nameGR: destination.country.countryNameGR },
          language,
        ),
        destination.erasmusCode,
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <ButtonLink to={listAddress(from, department)}>{t('destinations.DestinationPage.all')}</ButtonLink>
          <KeepButton
            id={destination.id}
            name={name}
            isKept={desk.kept.some(({ id }) => id === destination.id)}
          />
          <BeginButton destinations={[destination.id]} department={department} />
        </>
      }
    >
      <div className={styles.sections}>
        <Stack gap="L">
          <AgreementSection destination={destination} list={list} />
          <PeopleSection destination={destination} list={list} />
        </Stack>
        <Stack gap="L">
          <DeadlineSection destination={destination} list={list} />
          <DemandSection destination={destination} department={department} />
          {destination.factsheet !== null && <FactsheetSection factsheet={destination.factsheet} />}
        </Stack>
      </div>
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
