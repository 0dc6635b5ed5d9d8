import { createPageTexts } from 'shared-record/pages';
import { defineModule } from 'shared-ui/core';
import { MODULE_ID } from './moduleId.ts';

const { messages, lazyPage } = createPageTexts(MODULE_ID, {
  en: () => import('./locales/en.json'),
  el: () => import('./locales/el.json'),
});

// Each page comes when it is opened: what the list needs, no other one loads.
const ApplicationListPage = lazyPage(() => import('./features/applicationList/ApplicationListPage.tsx'), {});
const ApplicationSettingsPage = lazyPage(
  () => import('./features/applicationSettings/ApplicationSettingsPage.tsx'),
  {
    applicationSettings: {
      en: () => import('./locales/applicationSettings/en.json'),
      el: () => import('./locales/applicationSettings/el.json'),
    },
  },
);
const ApplicationFormPage = lazyPage(() => import('./features/applicationForm/ApplicationFormPage.tsx'), {
  applicationForm: {
    en: () => import('./locales/applicationForm/en.json'),
    el: () => import('./locales/applicationForm/el.json'),
  },
  preferredMobility: {
    en: () => import('./locales/preferredMobility/en.json'),
    el: () => import('./locales/preferredMobility/el.json'),
  },
});
const AccountPage = lazyPage(() => import('./features/applicationForm/account/AccountPage.tsx'), {
  applicationForm: {
    en: () => import('./locales/applicationForm/en.json'),
    el: () => import('./locales/applicationForm/el.json'),
  },
});

const PlacesPage = lazyPage(() => import('./features/places/PlacesPage.tsx'), {
  places: {
    en: () => import('./locales/places/en.json'),
    el: () => import('./locales/places/el.json'),
  },
});
const DemandPage = lazyPage(() => import('./features/demand/DemandPage.tsx'), {
  demand: {
    en: () => import('./locales/demand/en.json'),
    el: () => import('./locales/demand/el.json'),
  },
});
const DESTINATION_TEXTS = {
  destinations: {
    en: () => import('./locales/destinations/en.json'),
    el: () => import('./locales/destinations/el.json'),
  },
};
const DestinationsPage = lazyPage(
  () => import('./features/destinations/DestinationsPage.tsx'),
  DESTINATION_TEXTS,
);
const DestinationPage = lazyPage(
  () => import('./features/destinations/DestinationPage.tsx'),
  DESTINATION_TEXTS,
);
const ComparisonPage = lazyPage(
  () => import('./features/destinations/ComparisonPage.tsx'),
  DESTINATION_TEXTS,
);

export default defineModule({
  contract: 2,
  messages,
  routes: {
    places: PlacesPage,
    placeDemand: DemandPage,
    destinations: DestinationsPage,
    destinationComparison: ComparisonPage,
    destination: DestinationPage,
    applicationList: ApplicationListPage,
    applicationSettings: ApplicationSettingsPage,
    newLongTermApplication: ApplicationFormPage,
    newShortTermApplication: ApplicationFormPage,
    applicationEdit: ApplicationFormPage,
    applicationView: ApplicationFormPage,
    applicationAccount: AccountPage,
  },
});
