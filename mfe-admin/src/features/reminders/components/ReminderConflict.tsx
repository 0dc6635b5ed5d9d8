import { LANGUAGE_NAME } from 'shared-contracts/text/language.ts';
import { reminderKindName } from 'shared-contracts/reminders/reminderTexts.ts';
import { ConflictPanel } from 'shared-record/edit';
import type { Conflict } from 'shared-record/model';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { REMINDER_SHAPE, type ReminderField, type ReminderForm } from '../model/reminderForm.ts';

type ReminderConflictProps = {
  readonly conflict: Conflict<ReminderForm>;
  readonly onResolve: (choice: 'mine' | 'theirs') => void;
};

const LABEL = {
  kinds: 'reminders.KindFields.kinds',
  daysBefore: 'reminders.KindFields.daysBefore',
  monthsBeforeEnd: 'reminders.KindFields.monthsBeforeEnd',
  unansweredDays: 'reminders.KindFields.unansweredDays',
  isMailed: 'reminders.MailFields.isMailed',
  language: 'reminders.MailFields.language',
} as const satisfies Record<ReminderField, string>;

/** Shows what was saved meanwhile, in another window, beside what stands here, in words. */
export function ReminderConflict({ conflict, onResolve }: ReminderConflictProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const inWords = (form: ReminderForm): Record<ReminderField, string> => ({
    kinds: form.kinds.map((kind) => reminderKindName(kind, tag)).join(', '),
    daysBefore: String(form.daysBefore ?? ''),
    monthsBeforeEnd: String(form.monthsBeforeEnd ?? ''),
    unansweredDays: String(form.unansweredDays ?? ''),
    isMailed: t(form.isMailed ? 'reminders.ReminderConflict.yes' : 'reminders.ReminderConflict.no'),
    language: LANGUAGE_NAME[form.language].full,
  });
  return (
    <ConflictPanel
      conflict={{
        opened: inWords(conflict.opened),
        mine: inWords(conflict.mine),
        theirs: inWords(conflict.theirs),
      }}
      shape={{ fields: REMINDER_SHAPE.fields }}
      labelOf={(field) => t(LABEL[field])}
      onKeepMine={() => onResolve('mine')}
      onTakeTheirs={() => onResolve('theirs')}
    />
  );
}
