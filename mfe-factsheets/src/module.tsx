import { createPageTexts } from 'shared-record/pages';
import { defineModule } from 'shared-ui/core';
import { FactsheetListPage } from './features/factsheetList/FactsheetListPage.tsx';
import { MODULE_ID } from './moduleId.ts';

const { messages, lazyPage } = createPageTexts(MODULE_ID, {
  en: () => import('./locales/en.json'),
  el: () => import('./locales/el.json'),
});

// The list is where people begin; the other pages come when they are opened.
const FactsheetViewPage = lazyPage(() => import('./features/factsheetView/FactsheetViewPage.tsx'), {
  factsheetView: {
    en: () => import('./locales/factsheetView/en.json'),
    el: () => import('./locales/factsheetView/el.json'),
  },
  factsheetCells: {
    en: () => import('./locales/factsheetCells/en.json'),
    el: () => import('./locales/factsheetCells/el.json'),
  },
});
const FactsheetWizardPage = lazyPage(() => import('./features/factsheetWizard/FactsheetWizardPage.tsx'), {
  factsheetWizard: {
    en: () => import('./locales/factsheetWizard/en.json'),
    el: () => import('./locales/factsheetWizard/el.json'),
  },
});

export default defineModule({
  contract: 2,
  messages,
  routes: {
    factsheetList: FactsheetListPage,
    factsheetView: FactsheetViewPage,
    factsheetEdit: FactsheetWizardPage,
  },
});
