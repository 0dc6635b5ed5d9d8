import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { Alert, Button, useTranslation } from 'shared-ui/core';
import { flushSync, useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { ContactFieldProps } from './contactFieldProps.ts';

type SharedContactNoteProps = Pick<ContactFieldProps, 'contact'>;

/** Tells whether a contact is the one that all agreements share, and this one has not said that it words it for itself. */
export function useIsShared(contact: SharedContactNoteProps['contact']): boolean {
  const { control } = useFormContext<AgreementForm>();
  const [id, isOwnWording] = useWatch({ control, name: [`${contact}.id`, `${contact}.isOwnWording`] });
  return id === DEFAULT_LOCAL_CONTACT_ID && !isOwnWording;
}

/** Says that a contact reads the same in all agreements, and lets this one have a wording of its own. */
export function SharedContactNote({ contact }: SharedContactNoteProps) {
  const { t } = useTranslation(MODULE_ID);
  const { setFocus, setValue } = useFormContext<AgreementForm>();
  return (
    <Alert
      kind="information"
      action={
        <Button
          size="small"
          onClick={() => {
            // The button goes, and the focus with it: on to what can be changed now.
            flushSync(() => setValue(`${contact}.isOwnWording`, true, { shouldDirty: true }));
            setFocus(`${contact}.title`);
          }}
        >
          {t('agreementSteps.SharedContactNote.ownWording')}
        </Button>
      }
    >
      {t('agreementSteps.SharedContactNote.text')}
    </Alert>
  );
}
