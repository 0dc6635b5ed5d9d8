import type { RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
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
import { Preview } from './components/Preview.tsx';
import { YearsForm } from './components/YearsForm.tsx';
import { readBulkAsked } from './model/bulkAsked.ts';

/** Shows what would become of the agreements that were chosen in the list, before anything is done with them. */
export default function BulkPreviewPage() {
  const { t } = useTranslation(MODULE_ID);
  const [search] = useSearchParams();
  const location = useLocation();
  const asked = readBulkAsked(search, location.state);
  const [years, setYears] = useState<RenewalYears>();
  const back = <ButtonLink to="/">{t('bulkWork.BulkPreviewPage.back')}</ButtonLink>;
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
  const isReady = work !== 'renew' || years !== undefined;
  return (
    <Page
      title={t(`bulkWork.works.${work}`)}
      description={t('bulkWork.BulkPreviewPage.chosen', { count: agreements.length })}
      actions={back}
    >
      <Stack gap="XL">
        {work === 'renew' && <YearsForm onChosen={setYears} />}
        {isReady && (
          <Preview key={JSON.stringify(years ?? null)} work={work} agreements={agreements} years={years} />
        )}
      </Stack>
    </Page>
  );
}
