import { defineModule } from 'shared-ui/core';
import { FactsheetListPage } from './features/factsheetList/FactsheetListPage.tsx';

export default defineModule({
  contract: 1,
  messages: {
    en: () => import('./locales/en.json'),
    el: () => import('./locales/el.json'),
  },
  routes: { factsheetList: FactsheetListPage },
});
