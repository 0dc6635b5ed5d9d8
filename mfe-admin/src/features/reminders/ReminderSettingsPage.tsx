import { useCall, useQuery } from 'shared-client';
import {
  apiErrorText,
  errorReference,
  ErrorState,
  LoadingState,
  Page,
  Stack,
  useTranslation,
} from 'shared-ui/core';
import { RemindersBlock } from '../../lib/reminders/RemindersBlock.tsx';
import { MODULE_ID } from '../../moduleId.ts';
import { reminderSettingsQuery } from './api/reminderSettings.queries.ts';
import { ReminderSettingsForm } from './components/ReminderSettingsForm.tsx';

/** What is due for the person, and what they want to be reminded of (`/profile/reminders`). */
export default function ReminderSettingsPage() {
  const { t } = useTranslation(MODULE_ID);
  const { data, error, refetch, isFetching } = useQuery(reminderSettingsQuery(useCall()));
  return (
    <Page title={t('reminders.ReminderSettingsPage.title')}>
      <Stack gap="L">
        <RemindersBlock hasSettingsLink={false} />
        {data !== undefined && <ReminderSettingsForm settings={data} />}
        {data === undefined && error === null && <LoadingState />}
        {data === undefined && error !== null && (
          <ErrorState
            title={t('reminders.ReminderSettingsPage.failed')}
            message={apiErrorText(error, t)}
            reference={errorReference(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}
