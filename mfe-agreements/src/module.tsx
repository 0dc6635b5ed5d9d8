import { lazy } from 'react';
import { defineModule } from 'shared-ui/core';
import { AgreementListPage } from './features/agreementList/AgreementListPage.tsx';

// The list is where people begin; the other pages come when they are opened.
const AgreementViewPage = lazy(() => import('./features/agreementView/AgreementViewPage.tsx'));
const IncomingAgreementsPage = lazy(() => import('./features/incomingAgreements/IncomingAgreementsPage.tsx'));
const AgreementWizardPage = lazy(() => import('./features/agreementWizard/AgreementWizardPage.tsx'));

export default defineModule({
  contract: 1,
  messages: {
    en: () => import('./locales/en.json'),
    el: () => import('./locales/el.json'),
  },
  routes: {
    agreementList: AgreementListPage,
    agreementView: AgreementViewPage,
    agreementForm: AgreementWizardPage,
    agreementEdit: AgreementWizardPage,
    incomingAgreements: IncomingAgreementsPage,
  },
});
