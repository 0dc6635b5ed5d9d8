import { type BulkEdit, hasEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import type { RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import { useState } from 'react';
import {
  ButtonLink,
  EmptyState,
  Page,
  Stack,
  useLocation,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { EditYearsForm } from './components/EditYearsForm.tsx';
import { ContactsForm } from './components/ContactsForm.tsx';
import { DepartmentsForm } from './components/DepartmentsForm.tsx';
import { LanguagesForm } from './components/LanguagesForm.tsx';
import { PlacesForm } from './components/PlacesForm.tsx';
import { Preview } from './components/Preview.tsx';
import { KeptReminderForm } from './components/KeptReminderForm.tsx';
import { YearsForm } from './components/YearsForm.tsx';
import { readBulkAsked } from './model/bulkAsked.ts';
import { campaignOf } from './model/campaignOf.ts';
import { CampaignLink } from './components/CampaignLink.tsx';

/** Shows what would become of the agreements that were chosen in the list, before anything is done with them. */
export default function BulkPreviewPage() {
  const { t } = useTranslation(MODULE_ID);
  const [search] = useSearchParams();
  const location = useLocation();
  const asked = readBulkAsked(search, location.state);
  const [years, setYears] = useState<RenewalYears>();
  const [edit, setEdit] = useState<BulkEdit>();
  const [onBegun, setSent] = useState<() => void>();
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
  const isReady = !isAskedFirst(work) || years !== undefined || edit !== undefined;
  return (
    <Page
      title={t(`bulkWork.works.${work}`)}
      description={t('bulkWork.BulkPreviewPage.chosen', { count: agreements.length })}
      actions={back}
    >
      <Stack gap="XL">
        {work === 'renew' && <YearsForm onChosen={setYears} />}
        {work === 'changeYears' && <EditYearsForm onChosen={setEdit} />}
        {work === 'changePlaces' && <PlacesForm onChosen={setEdit} />}
        {work === 'changeLanguages' && <LanguagesForm onChosen={setEdit} />}
        {work === 'changeContacts' && <ContactsForm onChosen={setEdit} />}
        {work === 'changeDepartments' && <DepartmentsForm onChosen={setEdit} />}
        {work === 'remind' && (
          <KeptReminderForm
            onChosen={(mail, end) => {
              setEdit(mail);
              setSent(() => end);
            }}
          />
        )}
        {isReady && (
          <Preview
            key={JSON.stringify([years, edit])}
            work={work}
            agreements={agreements}
            years={years}
            edit={edit}
            campaign={campaign}
            onBegun={onBegun}
          />
        )}
      </Stack>
    </Page>
  );
}

/** Work that says first what the agreements are to become, or the partners are written. */
function isAskedFirst(work: BulkWork): boolean {
  return work === 'renew' || hasEdit(work);
}
