import { useEffect, useRef } from 'react';
import { Alert, Button, Cluster, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import type { Conflict, ConflictShape } from './conflictShape.ts';
import { isSame } from './sameValue.ts';

type ConflictPanelProps<Form> = {
  readonly conflict: Conflict<Form>;
  /** A row has fields alone. */
  readonly shape: Pick<ConflictShape<Form>, 'fields'>;
  readonly labelOf: (field: keyof Form & string) => string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Shows what somebody else saved while the row was being edited, and lets the person go on with either text. */
export function ConflictPanel<Form extends Readonly<Record<string, string>>>(
  props: ConflictPanelProps<Form>,
) {
  const { conflict, shape, labelOf, onKeepMine, onTakeTheirs } = props;
  const { t } = useTranslation('shared-record');
  const styles = useStyles();
  const panel = useRef<HTMLElement>(null);
  // SAVE, which had the focus, is out of use until the person has chosen.
  useEffect(() => panel.current?.focus(), []);
  const { opened, mine, theirs } = conflict;
  const changed = shape.fields.filter((field) => !isSame(theirs[field], opened[field]));
  const blank = t('ConflictPanel.blank');
  return (
    <Stack as="section" gap="M" ref={panel} tabIndex={-1} aria-label={t('ConflictPanel.title')}>
      <Alert kind="warning">
        <strong>{t('ConflictPanel.title')}</strong>
        <p className={styles.text}>{t('ConflictPanel.text')}</p>
      </Alert>
      {changed.length === 0 ? (
        <p className={styles.text}>{t('ConflictPanel.nothingVisible')}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>{t('ConflictPanel.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ConflictPanel.field')}</th>
              <th scope="col">{t('ConflictPanel.theirs')}</th>
              <th scope="col">{t('ConflictPanel.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((field) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                <td>{theirs[field] || blank}</td>
                <td>{mine[field] || blank}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.text}>{t('ConflictPanel.note')}</p>
      <Cluster>
        <Button appearance="primary" onClick={onKeepMine}>
          {t('ConflictPanel.keepMine')}
        </Button>
        <Button onClick={onTakeTheirs}>{t('ConflictPanel.takeTheirs')}</Button>
      </Cluster>
    </Stack>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '80ch' },
  table: {
    alignSelf: 'flex-start',
    borderCollapse: 'collapse',
    overflowWrap: 'anywhere',
    '& th, & td': {
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: tokens.fontWeightSemibold },
  },
  caption: {
    paddingBottom: tokens.spacingVerticalXS,
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
  },
});
