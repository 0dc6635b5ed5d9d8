import { useMemo, useState } from 'react';
import {
  Alert,
  Button,
  makeStyles,
  MEDIA,
  Page,
  Stack,
  Cluster,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { useHeadingFocus } from '../focus/useHeadingFocus.ts';
import { useRecordTexts } from '../texts/RecordTexts.tsx';
import { DifferenceCard } from './DifferenceCard.tsx';
import type { Conflict, ConflictShape } from './conflictShape.ts';
import { differencesOf, firstChoice, mergeForms, type Choice } from './differences.ts';
import { usePlainDifferences, type DifferenceTexts } from './differenceTexts.ts';

export type ConflictPageProps<Form> = {
  readonly conflict: Conflict<Form>;
  readonly shape: ConflictShape<Form>;
  /** How differences read; by default by the names of the fields and their values as text. */
  readonly texts?: DifferenceTexts;
  /** The choice leads straight on to the save that met with the other version. */
  readonly isSaving: boolean;
  readonly onResolve: (merged: Form) => void;
  /** Goes back to the form as it is; a save will ask again. */
  readonly onBack: () => void;
};

/** Shows place by place what somebody else changed meanwhile, and lets the person choose; nothing is overwritten before that. */
export function ConflictPage<Form>(props: ConflictPageProps<Form>) {
  const { conflict, shape, isSaving, onResolve, onBack } = props;
  const { t } = useTranslation('shared-record');
  const say = useRecordTexts();
  const styles = useStyles();
  useHeadingFocus(true);
  const plain = usePlainDifferences();
  const differences = useMemo(() => differencesOf(conflict, shape), [conflict, shape]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const hasChoice = differences.length > 0;
  const chooseAll = (choice: Choice) => setChoices(new Map(differences.map(({ path }) => [path, choice])));

  return (
    <Page title={say('ConflictPage.title')}>
      <Alert kind="warning">{hasChoice ? t('ConflictPage.text') : say('ConflictPage.stateOnly')}</Alert>
      {hasChoice && (
        <Cluster>
          <Button onClick={() => chooseAll('mine')}>{t('ConflictPage.allMine')}</Button>
          <Button onClick={() => chooseAll('theirs')}>{t('ConflictPage.allTheirs')}</Button>
        </Cluster>
      )}
      <Stack as="ul" gap="M" className={styles.list}>
        {differences.map((difference) => (
          <DifferenceCard
            key={difference.path}
            difference={difference}
            texts={props.texts ?? plain}
            choice={choices.get(difference.path) ?? firstChoice(difference)}
            onChoose={(choice) => setChoices(new Map(choices).set(difference.path, choice))}
          />
        ))}
      </Stack>
      {hasChoice && <p className={styles.note}>{t('ConflictPage.note')}</p>}
      <Cluster>
        <Button appearance="primary" onClick={() => onResolve(mergeForms(conflict, shape, choices))}>
          {t(isSaving ? 'ConflictPage.save' : 'ConflictPage.continue')}
        </Button>
        <Button onClick={onBack}>{t('ConflictPage.back')}</Button>
      </Cluster>
    </Page>
  );
}

const useStyles = makeStyles({
  list: { maxWidth: '1000px', [MEDIA.cards]: { maxWidth: '100%' } },
  note: { margin: 0, maxWidth: '80ch', color: tokens.colorNeutralForeground2 },
});
