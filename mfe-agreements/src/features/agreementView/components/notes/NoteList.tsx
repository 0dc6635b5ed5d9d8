import type { AgreementNote } from 'shared-contracts/notes/agreementNotes.ts';
import { NoteList as SharedList } from 'shared-record/notes';
import { formatDayMonthYearTime, StatusBadge, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useRemoveNote } from '../../api/notes.mutations.ts';
import { MAIL_STATE_TONE } from '../../model/notes/mailStates.ts';

type NoteListProps = { readonly agreementId: number; readonly notes: readonly AgreementNote[] };

/** What was written, the latest first; what the reader wrote and did not mail can be taken back. */
export function NoteList({ agreementId, notes }: NoteListProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <SharedList
      notes={notes}
      texts={{
        empty: t('agreementView.NoteList.empty'),
        remove: t('agreementView.NoteList.remove'),
        removeTitle: t('agreementView.NoteList.removeTitle'),
        cancel: t('agreementView.ActionQuestion.cancel'),
        title: ({ kind, by, at }) =>
          t('agreementView.NoteList.title', {
            kind: t(`agreementView.notes.kinds.${kind}`),
            by,
            at: formatDayMonthYearTime(at),
          }),
      }}
      removing={useRemoveNote(agreementId)}
      canRemove={(note) => note.isOwn && isTakenBack(note)}
      badge={({ state }) =>
        state !== null && (
          <StatusBadge tone={MAIL_STATE_TONE[state]}>{t(`agreementView.notes.states.${state}`)}</StatusBadge>
        )
      }
      lines={({ to, told }) => [
        to && t('agreementView.NoteList.to', { name: to.name, address: to.address }),
        told.length > 0 ? t('agreementView.NoteList.told', { names: told.join(', ') }) : null,
      ]}
      subject={({ subject }) => subject}
    />
  );
}

/** What went to the partner stays, and so does why the agreement is there. */
function isTakenBack({ kind }: AgreementNote): boolean {
  return kind !== 'mail' && kind !== 'proposal';
}
