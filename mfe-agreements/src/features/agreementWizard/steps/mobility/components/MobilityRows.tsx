import { AGREEMENT_LIMITS } from 'shared-contracts/agreements/agreements.ts';
import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useCallback, useEffect } from 'react';
import { EntryList, RemovedNotice, useEntries } from 'shared-record/edit';
import { Button, Cluster, useTranslation } from 'shared-ui/core';
import { useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import { duplicateOf, newRow, oppositeOf } from '../../../../../lib/mobilityRows/mobilityRow.ts';
import { useRowChoices } from '../useRowChoices.ts';
import { MobilityEntry, type RowAction } from './MobilityEntry.tsx';

type MobilityRowsProps = {
  readonly list: MobilityList;
  readonly local: WizardInstitution;
  readonly partner: WizardInstitution;
  readonly isReadOnly: boolean;
};

/** The rows of a list that is switched on; one at a time is open. */
export function MobilityRows({ list, local, partner, isReadOnly }: MobilityRowsProps) {
  const { t } = useTranslation(MODULE_ID);
  const choices = useRowChoices(partner.id);
  const entries = useEntries(useFormContext<AgreementForm>(), list);
  const { keys, openKey, removed, addAt, remove, itemsNow, open } = entries;
  const isFull = keys.length >= AGREEMENT_LIMITS.rows;

  // A list of one row, such as a new one, has nothing to choose from.
  useEffect(() => {
    const [only, ...others] = itemsNow();
    if (only !== undefined && others.length === 0) open(only.key);
  }, [itemsNow, open]);

  const act = useCallback(
    (action: RowAction, key: string) => {
      const index = itemsNow().findIndex((row) => row.key === key);
      const row = itemsNow()[index];
      if (row === undefined) return;
      if (action === 'remove') remove(key);
      else addAt(index + 1, action === 'duplicate' ? duplicateOf(row) : oppositeOf(row));
    },
    [itemsNow, remove, addAt],
  );

  return (
    <>
      <EntryList
        label={t('agreementSteps.MobilityRows.label')}
        emptyText={t('agreementSteps.MobilityRows.empty')}
        field={list}
      >
        {keys.map((key, index) => (
          <MobilityEntry
            key={key}
            list={list}
            index={index}
            entryKey={key}
            isOpen={openKey === key}
            isReadOnly={isReadOnly}
            isFull={isFull}
            local={local}
            partner={partner}
            choices={choices}
            onToggle={entries.toggle}
            onAction={act}
          />
        ))}
      </EntryList>
      {removed && (
        <RemovedNotice
          text={t('agreementSteps.MobilityRows.removed', { number: removed.index + 1 })}
          onUndo={entries.undo}
        />
      )}
      {!isReadOnly && (
        <Cluster align="center">
          <Button
            icon="new"
            isDisabled={isFull}
            onClick={() => addAt(keys.length, newRow(list, local.id, partner.id))}
          >
            {t('agreementSteps.MobilityRows.add')}
          </Button>
          {isFull && <span>{t('agreementSteps.MobilityRows.full', { most: AGREEMENT_LIMITS.rows })}</span>}
        </Cluster>
      )}
    </>
  );
}
