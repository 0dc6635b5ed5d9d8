import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import type { ComponentType } from 'react';
import { ButtonLink, EmptyState, Page, useLocation, useSearchParams, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { EditYearsForm } from './components/EditYearsForm.tsx';
import { ContactsForm } from './components/ContactsForm.tsx';
import { DepartmentsForm } from './components/DepartmentsForm.tsx';
import { LanguagesForm } from './components/LanguagesForm.tsx';
import { PlacesForm } from './components/PlacesForm.tsx';
import { type JobChoice, Preview } from './components/Preview.tsx';
import { KeptReminderForm } from './components/KeptReminderForm.tsx';
import { YearsForm } from './components/YearsForm.tsx';
import { readBulkAsked } from './model/bulkAsked.ts';
import { campaignOf } from './model/campaignOf.ts';
import { CampaignLink } from './components/CampaignLink.tsx';

/** Forms of the work that needs input before it can be previewed. */
const FORMS: Readonly<Partial<Record<BulkWork, ComponentType<{ readonly job: JobChoice }>>>> = {
  renew: YearsForm,
  changeYears: EditYearsForm,
  changePlaces: PlacesForm,
  changeLanguages: LanguagesForm,
  changeContacts: ContactsForm,
  changeDepartments: DepartmentsForm,
  remind: KeptReminderForm,
};

/** Shows what would become of the agreements that were chosen in the list, before anything is done with them. */
export default function BulkPreviewPage() {
  const { t } = useTranslation(MODULE_ID);
  const [search] = useSearchParams();
  const location = useLocation();
  const asked = readBulkAsked(search, location.state);
  const campaign = campaignOf(search);
  const back =
    campaign === null ? (
      <ButtonLink to="/">{t('bulkWork.BulkPreviewPage.back')}</ButtonLink>
    ) : (
      <CampaignLink year={campaign} text={(year) => t('bulkWork.BulkPreviewPage.campaign', { year })} />
    );
  if (asked === null) {
    return (
      <Page title={t('bulkWork.BulkPreviewPage.title')}>
        <EmptyState
          title={t('bulkWork.BulkPreviewPage.nothing')}
          text={t('bulkWork.BulkPreviewPage.nothingHint')}
          action={back}
        />
      </Page>
    );
  }
  const { work, agreements } = asked;
  const Form = FORMS[work];
  const job = { work, agreements, campaign };
  return (
    <Page
      title={t(`bulkWork.works.${work}`)}
      description={t('bulkWork.BulkPreviewPage.chosen', { count: agreements.length })}
      actions={back}
    >
      {Form ? <Form job={job} /> : <Preview {...job} input={{}} run={0} />}
    </Page>
  );
}
