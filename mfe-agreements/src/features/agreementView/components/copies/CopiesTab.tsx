import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useCall, useQuery } from 'shared-client';
import { Cluster, LoadingState, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { copiesQuery } from '../../api/copies.queries.ts';
import { DifferencesTable } from './DifferencesTable.tsx';
import { UnmappedParts } from './UnmappedParts.tsx';
import { Section } from '../Section.tsx';
import { TakeOver } from './TakeOver.tsx';
import { CopiesSummaryNote } from './CopiesSummaryNote.tsx';
import { CopyCards } from './CopyCards.tsx';
import { EventList } from './EventList.tsx';
import { FetchCopyButton } from './FetchCopyButton.tsx';
import { KeptDocuments } from './KeptDocuments.tsx';
import { OfferPdfButton } from './OfferPdfButton.tsx';
import { NetworkReportButton } from './NetworkReportButton.tsx';
import { PartCopies } from './PartCopies.tsx';
import { PartedTable } from './PartedTable.tsx';
import { UnsentPeopleTable } from './UnsentPeopleTable.tsx';
import { UnsentTable } from './UnsentTable.tsx';

/** How our copy and the partner's stand, where they differ and why, with everything that was exchanged. */
export function CopiesTab({ agreement }: { readonly agreement: AgreementItem }) {
  const agreementId = agreement.id;
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { data: copies, ...query } = useQuery(copiesQuery(useCall(), agreementId, tag));
  const failure = query.error && (
    <ListFailure
      title={t('agreementView.CopiesTab.failed')}
      error={query.error}
      hasRows={copies !== undefined}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
  if (copies === undefined) return failure ?? <LoadingState />;
  const { differences, unsentEdits, unsentPeople = [], untaken = [], parted = [], events } = copies;
  return (
    <Stack gap="XXL">
      {failure}
      <Cluster gap="M" align="start">
        <CopiesSummaryNote copies={copies} />
        <FetchCopyButton agreementId={agreementId} copies={copies} />
        <OfferPdfButton agreement={agreement} copies={copies} />
      </Cluster>
      <Section title={t('agreementView.CopiesTab.copiesTitle')}>
        <CopyCards copies={copies} />
        <PartCopies agreement={agreement} copies={copies} />
      </Section>
      {differences !== null && differences.length > 0 && (
        <Section title={t('agreementView.DifferencesTable.caption')}>
          <DifferencesTable differences={differences} />
          <TakeOver agreement={agreement} />
        </Section>
      )}
      {unsentEdits.length > 0 && (
        <Section title={t('agreementView.CopiesTab.unsentTitle')}>
          <UnsentTable edits={unsentEdits} />
        </Section>
      )}
      {unsentPeople.length > 0 && (
        <Section title={t('agreementView.UnsentPeopleTable.title')}>
          <UnsentPeopleTable people={unsentPeople} />
        </Section>
      )}
      {untaken.length > 0 && (
        <Section title={t('agreementView.CopiesTab.untakenTitle')}>
          <UnmappedParts parts={untaken} />
        </Section>
      )}
      {parted.length > 0 && (
        <Section title={t('agreementView.PartedTable.title')}>
          <PartedTable parted={parted} />
        </Section>
      )}
      <Section title={t('agreementView.CopiesTab.eventsTitle')}>
        <EventList events={events} />
      </Section>
      <Section title={t('agreementView.CopiesTab.documentsTitle')}>
        <KeptDocuments agreementId={agreementId} />
        <NetworkReportButton agreementId={agreementId} />
      </Section>
    </Stack>
  );
}
