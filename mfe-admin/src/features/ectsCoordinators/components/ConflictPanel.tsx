import { useEffect, useRef } from 'react';
import { Alert, Button, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { changedByOthers, type CoordinatorConflict } from '../model/coordinatorConflict.ts';
import { COLUMN_LABEL } from '../model/coordinatorLabels.ts';

type ConflictPanelProps = {
  readonly conflict: CoordinatorConflict;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Shows what somebody else saved while the row was being edited, and lets the person go on with either text. */
export function ConflictPanel({ conflict, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const panel = useRef<HTMLElement>(null);
  // SAVE, which had the focus, is out of use until the person has chosen.
  useEffect(() => panel.current?.focus(), []);
  const changes = changedByOthers(conflict);
  const blank = t('ectsCoordinators.ConflictPanel.blank');
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={t('ectsCoordinators.ConflictPanel.title')}
    >
      <Alert kind="warning">
        <strong>{t('ectsCoordinators.ConflictPanel.title')}</strong>
        <p className={styles.text}>{t('ectsCoordinators.ConflictPanel.text')}</p>
      </Alert>
      {changes.length === 0 ? (
        <p className={styles.text}>{t('ectsCoordinators.ConflictPanel.nothingVisible')}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>{t('ectsCoordinators.ConflictPanel.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ectsCoordinators.ConflictPanel.field')}</th>
              <th scope="col">{t('ectsCoordinators.ConflictPanel.theirs')}</th>
              <th scope="col">{t('ectsCoordinators.ConflictPanel.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, theirs, mine }) => (
              <tr key={field}>
                <th scope="row">{t(COLUMN_LABEL[field])}</th>
                <td>{theirs || blank}</td>
                <td>{mine || blank}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.text}>{t('ectsCoordinators.ConflictPanel.note')}</p>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={onKeepMine}>
          {t('ectsCoordinators.ConflictPanel.keepMine')}
        </Button>
        <Button onClick={onTakeTheirs}>{t('ectsCoordinators.ConflictPanel.takeTheirs')}</Button>
      </div>
    </section>
  );
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
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
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
