import type { ComponentProps } from 'react';
import { LoadingState } from 'shared-ui/core';
import { useKeptText } from 'shared-record/notes';
import { REMINDER_DRAFT_KIND } from '../model/reminderForm.ts';
import { ReminderForm } from './ReminderForm.tsx';

/** Opens a reminder that was typed before and never sent. */
export function KeptReminderForm({ onChosen }: Pick<ComponentProps<typeof ReminderForm>, 'onChosen'>) {
  const kept = useKeptText(REMINDER_DRAFT_KIND, null);
  return kept === null ? <LoadingState /> : <ReminderForm kept={kept} onChosen={onChosen} />;
}
