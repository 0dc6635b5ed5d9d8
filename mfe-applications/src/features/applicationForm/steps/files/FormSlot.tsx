import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { findFieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { fieldErrorText, useTranslation } from 'shared-ui/core';
import { useController, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm } from '../../formContext.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import { FileSlotField } from './FileSlotField.tsx';
import type { ShownSlot } from '../../model/answers/fileSlots.ts';
import { useOfficeFileName } from '../../useOfficeFileName.ts';

type FormSlotProps = {
  readonly shown: ShownSlot;
  readonly onSending: (slot: FileSlot, isSending: boolean) => void;
};

/** A slot of the form: what is uploaded goes into the form at once, and with it into the draft that the browser keeps. */
export function FormSlot({ shown: { slot, isRequired }, onSending }: FormSlotProps) {
  const { t } = useTranslation(MODULE_ID);
  const { isReadOnly, isOffice, ownerId, uploads } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const { field, fieldState } = useController({ control, name: `filesData.0.${slot}` });
  const officeName = useOfficeFileName(slot);
  const code = findFieldErrorCode(fieldState.error?.message);
  return (
    <FileSlotField
      slot={slot}
      fieldName={field.name}
      isRequired={isRequired}
      value={field.value}
      onChange={field.onChange}
      isReadOnly={isReadOnly}
      owner={isOffice ? ownerId : null}
      officeName={officeName}
      error={code && fieldErrorText({ code }, t)}
      onSending={onSending}
      uploads={uploads}
    />
  );
}
