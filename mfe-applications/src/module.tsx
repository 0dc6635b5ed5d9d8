import { defineModule } from 'shared-ui/core';
import { ApplicationListPage } from './features/applicationList/ApplicationListPage.tsx';

export default defineModule({
  contract: 1,
  messages: {
    en: () => import('./locales/en.json'),
    el: () => import('./locales/el.json'),
  },
  routes: { applicationList: ApplicationListPage },
});
