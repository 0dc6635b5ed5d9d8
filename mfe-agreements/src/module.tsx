import { createPageTexts } from 'shared-record/pages';
import { defineModule } from 'shared-ui/core';
import { MODULE_ID } from './moduleId.ts';

const { messages, lazyPage } = createPageTexts(MODULE_ID, {
  en: () => import('./locales/en.json'),
  el: () => import('./locales/el.json'),
});

const agreementView = {
  en: () => import('./locales/agreementView/en.json'),
  el: () => import('./locales/agreementView/el.json'),
};

// Each page comes when it is opened: what the list needs, no other one loads.
const AgreementListPage = lazyPage(() => import('./features/agreementList/AgreementListPage.tsx'), {});
const AgreementViewPage = lazyPage(() => import('./features/agreementView/AgreementViewPage.tsx'), {
  agreementView,
});
const AgreementWizardPage = lazyPage(() => import('./features/agreementWizard/AgreementWizardPage.tsx'), {
  agreementWizard: {
    en: () => import('./locales/agreementWizard/en.json'),
    el: () => import('./locales/agreementWizard/el.json'),
  },
});
const ProposalPage = lazyPage(() => import('./features/agreementProposal/ProposalPage.tsx'), {
  agreementProposal: {
    en: () => import('./locales/agreementProposal/en.json'),
    el: () => import('./locales/agreementProposal/el.json'),
  },
});
const IncomingAgreementsPage = lazyPage(
  () => import('./features/incomingAgreements/IncomingAgreementsPage.tsx'),
  {
    // What happened to an agreement is told in the view's words.
    agreementView,
    incomingAgreements: {
      en: () => import('./locales/incomingAgreements/en.json'),
      el: () => import('./locales/incomingAgreements/el.json'),
    },
  },
);
const RefusedRequestsPage = lazyPage(() => import('./features/refusedRequests/RefusedRequestsPage.tsx'), {
  refusedRequests: {
    en: () => import('./locales/refusedRequests/en.json'),
    el: () => import('./locales/refusedRequests/el.json'),
  },
});

const MobilityGridPage = lazyPage(() => import('./features/mobilityGrid/MobilityGridPage.tsx'), {
  mobilityGrid: {
    en: () => import('./locales/mobilityGrid/en.json'),
    el: () => import('./locales/mobilityGrid/el.json'),
  },
});

const bulkWork = {
  bulkWork: {
    en: () => import('./locales/bulkWork/en.json'),
    el: () => import('./locales/bulkWork/el.json'),
  },
};
const BulkPreviewPage = lazyPage(() => import('./features/bulkWork/BulkPreviewPage.tsx'), bulkWork);
const BulkJobPage = lazyPage(() => import('./features/bulkWork/BulkJobPage.tsx'), bulkWork);
const BulkJobsPage = lazyPage(() => import('./features/bulkWork/BulkJobsPage.tsx'), bulkWork);

const AgreementPdfsPage = lazyPage(() => import('./features/agreementPdf/many/AgreementPdfsPage.tsx'), {
  agreementPdfs: {
    en: () => import('./locales/agreementPdfs/en.json'),
    el: () => import('./locales/agreementPdfs/el.json'),
  },
});
const CampaignPage = lazyPage(() => import('./features/campaign/CampaignPage.tsx'), {
  campaign: {
    en: () => import('./locales/campaign/en.json'),
    el: () => import('./locales/campaign/el.json'),
  },
});

export default defineModule({
  contract: 2,
  messages,
  routes: {
    agreementList: AgreementListPage,
    agreementView: AgreementViewPage,
    agreementForm: AgreementWizardPage,
    agreementEdit: AgreementWizardPage,
    agreementProposal: ProposalPage,
    agreementRows: MobilityGridPage,
    incomingAgreements: IncomingAgreementsPage,
    refusedRequests: RefusedRequestsPage,
    agreementPdfs: AgreementPdfsPage,
    campaign: CampaignPage,
    bulkJobs: BulkJobsPage,
    bulkPreview: BulkPreviewPage,
    bulkJob: BulkJobPage,
  },
});
