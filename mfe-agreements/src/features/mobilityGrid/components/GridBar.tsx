import {
  Button,
  Cluster,
  formatNumber,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { ProgressBar } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { GridEdit } from '../useGridEdit.ts';
import { KeyHelp } from './KeyHelp.tsx';

/** What can be done with the table; everything but saving has a key too. */
export function GridBar({ grid }: { readonly grid: GridEdit }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const { progress } = grid.saves;
  const faults = grid.faultCount();
  const { unsaved } = grid;
  return (
    <div className={styles.bar}>
      <Cluster gap="S">
        <Button
          appearance="primary"
          isBusy={progress !== null}
          disabledReason={unsaved === 0 ? t('mobilityGrid.GridBar.nothing') : undefined}
          onClick={() => {
            if (unsaved > 0) grid.save();
          }}
        >
          {t('mobilityGrid.GridBar.save', { count: unsaved, number: formatNumber(unsaved, tag) })}
        </Button>
        <Button isDisabled={!grid.canUndo} onClick={grid.undo}>
          {t('mobilityGrid.GridBar.undo')}
        </Button>
        <Button isDisabled={!grid.canRedo} onClick={grid.redo}>
          {t('mobilityGrid.GridBar.redo')}
        </Button>
        <Button onClick={grid.fillDown}>{t('mobilityGrid.GridBar.fillDown')}</Button>
        {faults > 0 && (
          <Button icon="warning" onClick={grid.goToNextFault}>
            {t('mobilityGrid.GridBar.nextFault', { count: faults, number: formatNumber(faults, tag) })}
          </Button>
        )}
        <KeyHelp />
      </Cluster>
      <p role="status" className={styles.state}>
        {progress === null
          ? unsaved > 0 && t('mobilityGrid.GridBar.kept')
          : t('mobilityGrid.GridBar.saving', progress)}
      </p>
      {progress !== null && (
        <ProgressBar label={t('mobilityGrid.GridBar.saving', progress)} value={progress.done / progress.of} />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  state: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
