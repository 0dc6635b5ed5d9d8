import { type ReactNode, useState } from 'react';
import {
  Alert,
  Button,
  Cluster,
  ConfirmDialog,
  formatDayMonthYearTime,
  makeStyles,
  NameText,
  Stack,
  tokens,
  UnbrokenDates,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { exchangeErrorText } from '../pages.ts';

type Note = {
  readonly id: number;
  readonly at: string;
  readonly text: string;
};

type NoteListProps<Entry extends Note> = {
  readonly notes: readonly Entry[];
  /** - title: kind, who wrote it and when */
  readonly texts: Readonly<Record<'empty' | 'remove' | 'removeTitle' | 'cancel', string>> & {
    readonly title: (note: Entry) => string;
  };
  readonly removing: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
    readonly mutate: (id: number, options: { readonly onSuccess: () => void }) => void;
  };
  readonly canRemove: (note: Entry) => boolean;
  readonly badge?: (note: Entry) => ReactNode;
  /** Lines above the text. */
  readonly lines: (note: Entry) => readonly (string | null)[];
  readonly subject?: (note: Entry) => string | null;
};

/** What was written about a record, the latest first; some of it can be taken back. */
export function NoteList<Entry extends Note>(props: NoteListProps<Entry>) {
  const { notes, texts, removing, canRemove, badge, lines, subject } = props;
  const styles = useStyles();
  const { t } = useTranslation('shared-record');
  const [asked, setAsked] = useState<Entry | null>(null);
  if (notes.length === 0) return <p className={styles.line}>{texts.empty}</p>;
  return (
    <>
      <Stack as="ol" gap="L">
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <Cluster gap="M">
              <h3 className={styles.title}>
                <UnbrokenDates>{texts.title(note)}</UnbrokenDates>
              </h3>
              {badge?.(note)}
              {canRemove(note) && (
                <Button
                  size="small"
                  appearance="subtle"
                  icon="delete"
                  onClick={() => {
                    removing.reset();
                    setAsked(note);
                  }}
                >
                  {texts.remove}
                  <VisuallyHidden> {formatDayMonthYearTime(note.at)}</VisuallyHidden>
                </Button>
              )}
            </Cluster>
            {lines(note).map(
              (line) =>
                line !== null && (
                  <p key={line} className={styles.line}>
                    {line}
                  </p>
                ),
            )}
            <Subject>{subject?.(note)}</Subject>
            <p className={styles.text}>
              <NameText>{note.text}</NameText>
            </p>
          </li>
        ))}
      </Stack>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={texts.removeTitle}
          text={
            <>
              <p className={styles.text}>
                <NameText>{asked.text}</NameText>
              </p>
              {removing.error !== null && <Alert kind="error">{exchangeErrorText(removing.error, t)}</Alert>}
            </>
          }
          confirmLabel={texts.remove}
          cancelLabel={texts.cancel}
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate(asked.id, { onSuccess: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Subject({ children }: { readonly children: string | null | undefined }) {
  const styles = useStyles();
  if (children == null) return null;
  return (
    <p className={styles.subject}>
      <NameText>{children}</NameText>
    </p>
  );
}

const useStyles = makeStyles({
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
