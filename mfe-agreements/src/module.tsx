import { defineModule } from 'shared-ui/core';
import { AgreementListPage } from './features/agreementList/AgreementListPage.tsx';

export default defineModule({
  contract: 1,
  messages: {
    en: () => import('./locales/en.json'),
    el: () => import('./locales/el.json'),
  },
  routes: { agreementList: AgreementListPage },
});
