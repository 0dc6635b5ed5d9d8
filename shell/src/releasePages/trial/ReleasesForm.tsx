import {
  Alert,
  Button,
  Cluster,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { useState } from 'react';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import { registryFor } from '../../registry/registryFor.ts';
import { browserDraw } from '../../registry/releaseDraw.ts';
import { findChoice } from '../../trials/releaseChoices.ts';
import { ModuleReleases } from './ModuleReleases.tsx';
import { isKept } from '../../trials/startTrials.ts';
import { RELEASES_PATH, releasesOfLink } from '../../trials/trialLink.ts';
import { useTrials } from '../../trials/trialsContext.ts';

type Chosen = Readonly<Record<string, string>>;

/** Chooses a release of each module for this tab; a link may have chosen some already. */
export function ReleasesForm({ registry }: { readonly registry: Registry }) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const { trials, begin } = useTrials();
  const [params] = useSearchParams();
  const linked = releasesOfLink(params);
  const { tag } = useLanguage();
  const isOffered = ([id, release]: readonly [string, string]) =>
    findChoice(registry.modules[id], release) !== undefined;
  const isOff = ([id]: readonly [string, string]) => registry.modules[id]?.isOff === true;
  const acting = trials
    .filter(({ status }) => status === 'acts')
    .map(({ id, release }) => [id, release] as const);
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries([...acting, ...linked.filter((named) => !isOff(named))].filter(isOffered)),
  );
  const [isNothingChosen, setIsNothingChosen] = useState(false);
  const entries = Object.entries(registry.modules);
  const isTrying = trials.some(isKept);
  const usual = registryFor(registry, browserDraw);
  const usualOf = (id: string) => usual.modules[id]?.release.release ?? '';

  const start = () => {
    const others = Object.entries(chosen).filter(([id, release]) => release !== usualOf(id));
    if (others.length === 0 && !isTrying) {
      setIsNothingChosen(true);
      return;
    }
    // The page that is loaded anew shows what acts, not what a link has chosen.
    window.history.replaceState(null, '', RELEASES_PATH);
    begin(Object.fromEntries(others));
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Stack gap="L">
        {linked
          .filter((named) => !isOffered(named))
          .map(([module, release]) => (
            <Alert key={module + release} kind="warning">
              {t('ReleasesPage.notOffered', {
                release,
                name: registry.modules[module]?.release.description.name[tag] ?? module,
              })}
            </Alert>
          ))}
        <ul className={styles.modules}>
          {entries.map(([id, entry]) => (
            <ModuleReleases
              key={id}
              entry={entry}
              chosen={chosen[id] ?? usualOf(id)}
              onChoose={(release) => {
                setIsNothingChosen(false);
                setChosen({ ...chosen, [id]: release });
              }}
            />
          ))}
        </ul>
        {isNothingChosen && <Alert kind="warning">{t('ReleasesPage.nothingChosen')}</Alert>}
        <Cluster isStackedWhenNarrow>
          <Button appearance="primary" type="submit">
            {t('ReleasesPage.try')}
          </Button>
          {isTrying && <Button onClick={() => begin({})}>{t('TrialBanner.end')}</Button>}
        </Cluster>
      </Stack>
    </form>
  );
}

const useStyles = makeStyles({
  modules: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});
