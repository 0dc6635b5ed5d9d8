import {
  Alert,
  Button,
  formatDayMonthYearTime,
  IconButton,
  makeStyles,
  MEDIA,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { useState, useSyncExternalStore } from 'react';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { useModuleLoader } from '../modules/moduleContext.ts';
import type { Trial } from './startTrials.ts';
import { useTrials } from './trialsContext.ts';

/** Says above every page which releases this tab tries and what became of them, and ends it; nothing where none is tried. */
export function TrialBanner() {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const { trials, isOver, begin } = useTrials();
  const [isHidden, setIsHidden] = useState(false);
  if (isHidden || (trials.length === 0 && isOver !== true)) return null;
  // Where nothing is kept for the next page there is nothing to end.
  const isKept = trials.some(({ status }) => status === 'acts' || status === 'absent');
  return (
    <div className={styles.place}>
      <Alert
        kind="information"
        action={
          isKept ? (
            <Button onClick={() => begin({})}>{t('TrialBanner.end')}</Button>
          ) : (
            <IconButton icon="close" label={t('TrialBanner.hide')} onClick={() => setIsHidden(true)} />
          )
        }
      >
        {isOver === true && <p className={styles.line}>{t('TrialBanner.over')}</p>}
        {trials.map((trial) => (
          <TrialLine key={trial.id} trial={trial} />
        ))}
      </Alert>
    </div>
  );
}

function TrialLine({ trial: { id, release, status } }: { readonly trial: Trial }) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  const { until } = useTrials();
  const loader = useModuleLoader();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(id));
  const name = useDescriptions().find((description) => description.id === id)?.name[tag] ?? id;
  const outcome = status === 'acts' && state.status === 'failed' ? 'failed' : status;
  return (
    <p className={styles.line}>
      {t(`TrialBanner.${outcome}`, { name, release, until: formatDayMonthYearTime(until) })}
    </p>
  );
}

const useStyles = makeStyles({
  // In line with the page below it.
  place: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1680px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} 0`,
    [MEDIA.tight]: { paddingInline: tokens.spacingHorizontalL },
    [MEDIA.print]: { display: 'none' },
  },
  line: { margin: 0 },
});
