import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { RemovedNotice, useEntries } from 'shared-record/edit';
import { useState } from 'react';
import { Button, makeStyles, Stack, tokens, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { flushSync, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { useApplicationForm } from '../../../formContext.ts';
import type { ApplicationForm } from '../../../model/form/applicationForm.ts';
import { newPreferredMobility } from '../../../model/form/newApplicationForm.ts';
import type { Choice } from '../model/choiceOptions.ts';
import { MobilityEntry } from './MobilityEntry.tsx';

const LIST = 'prefferedMobility';
const MOST = APPLICATION.links[LIST].maxItems;

type MobilityEntriesProps = {
  readonly choices: readonly Choice[];
  /** Whether `choices` are all there are, or nobody knows them. */
  readonly isKnown: boolean;
  readonly year: number;
};

/** The preferred mobilities in the student's order, which can be changed: several of a long-term application, of which the last can be taken out, and one of a short-term one. */
export function MobilityEntries(props: MobilityEntriesProps) {
  const { t } = useTranslation(MODULE_ID);
  const { type, isReadOnly } = useApplicationForm();
  const styles = useStyles();
  const entries = useEntries(useFormContext<ApplicationForm>(), LIST);
  const canHaveSeveral = type === 'long-term-studies' && !isReadOnly;
  const { keys } = entries;
  const last = keys.at(-1);
  const isFull = keys.length >= MOST;
  const isOrdered = canHaveSeveral && keys.length > 1;
  const [moved, setMoved] = useState<number | null>(null);
  const move = (key: string, step: -1 | 1) => {
    // Whoever moves an entry goes on in it: its buttons have to stand where they stay before one of them takes the focus.
    flushSync(() => {
      entries.move(key, step);
      setMoved(keys.indexOf(key) + step + 1);
    });
  };
  return (
    <Stack gap="XL">
      {isOrdered && (
        <p className={styles.hint}>
          {t('preferredMobility.order.hint')}{' '}
          <span role="status">
            {moved !== null && (
              <VisuallyHidden>
                {t('preferredMobility.order.moved', { number: moved, count: keys.length })}
              </VisuallyHidden>
            )}
          </span>
        </p>
      )}
      {keys.map((key, index) => (
        <MobilityEntry
          key={key}
          index={index}
          count={keys.length}
          onMove={isOrdered ? (step) => move(key, step) : undefined}
          onRemove={isOrdered && key === last ? () => entries.remove(key) : undefined}
          {...props}
        />
      ))}
      {entries.removed && (
        <RemovedNotice
          text={t('preferredMobility.removed', { number: entries.removed.index + 1 })}
          onUndo={entries.undo}
        />
      )}
      {canHaveSeveral && (
        <div>
          <Button
            icon="new"
            disabledReason={isFull ? t('preferredMobility.full', { most: MOST }) : undefined}
            onClick={() => entries.addAt(keys.length, newPreferredMobility(type))}
          >
            {t('preferredMobility.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const useStyles = makeStyles({ hint: { margin: 0, color: tokens.colorNeutralForeground2 } });
