import { defineModule } from 'shared-ui/core';
import { EctsCoordinatorListPage } from './features/ectsCoordinators/EctsCoordinatorListPage.tsx';

export default defineModule({
  contract: 1,
  messages: {
    en: () => import('./locales/en.json'),
    el: () => import('./locales/el.json'),
  },
  routes: { ectsCoordinatorList: EctsCoordinatorListPage },
});
