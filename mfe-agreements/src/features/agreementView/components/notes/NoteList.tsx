import type { AgreementNote } from 'shared-contracts/notes/agreementNotes.ts';
import { useState } from 'react';
import {
  Alert,
  Button,
  Cluster,
  ConfirmDialog,
  formatDayMonthYearTime,
  makeStyles,
  Stack,
  StatusBadge,
  tokens,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useRemoveNote } from '../../api/notes.mutations.ts';
import { MAIL_STATE_TONE } from '../../model/mailStates.ts';

type NoteListProps = { readonly agreementId: number; readonly notes: readonly AgreementNote[] };

/** What was written, the latest first; what the reader wrote and did not mail can be taken back. */
export function NoteList({ agreementId, notes }: NoteListProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const removing = useRemoveNote(agreementId);
  const [asked, setAsked] = useState<AgreementNote | null>(null);
  if (notes.length === 0) return <p className={styles.none}>{t('agreementView.NoteList.empty')}</p>;
  return (
    <>
      <Stack as="ol" gap="L">
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <Cluster gap="M">
              <h3 className={styles.title}>
                {t('agreementView.NoteList.title', {
                  kind: t(`agreementView.notes.kinds.${note.kind}`),
                  by: note.by,
                  at: formatDayMonthYearTime(note.at),
                })}
              </h3>
              {note.state !== null && (
                <StatusBadge tone={MAIL_STATE_TONE[note.state]}>
                  {t(`agreementView.notes.states.${note.state}`)}
                </StatusBadge>
              )}
              {note.isOwn && isTakenBack(note) && (
                <Button
                  size="small"
                  appearance="subtle"
                  icon="delete"
                  onClick={() => {
                    removing.reset();
                    setAsked(note);
                  }}
                >
                  {t('agreementView.NoteList.remove')}
                  <VisuallyHidden> {formatDayMonthYearTime(note.at)}</VisuallyHidden>
                </Button>
              )}
            </Cluster>
            {note.to !== null && (
              <p className={styles.line}>
                {t('agreementView.NoteList.to', { name: note.to.name, address: note.to.address })}
              </p>
            )}
            {note.told.length > 0 && (
              <p className={styles.line}>
                {t('agreementView.NoteList.told', { names: note.told.join(', ') })}
              </p>
            )}
            {note.subject !== null && <p className={styles.subject}>{note.subject}</p>}
            <p className={styles.text}>{note.text}</p>
          </li>
        ))}
      </Stack>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={t('agreementView.NoteList.removeTitle')}
          text={
            <>
              <p className={styles.text}>{asked.text}</p>
              {removing.isError && <Alert kind="error">{exchangeErrorText(removing.error, t)}</Alert>}
            </>
          }
          confirmLabel={t('agreementView.NoteList.remove')}
          cancelLabel={t('agreementView.ActionQuestion.cancel')}
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate(asked.id, { onSuccess: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** What went to the partner stays, and so does why the agreement is there. */
function isTakenBack({ kind }: AgreementNote): boolean {
  return kind !== 'mail' && kind !== 'proposal';
}

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  note: {
    minWidth: 0,
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `3px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
  subject: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, maxWidth: '80ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
