import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { memo } from 'react';
import { Entry } from 'shared-record/edit';
import { IconButton, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import type { RowChoices } from '../useRowChoices.ts';
import { MobilityLine } from './MobilityLine.tsx';
import { RowFields } from './RowFields.tsx';

export type RowAction = 'duplicate' | 'opposite' | 'remove';

type MobilityEntryProps = {
  readonly list: MobilityList;
  readonly index: number;
  readonly entryKey: string;
  readonly isOpen: boolean;
  readonly isReadOnly: boolean;
  readonly isFull: boolean;
  readonly local: WizardInstitution;
  readonly partner: WizardInstitution;
  readonly choices: RowChoices;
  readonly onToggle: (key: string) => void;
  readonly onAction: (action: RowAction, key: string) => void;
};

/** One row: a line, and its fields when it is open. Typing in another row leaves it as it is. */
export const MobilityEntry = memo(function MobilityEntry(props: MobilityEntryProps) {
  const { list, index, entryKey, isOpen, isReadOnly, isFull, local, partner, choices } = props;
  const { t } = useTranslation(MODULE_ID);
  const number = index + 1;
  return (
    <Entry
      path={`${list}.${index}`}
      isOpen={isOpen}
      onToggle={() => props.onToggle(entryKey)}
      summary={<MobilityLine {...{ list, index, isReadOnly, local, partner, choices }} />}
      actions={
        isReadOnly ? undefined : (
          <>
            <IconButton
              icon="copy"
              label={t('agreementSteps.MobilityEntry.duplicate', { number })}
              isDisabled={isFull}
              onClick={() => props.onAction('duplicate', entryKey)}
            />
            <IconButton
              icon="swap"
              label={t('agreementSteps.MobilityEntry.opposite', { number })}
              isDisabled={isFull}
              onClick={() => props.onAction('opposite', entryKey)}
            />
            <IconButton
              icon="delete"
              label={t('agreementSteps.MobilityEntry.remove', { number })}
              onClick={() => props.onAction('remove', entryKey)}
            />
          </>
        )
      }
    >
      <RowFields
        key={index}
        list={list}
        index={index}
        isDisabled={isReadOnly}
        local={local}
        partner={partner}
        choices={choices}
      />
    </Entry>
  );
});
