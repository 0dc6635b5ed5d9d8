import type { ReactNode } from 'react';
import { exchangeErrorText } from 'shared-record/pages';
import type { PersonChanged } from 'shared-contracts/people/people.ts';
import {
  Alert,
  Button,
  formatNumber,
  ModalDialog,
  useLanguage,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { type PersonChange, useChangePerson } from '../api/people.mutations.ts';

type PersonDialogProps = {
  readonly personId: number;
  readonly title: string;
  /** What is asked of the server; null while something has still to be chosen. */
  readonly change: PersonChange | null;
  readonly confirmLabel: string;
  readonly doneText: string;
  readonly onDone?: (changed: PersonChanged) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Shows what a change of a person would do, and does it once it is confirmed. What is refused stays open and says why. */
export function PersonDialog(props: PersonDialogProps) {
  const { change, onClose, onDone } = props;
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const toast = useToast();
  const { mutate, isPending, error } = useChangePerson(props.personId);
  const confirm = () => {
    if (change === null) return;
    mutate(change, {
      onSuccess: (changed) => {
        const { told } = changed;
        const number = formatNumber(told, tag);
        const partners = told > 0 ? ` ${t('people.PersonDialog.told', { count: told, number })}` : '';
        toast({ kind: 'success', text: `${props.doneText}${partners}` });
        onClose();
        onDone?.(changed);
      },
    });
  };
  return (
    <ModalDialog
      shape="wide"
      title={props.title}
      onCancel={() => {
        if (!isPending) onClose();
      }}
      actions={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {t('people.PersonDialog.cancel')}
          </Button>
          <Button appearance="primary" isBusy={isPending} isDisabled={change === null} onClick={confirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {error !== null && <Alert kind="error">{exchangeErrorText(error, t)}</Alert>}
      <div inert={isPending}>{props.children}</div>
    </ModalDialog>
  );
}
