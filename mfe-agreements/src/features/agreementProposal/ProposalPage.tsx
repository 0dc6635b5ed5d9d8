import { LoadingState, Page, Stack, useTranslation } from 'shared-ui/core';
import { useKeptText } from 'shared-record/notes';
import { MODULE_ID } from '../../moduleId.ts';
import { ProposalForm } from './components/ProposalForm.tsx';
import { PROPOSAL_DRAFT_KIND } from './model/proposalForm.ts';

/** A coordinator proposes an agreement to the office. */
export default function ProposalPage() {
  const { t } = useTranslation(MODULE_ID);
  const kept = useKeptText(PROPOSAL_DRAFT_KIND, null);
  return (
    <Page
      title={t('agreementProposal.ProposalPage.title')}
      description={t('agreementProposal.ProposalPage.description')}
    >
      <Stack gap="XL">{kept === null ? <LoadingState /> : <ProposalForm kept={kept} />}</Stack>
    </Page>
  );
}
