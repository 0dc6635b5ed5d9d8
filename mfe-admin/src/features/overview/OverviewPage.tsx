import { agreementForm, agreementList } from 'shared-contracts/releases/addresses.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { useCan } from 'shared-auth';
import { useCall, useQuery } from 'shared-client';
import { ListFollower } from 'shared-record/pages';
import { ButtonLink, EmptyState, ErrorState, errorReference, Page, useTranslation } from 'shared-ui/core';
import { RemindersBlock } from '../../lib/reminders/RemindersBlock.tsx';
import { MODULE_ID } from '../../moduleId.ts';
import { OVERVIEW_KEY, overviewQuery } from './api/overview.queries.ts';
import { ApplicationsSection } from './components/ApplicationsSection.tsx';
import { CareSection } from './components/CareSection.tsx';
import { ChartsSection } from './components/ChartsSection.tsx';
import { DatesSection } from './components/DatesSection.tsx';
import { FileRoomNotice } from './components/FileRoomNotice.tsx';
import { FactsheetsSection } from './components/FactsheetsSection.tsx';
import { OwnSection } from './components/OwnSection.tsx';
import { WaitingSection } from './components/WaitingSection.tsx';

/** What needs somebody today (`/overview`), for the office and for faculty. */
export default function OverviewPage() {
  const { t } = useTranslation(MODULE_ID);
  const mayCreate = useCan('iia_create');
  const seesApplications = useCan('application_list');
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(useCall()));
  const isNew = data?.agreements.active === 0;
  return (
    <Page
      title={t('overview.OverviewPage.title')}
      description={t('overview.OverviewPage.description')}
      actions={<ButtonLink to={agreementList()}>{t('overview.OverviewPage.allAgreements')}</ButtonLink>}
    >
      <ListFollower sets={['MobilityAgreements']} queryKey={OVERVIEW_KEY} />
      {error !== null && (
        <ErrorState
          title={t('overview.OverviewPage.failed')}
          message={t(data ? 'overview.OverviewPage.outdated' : 'overview.OverviewPage.failedText')}
          reference={errorReference(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      <FileRoomNotice state={data?.files} />
      {isNew && (
        <EmptyState
          icon="agreement"
          title={t('overview.OverviewPage.none')}
          text={t('overview.OverviewPage.noneText')}
          {...(mayCreate && {
            action: <ButtonLink to={agreementForm()}>{t('overview.OverviewPage.new')}</ButtonLink>,
          })}
        />
      )}
      {(data || error === null) && (
        <>
          <OwnSection overview={data} />
          {!isNew && <WaitingSection overview={data} />}
          <CareSection overview={data} />
          <FactsheetsSection factsheets={data?.factsheets} />
        </>
      )}
      <RemindersBlock />
      <DatesSection year={data?.year ?? academicYearOf(new Date())} agreements={data?.agreements} />
      {seesApplications && (data || error === null) && (
        <ApplicationsSection applications={data?.applications} />
      )}
      {!isNew && <ChartsSection />}
    </Page>
  );
}
