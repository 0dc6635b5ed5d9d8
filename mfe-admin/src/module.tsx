import { createPageTexts } from 'shared-record/pages';
import { defineModule } from 'shared-ui/core';
import { EctsCoordinatorListPage } from './features/ectsCoordinators/EctsCoordinatorListPage.tsx';
import { MODULE_ID } from './moduleId.ts';

const { messages, lazyPage } = createPageTexts(MODULE_ID, {
  en: () => import('./locales/en.json'),
  el: () => import('./locales/el.json'),
});

const profile = {
  en: () => import('./locales/profile/en.json'),
  el: () => import('./locales/profile/el.json'),
};
const institutions = {
  en: () => import('./locales/institutions/en.json'),
  el: () => import('./locales/institutions/el.json'),
};
const ewpStatus = {
  en: () => import('./locales/ewpStatus/en.json'),
  el: () => import('./locales/ewpStatus/el.json'),
};
const people = {
  en: () => import('./locales/people/en.json'),
  el: () => import('./locales/people/el.json'),
};
const departments = {
  en: () => import('./locales/departments/en.json'),
  el: () => import('./locales/departments/el.json'),
};

// The list is where people begin; the other pages come when they are opened.
const ProfilePage = lazyPage(() => import('./features/profile/ProfilePage.tsx'), { profile });
const ProfileEditPage = lazyPage(() => import('./features/profile/ProfileEditPage.tsx'), { profile });

const reminders = {
  en: () => import('./locales/reminders/en.json'),
  el: () => import('./locales/reminders/el.json'),
};
const ReminderSettingsPage = lazyPage(() => import('./features/reminders/ReminderSettingsPage.tsx'), {
  reminders,
});

const OverviewPage = lazyPage(() => import('./features/overview/OverviewPage.tsx'), {
  overview: {
    en: () => import('./locales/overview/en.json'),
    el: () => import('./locales/overview/el.json'),
  },
  reminders,
});

const ReportPage = lazyPage(() => import('./features/report/ReportPage.tsx'), {
  report: {
    en: () => import('./locales/report/en.json'),
    el: () => import('./locales/report/el.json'),
  },
});

const NewCoordinatorPage = lazyPage(() => import('./features/ectsCoordinators/NewCoordinatorPage.tsx'), {
  newCoordinator: {
    en: () => import('./locales/newCoordinator/en.json'),
    el: () => import('./locales/newCoordinator/el.json'),
  },
});

const DepartmentExportPage = lazyPage(() => import('./features/departmentExport/DepartmentExportPage.tsx'), {
  departmentExport: {
    en: () => import('./locales/departmentExport/en.json'),
    el: () => import('./locales/departmentExport/el.json'),
  },
});
const InstitutionListPage = lazyPage(() => import('./features/institutions/InstitutionListPage.tsx'), {
  institutions,
});
const InstitutionPage = lazyPage(() => import('./features/institutions/InstitutionPage.tsx'), {
  ewpStatus,
  institutions,
});
const InstitutionEditPage = lazyPage(() => import('./features/institutions/InstitutionEditPage.tsx'), {
  institutions,
});
const DepartmentListPage = lazyPage(() => import('./features/departments/DepartmentListPage.tsx'), {
  departments,
});
const DepartmentEditPage = lazyPage(() => import('./features/departments/DepartmentEditPage.tsx'), {
  departments,
});
const NewDepartmentPage = lazyPage(() => import('./features/departments/NewDepartmentPage.tsx'), {
  departments,
});
const PeopleListPage = lazyPage(() => import('./features/people/PeopleListPage.tsx'), { people });
const PersonPage = lazyPage(() => import('./features/people/PersonPage.tsx'), { ewpStatus, people });
const PersonEditPage = lazyPage(() => import('./features/people/PersonEditPage.tsx'), { people });

export default defineModule({
  contract: 2,
  messages,
  routes: {
    overview: OverviewPage,
    report: ReportPage,
    ectsCoordinatorList: EctsCoordinatorListPage,
    ectsCoordinatorForm: NewCoordinatorPage,
    departmentExport: DepartmentExportPage,
    profile: ProfilePage,
    profileEdit: ProfileEditPage,
    reminders: ReminderSettingsPage,
    institutionList: InstitutionListPage,
    institutionView: InstitutionPage,
    institutionEdit: InstitutionEditPage,
    departmentList: DepartmentListPage,
    departmentForm: NewDepartmentPage,
    departmentEdit: DepartmentEditPage,
    peopleList: PeopleListPage,
    personView: PersonPage,
    personEdit: PersonEditPage,
  },
});
