import { useMemo, useState } from 'react';
import { useHeadingFocus } from 'shared-record/edit';
import { Alert, Button, makeStyles, MEDIA, Page, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import {
  differencesOf,
  firstChoice,
  mergeForms,
  type AgreementConflict,
  type Choice,
} from '../model/agreementConflict.ts';
import type { AgreementForm } from '../model/agreementForm.ts';
import { useValueNames } from '../useValueNames.ts';
import { DifferenceCard } from './DifferenceCard.tsx';

type ConflictPageProps = {
  readonly conflict: AgreementConflict;
  /** The choice leads straight on to the save that met with the other version. */
  readonly isSaving: boolean;
  readonly onResolve: (merged: AgreementForm) => void;
  /** Goes back to the form as it is; a save will ask again. */
  readonly onBack: () => void;
};

/** Shows place by place what somebody else changed meanwhile, and lets the person choose; nothing is overwritten before that. */
export function ConflictPage({ conflict, isSaving, onResolve, onBack }: ConflictPageProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  useHeadingFocus(true);
  const differences = useMemo(() => differencesOf(conflict), [conflict]);
  const names = useValueNames(useMemo(() => [conflict.opened, conflict.mine, conflict.theirs], [conflict]));
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const hasChoice = differences.length > 0;
  const chooseAll = (choice: Choice) => setChoices(new Map(differences.map(({ path }) => [path, choice])));

  return (
    <Page title={t('agreementWizard.ConflictPage.title')}>
      <Alert kind="warning">
        {t(hasChoice ? 'agreementWizard.ConflictPage.text' : 'agreementWizard.ConflictPage.stateOnly')}
      </Alert>
      {hasChoice && (
        <div className={styles.actions}>
          <Button onClick={() => chooseAll('mine')}>{t('agreementWizard.ConflictPage.allMine')}</Button>
          <Button onClick={() => chooseAll('theirs')}>{t('agreementWizard.ConflictPage.allTheirs')}</Button>
        </div>
      )}
      <ul className={styles.list}>
        {differences.map((difference) => (
          <DifferenceCard
            key={difference.path}
            difference={difference}
            names={names}
            choice={choices.get(difference.path) ?? firstChoice(difference)}
            onChoose={(choice) => setChoices(new Map(choices).set(difference.path, choice))}
          />
        ))}
      </ul>
      {hasChoice && <p className={styles.note}>{t('agreementWizard.ConflictPage.note')}</p>}
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => onResolve(mergeForms(conflict, choices))}>
          {t(isSaving ? 'agreementWizard.ConflictPage.save' : 'agreementWizard.ConflictPage.continue')}
        </Button>
        <Button onClick={onBack}>{t('agreementWizard.ConflictPage.back')}</Button>
      </div>
    </Page>
  );
}

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxWidth: '1000px',
    [MEDIA.cards]: { maxWidth: '100%' },
  },
  note: { margin: 0, maxWidth: '80ch', color: tokens.colorNeutralForeground2 },
});
