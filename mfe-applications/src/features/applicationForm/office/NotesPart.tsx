import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { NoteForm, NoteList, useKeptText } from 'shared-record/notes';
import {
  formatDayMonthYearTime,
  LoadingState,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { APPLICATION_NOTE_KIND } from './applicationNoteKind.ts';
import { notesQuery, useAddNote, useRemoveNote } from './office.queries.ts';

/** What the office writes about an application for colleagues, and the form for more. */
export function NotesPart({ applicationId }: { readonly applicationId: number }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { data: notes, ...query } = useQuery(notesQuery(useCall(), applicationId, tag));
  const removing = useRemoveNote(applicationId);
  const [written, setWritten] = useState(0);
  const failure = query.error && (
    <ListFailure
      title={t('applicationForm.office.notes.failed')}
      error={query.error}
      hasRows={notes !== undefined}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
  if (notes === undefined) return failure ?? <LoadingState />;
  return (
    <Stack gap="XL">
      {failure}
      <KeptForm
        key={written}
        applicationId={applicationId}
        canMail={notes.canMail}
        onWritten={() => setWritten(written + 1)}
      />
      <section className={styles.list} aria-label={t('applicationForm.office.notes.list')}>
        <NoteList
          notes={notes.value}
          texts={{
            empty: t('applicationForm.office.notes.empty'),
            remove: t('applicationForm.office.notes.remove'),
            removeTitle: t('applicationForm.office.notes.removeTitle'),
            cancel: t('applicationForm.office.notes.cancel'),
            title: ({ kind, by, at }) =>
              t('applicationForm.office.notes.title', {
                kind: t(`applicationForm.office.notes.kinds.${kind}`),
                by,
                at: formatDayMonthYearTime(at),
              }),
          }}
          removing={removing}
          canRemove={({ isOwn }) => isOwn}
          lines={({ told }) => [
            told.length > 0 ? t('applicationForm.office.notes.told', { names: told.join(', ') }) : null,
          ]}
        />
      </section>
    </Stack>
  );
}

type KeptFormProps = {
  readonly applicationId: number;
  readonly canMail: boolean;
  readonly onWritten: () => void;
};

function KeptForm({ applicationId, canMail, onWritten }: KeptFormProps) {
  const { t } = useTranslation(MODULE_ID);
  const kept = useKeptText(APPLICATION_NOTE_KIND, applicationId);
  const adding = useAddNote(applicationId);
  if (kept === null) return <LoadingState />;
  return (
    <NoteForm
      texts={{
        kind: t('applicationForm.office.notes.kind'),
        note: t('applicationForm.office.notes.kinds.note'),
        call: t('applicationForm.office.notes.kinds.call'),
        text: t('applicationForm.office.notes.text'),
        hint: t('applicationForm.office.notes.hint'),
        tell: t('applicationForm.office.notes.tell'),
        tellHint: t('applicationForm.office.notes.tellHint'),
        write: t('applicationForm.office.notes.write'),
        written: t('applicationForm.office.notes.written'),
        notKept: t('applicationForm.office.notes.notKept'),
      }}
      canMail={canMail}
      kept={kept}
      adding={adding}
      onWritten={onWritten}
    />
  );
}

const useStyles = makeStyles({
  list: { paddingTop: tokens.spacingVerticalL, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});
