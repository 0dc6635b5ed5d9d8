import { useEffect, useId, useRef, useState } from 'react';
import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { FILES_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { Card, Stack, useToast, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { EmptySlot } from './EmptySlot.tsx';
import type { PendingUploads } from '../../usePendingUploads.ts';
import { HELP_KEYS } from './model/helpKeys.ts';
import { StoredFile } from './StoredFile.tsx';
import { useFileUpload } from './useFileUpload.ts';

/** The slot for a card. */
const TWO_SIDED: FileSlot = 'academicIdentity';

type FileSlotFieldProps = {
  readonly slot: FileSlot;
  /** Name of the slot in the form, where a list of errors leads to. */
  readonly fieldName: string;
  readonly isRequired: boolean;
  /** Id of the file's record. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly isReadOnly: boolean;
  /** The applicant, where it is not the person who is signed in. */
  readonly owner: number | null;
  /** What the office calls the file; absent before its student, who knows it by its own name. */
  readonly officeName?: string | undefined;
  /** What is wrong with the slot, in words. */
  readonly error?: string | undefined;
  /** Told when a file begins and ends to be sent. */
  readonly onSending: (slot: FileSlot, isSending: boolean) => void;
  /** What waits for files that were chosen here. */
  readonly uploads: PendingUploads;
};

/** One slot for a PDF: what it is for, and the file in it or the way to put one there. */
export function FileSlotField({
  slot,
  fieldName,
  isRequired,
  value,
  onChange,
  isReadOnly,
  owner,
  officeName,
  error,
  onSending,
  uploads,
}: FileSlotFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const name = useMemberLabel(FILES_DATA)(slot);
  const id = useId();
  const [status, setStatus] = useState('');
  const { place, moveFocus } = useSlotFocus(value);
  const upload = useFileUpload({
    owner,
    onUploaded: (file) => {
      moveFocus();
      setStatus(t('applicationForm.files.FileSlotField.uploaded', { name: file.fileName }));
      onChange(file.id);
    },
    onLost: ({ name: lost }, wasSending) =>
      toast({
        kind: 'warning',
        text: wasSending
          ? t('applicationForm.files.FileSlotField.lost', { name: lost })
          : t('applicationForm.files.FileSlotField.notSent', { name: lost }),
      }),
  });
  const { hold, note } = uploads;
  useEffect(() => hold(slot, upload));
  const hasFile = upload.chosen !== undefined || upload.making > 0;
  useEffect(() => {
    note(slot, hasFile);
    return () => note(slot, false);
  }, [note, slot, hasFile]);
  const isSending = upload.chosen?.share !== undefined;
  useEffect(() => {
    onSending(slot, isSending);
    return () => onSending(slot, false);
  }, [onSending, slot, isSending]);
  const remove = () => {
    moveFocus();
    setStatus(t('applicationForm.files.FileSlotField.removed'));
    onChange(null);
  };
  const forget = () => {
    upload.forget();
    place.current?.querySelector('input')?.focus();
  };
  return (
    <Card as="li" look="sunken" padding="M">
      <div ref={place} role="group" aria-labelledby={`${id}-name`} data-field={fieldName} tabIndex={-1}>
        <Stack gap="S">
          <strong id={`${id}-name`}>
            {name}
            {isRequired && <span aria-hidden="true"> *</span>}
            {isRequired && (
              <VisuallyHidden> ({t('applicationForm.files.FileSlotField.required')})</VisuallyHidden>
            )}
          </strong>
          <span id={`${id}-help`}>{t(HELP_KEYS[slot])}</span>
          {value !== null ? (
            <StoredFile
              id={value}
              purpose={name}
              officeName={officeName}
              onRemove={isReadOnly ? undefined : remove}
            />
          ) : isReadOnly ? (
            <span>{t('applicationForm.files.FileSlotField.none')}</span>
          ) : (
            <EmptySlot
              purpose={name}
              describedBy={`${id}-help`}
              isTwoSided={slot === TWO_SIDED}
              upload={{ ...upload, forget }}
              error={error}
            />
          )}
          <VisuallyHidden>
            <span role="status">{status}</span>
          </VisuallyHidden>
        </Stack>
      </div>
    </Card>
  );
}

/** The button that was pressed is gone once the slot is filled or empty: the focus goes on to what is there instead, unless the person is elsewhere by then. */
function useSlotFocus(value: number | null) {
  const place = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const { activeElement } = document;
    const isHere = activeElement === document.body || place.current?.contains(activeElement) === true;
    if (isHere) place.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [value]);
  return { place, moveFocus: () => (isMoving.current = true) };
}
