import type { ReactNode } from 'react';
import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import type { Destination } from 'shared-contracts/places/destinations.ts';
import { factsheetView } from 'shared-contracts/releases/addresses.ts';
import { useApi, useQuery } from 'shared-client';
import { useMemberLabel } from 'shared-record/pages';
import {
  apiErrorText,
  ButtonLink,
  DefinitionList,
  ErrorState,
  errorReference,
  ExternalLink,
  formatDate,
  LoadingState,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { destinationFactsheetQuery } from '../../api/destination.queries.ts';
import { Reach } from './Reach.tsx';
import { Section } from './Section.tsx';

type FactsheetSectionProps = { readonly factsheet: NonNullable<Destination['factsheet']> };

const OFFICES = [
  'applicationIncomingsInformationEntry',
  'housingInformationEntry',
  'visaInformationEntry',
  'insuranceInformationEntry',
] as const;
const LINKS = ['generalUrl', 'facultyUrl', 'courseCatalogueUrl'] as const;

/** What of the partner's factsheet matters to a student, and the whole of it by one link. */
export function FactsheetSection({ factsheet }: FactsheetSectionProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const query = useQuery(destinationFactsheetQuery(useApi(), factsheet.id));
  return (
    <Section title={t('destinations.FactsheetSection.title')}>
      {query.data && <Parts sheet={query.data} />}
      {query.isPending && <LoadingState />}
      {query.isError && (
        <ErrorState
          title={t('destinations.FactsheetSection.failed')}
          message={apiErrorText(query.error, t)}
          reference={errorReference(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {factsheet.fetchedAt !== null && (
        <p>{t('destinations.FactsheetSection.fetched', { date: formatDate(factsheet.fetchedAt, tag) })}</p>
      )}
      <ButtonLink to={factsheetView({ factsheetId: factsheet.id })} icon="factsheet">
        {t('destinations.FactsheetSection.whole')}
      </ButtonLink>
    </Section>
  );
}

function Parts({ sheet }: { readonly sheet: FactsheetView }) {
  const label = useMemberLabel(FACTSHEET);
  const entries: [string, ReactNode][] = [];
  for (const member of OFFICES) {
    const office = sheet[member];
    if (office != null) entries.push([label(member), <Reach office={office} />]);
  }
  const accessible = sheet.accessibilities.filter(({ services, description }) => services || description);
  if (accessible.length > 0)
    entries.push([
      label('accessibilities'),
      accessible
        .map(({ services, description }) => [services, description].filter(Boolean).join(': '))
        .join(' · '),
    ]);
  if (sheet.gradingSystem) entries.push([label('gradingSystem'), sheet.gradingSystem]);
  for (const member of LINKS) {
    const url = sheet[member];
    if (url) entries.push([label(member), <ExternalLink href={url}>{url}</ExternalLink>]);
  }
  return <DefinitionList entries={entries} />;
}
