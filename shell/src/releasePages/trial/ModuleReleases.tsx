import { Card, DefinitionList, makeStyles, Stack, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { useId } from 'react';
import { LANGUAGE_TAG, otherLanguages } from 'shared-contracts/text/language.ts';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { nativeControl } from '../../lib/nativeControl.ts';
import { teamName } from '../../modules/teamName.ts';
import { ChosenRelease } from './ChosenRelease.tsx';
import { releaseChoices } from '../../trials/releaseChoices.ts';
import { useProvenanceText } from '../../trials/useProvenanceText.ts';
import { useRunningText } from './useRunningText.ts';

type ModuleReleasesProps = {
  /** As it was signed. */
  readonly entry: RegistryModule;
  readonly chosen: string;
  readonly onChoose: (release: string) => void;
};

/** One module: its name in both languages, whose it is, what is in force, what runs in this tab, and the choice for it. */
export function ModuleReleases({ entry, chosen, onChoose }: ModuleReleasesProps) {
  const { t } = useTranslation('shell');
  const { tag, language } = useLanguage();
  const styles = useStyles();
  const [id, nameId, labelId, builtFromId] = [useId(), useId(), useId(), useId()];
  const { description, release, provenance } = entry.release;
  const provenanceText = useProvenanceText();
  const running = useRunningText(entry);
  return (
    <Card as="li" gap="M">
      <Stack gap="XXS">
        <h2 id={nameId} className={styles.name}>
          {description.name[tag]}
        </h2>
        {otherLanguages(language).map((other) => (
          <span key={other} lang={LANGUAGE_TAG[other]} className={styles.other}>
            {description.name[LANGUAGE_TAG[other]]}
          </span>
        ))}
      </Stack>
      <DefinitionList
        entries={[
          [t('ReleasesPage.team'), teamName(description.owner, tag)],
          [t('ReleasesPage.inForce'), entry.isOff === true ? t('ReleasesPage.off') : release],
          [t('ReleasesPage.builtFrom'), provenanceText(provenance)],
          [t('ReleasesPage.inThisTab'), running],
        ]}
      />
      {entry.isOff === true ? (
        <p className={styles.notWhileOff}>{t('ReleasesPage.notWhileOff')}</p>
      ) : (
        <Stack gap="XXS">
          <label id={labelId} htmlFor={id}>
            {t('ReleasesPage.choice')}
          </label>
          <select
            id={id}
            // Each module has one.
            aria-labelledby={`${labelId} ${nameId}`}
            aria-describedby={builtFromId}
            className={styles.select}
            value={chosen}
            onChange={({ target }) => onChoose(target.value)}
          >
            {releaseChoices(entry).map((choice) => (
              <option key={choice.release} value={choice.release}>
                {t(`ReleasesPage.kinds.${choice.kind}`, {
                  release: choice.release,
                  percent: entry.canary?.percent,
                })}
              </option>
            ))}
          </select>
          <ChosenRelease id={builtFromId} entry={entry} chosen={chosen} />
        </Stack>
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  other: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  notWhileOff: { margin: 0 },
  select: nativeControl,
});
