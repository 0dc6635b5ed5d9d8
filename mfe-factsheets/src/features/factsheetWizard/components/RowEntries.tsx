import type { ReactNode } from 'react';
import { FACTSHEET, FACTSHEET_ROWS } from 'shared-contracts/factsheets/members/factsheet.ts';
import { Entry, EntryList, ListProblem, RemovedNotice, useEntries } from 'shared-record/edit';
import { useMemberLabel } from 'shared-record/pages';
import { Button, IconButton, Stack, useTranslation } from 'shared-ui/core';
import { useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { ROW_FORMS, type FactsheetForm, type RowList } from '../model/factsheetForm.ts';
import { RowLine } from './RowLine.tsx';

type RowEntriesProps = {
  readonly list: RowList;
  /** Draws the fields of the row that is open. */
  readonly children: (index: number) => ReactNode;
};

/** The rows of a list, one of them open at a time; one that was taken out can be brought back. */
export function RowEntries({ list, children }: RowEntriesProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(FACTSHEET)(list);
  const entries = useEntries(useFormContext<FactsheetForm>(), list);
  const isFull = entries.keys.length >= FACTSHEET_ROWS;
  return (
    <Stack gap="L">
      <ListProblem list={list} />
      <EntryList label={label} emptyText={t('factsheetWizard.RowEntries.empty')} field={`${list}.root`}>
        {entries.keys.map((key, index) => (
          <Entry
            key={key}
            path={`${list}.${index}`}
            isOpen={entries.openKey === key}
            onToggle={() => entries.toggle(key)}
            summary={<RowLine list={list} index={index} />}
            actions={
              <IconButton
                icon="delete"
                label={t('factsheetWizard.RowEntries.remove', { number: index + 1 })}
                onClick={() => entries.remove(key)}
              />
            }
          >
            {children(index)}
          </Entry>
        ))}
      </EntryList>
      {entries.removed && (
        <RemovedNotice
          text={t('factsheetWizard.RowEntries.removed', { number: entries.removed.index + 1 })}
          onUndo={entries.undo}
        />
      )}
      <div>
        <Button
          icon="new"
          isDisabled={isFull}
          onClick={() => entries.addAt(entries.keys.length, ROW_FORMS[list].empty())}
        >
          {t('factsheetWizard.RowEntries.add')}
        </Button>
        {isFull && <p>{t('factsheetWizard.RowEntries.full', { most: FACTSHEET_ROWS })}</p>}
      </div>
    </Stack>
  );
}
