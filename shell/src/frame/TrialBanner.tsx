import {
  Alert,
  Button,
  formatDayMonthYearTime,
  IconButton,
  makeStyles,
  MEDIA,
  tokens,
  unsavedText,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { useState, useSyncExternalStore } from 'react';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { useModuleLoader } from '../modules/loading/moduleContext.ts';
import { Sentence } from '../lib/Sentence.tsx';
import type { ModuleState } from '../modules/loading/moduleState.ts';
import { focusHeading } from '../page/focusHeading.ts';
import { isKept, type Trial } from '../trials/startTrials.ts';
import { useTrials } from '../trials/trialsContext.ts';
import { useProvenanceText } from '../trials/useProvenanceText.ts';

/** Says above every page which releases this tab tries and what became of them, and ends it; nothing where none is tried. */
export function TrialBanner() {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const { trials, isOver, begin } = useTrials();
  const [isHidden, setIsHidden] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  if (isHidden || (trials.length === 0 && isOver !== true)) return null;
  const end = () => {
    // The browser asks, and whoever stays sees no other sign of it.
    setIsEnding(unsavedText.exists());
    begin({});
  };
  const hide = () => {
    focusHeading();
    setIsHidden(true);
  };
  return (
    <div className={styles.place}>
      <Alert
        kind="information"
        action={
          trials.some(isKept) ? (
            <Button onClick={end}>{t('TrialBanner.end')}</Button>
          ) : (
            <IconButton icon="close" label={t('TrialBanner.hide')} onClick={hide} />
          )
        }
      >
        {isOver === true && <p className={styles.line}>{t('TrialBanner.over')}</p>}
        {trials.map((trial) => (
          <TrialLine key={trial.id} trial={trial} />
        ))}
        {isEnding && <p className={styles.line}>{t('TrialBanner.ending')}</p>}
      </Alert>
    </div>
  );
}

function TrialLine({ trial }: { readonly trial: Trial }) {
  const { id, release, status } = trial;
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  const { until } = useTrials();
  const loader = useModuleLoader();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(id));
  const name = useDescriptions().find((description) => description.id === id)?.name[tag] ?? id;
  const words = { name, release, until: formatDayMonthYearTime(until) };
  const provenance = trial.status === 'acts' ? trial.entry.release.provenance : undefined;
  const provenanceText = useProvenanceText();
  return (
    <p className={styles.line}>
      <Sentence
        text={t(`TrialBanner.${status === 'acts' ? actsOf(state) : status}`, words)}
        whole={[release, words.until]}
      />
      {provenance !== undefined &&
        ` ${t('TrialBanner.builtFrom', { provenance: provenanceText(provenance) })}`}
    </p>
  );
}

function actsOf(state: ModuleState): 'acts' | 'failed' | 'off' {
  if (state.status === 'ready') return state.isOff === true ? 'off' : 'acts';
  if (state.status !== 'failed') return 'acts';
  return state.fault.kind === 'off' ? 'off' : 'failed';
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
