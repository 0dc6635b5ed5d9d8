import type { OfficerSet } from 'shared-contracts/officers/officers.ts';
import { useState } from 'react';
import { Button, useTranslation } from 'shared-ui/core';
import { AssignDialog } from './AssignDialog.tsx';
import { AssignedNotice } from './AssignedNotice.tsx';
import { useAssigning } from './useAssigning.ts';

type AssignOfficersProps = {
  readonly set: OfficerSet;
  readonly ids: readonly number[];
  /** Where records of the set lie in the cache: they are read again. */
  readonly queryKey: readonly unknown[];
  readonly label?: string;
};

/** Puts somebody of the office in charge of records, and says beside the button how many, and which not. */
export function AssignOfficers({ set, ids, queryKey, label }: AssignOfficersProps) {
  const { t } = useTranslation('shared-record');
  const [isOpen, setIsOpen] = useState(false);
  const assigning = useAssigning(set, queryKey);
  return (
    <>
      <Button size="small" icon="person" onClick={() => setIsOpen(true)}>
        {label ?? t('AssignOfficers.open')}
      </Button>
      {isOpen && (
        <AssignDialog
          set={set}
          ids={ids}
          onCancel={() => setIsOpen(false)}
          onAssign={(items) => {
            setIsOpen(false);
            assigning.assign(items);
          }}
        />
      )}
      <AssignedNotice assigning={assigning} />
    </>
  );
}
