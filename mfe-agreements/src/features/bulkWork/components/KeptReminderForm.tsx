import { LoadingState } from 'shared-ui/core';
import { useKeptText } from 'shared-record/notes';
import { REMINDER_DRAFT_KIND } from '../model/reminderForm.ts';
import type { JobChoice } from './Preview.tsx';
import { ReminderForm } from './ReminderForm.tsx';

/** Opens a reminder that was typed before and never sent. */
export function KeptReminderForm({ job }: { readonly job: JobChoice }) {
  const kept = useKeptText(REMINDER_DRAFT_KIND, null);
  return kept === null ? <LoadingState /> : <ReminderForm job={job} kept={kept} />;
}
