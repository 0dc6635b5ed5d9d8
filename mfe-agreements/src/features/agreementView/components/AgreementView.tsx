import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useCan } from 'shared-auth';
import { RecordFollower } from 'shared-record/pages';
import { Alert, Page, useTranslation } from 'shared-ui/core';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { useAgreementPdf } from '../../agreementPdf/useAgreementPdf.ts';
import { LazyAgreementWay } from './LazyAgreementWay.tsx';
import { AttentionNote } from './office/AttentionNote.tsx';
import { DurationAndPartner } from './DurationAndPartner.tsx';
import { OfficePanel } from './office/OfficePanel.tsx';
import { TakenOverNote } from './office/TakenOverNote.tsx';
import { ProgrammeNote } from './ProgrammeNote.tsx';
import { SheetActions } from './SheetActions.tsx';
import { ViewTabs } from './ViewTabs.tsx';

/** What a partner sends and we send is shown beside the agreement. */
const FURTHER_SETS = ['MobilityNotifications', 'MobilityAgreementApprovalResponses'] as const;

/** An agreement that has been read: for the office its state and its actions first, then the sheet itself. */
export function AgreementView({ agreement }: { readonly agreement: AgreementItem }) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('iia_edit_iro');
  const pdf = useAgreementPdf(agreement);
  return (
    <Page
      way={<LazyAgreementWay agreementId={agreement.id} />}
      title={t('agreementView.AgreementViewPage.title')}
      isTitleSmall
      description={<DurationAndPartner agreement={agreement} />}
      actions={<SheetActions agreement={agreement} pdf={pdf} />}
    >
      <RecordFollower
        record={{ set: 'MobilityAgreements', id: agreement.id }}
        version={agreement.dateModified}
        sets={FURTHER_SETS}
        queryKey={AGREEMENTS_KEY}
        text={t('agreementView.AgreementView.changed')}
      />
      {pdf.error !== undefined && <Alert kind="error">{pdf.error}</Alert>}
      <TakenOverNote agreementId={agreement.id} />
      {isOffice && <AttentionNote agreementId={agreement.id} />}
      {isOffice && <OfficePanel agreement={agreement} />}
      <ProgrammeNote />
      <ViewTabs agreement={agreement} />
    </Page>
  );
}
