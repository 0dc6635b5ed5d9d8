import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { useEffect, useState } from 'react';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import type { ReleaseProvenance } from 'shared-contracts/releases/releaseProvenance.ts';
import { findChoice } from '../../trials/releaseChoices.ts';
import { useTrials } from '../../trials/trialsContext.ts';
import { useProvenanceText } from '../../trials/useProvenanceText.ts';

type ChosenReleaseProps = {
  readonly id: string;
  /** As it was signed. */
  readonly entry: RegistryModule;
  readonly chosen: string;
};

type Found = { readonly release: string; readonly provenance: ReleaseProvenance | undefined };

/** Says what the chosen release was built from; nothing while it is asked for, as the registry has but the hash of most of them. */
export function ChosenRelease({ id, entry, chosen }: ChosenReleaseProps) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const { fetchRelease } = useTrials();
  const textOf = useProvenanceText();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (provenance: ReleaseProvenance | undefined) => {
      if (isCurrent) setFound({ release: chosen, provenance });
    };
    findChoice(entry, chosen)
      ?.find(fetchRelease)
      .then(
        ({ release }) => tell(release.provenance),
        () => tell(undefined),
      );
    return () => {
      isCurrent = false;
    };
  }, [entry, chosen, fetchRelease]);
  return (
    <p id={id} className={styles.text}>
      {found?.release === chosen && t('ReleasesPage.chosenFrom', { provenance: textOf(found.provenance) })}
    </p>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});
