import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { fieldErrorText } from '../errors/fieldErrorText.ts';
import { errorCodeOf } from './FieldFrame.tsx';
import { formErrorParams } from './form/resolveBy.ts';

type CheckboxFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  /** The whole sentence that is ticked. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
};

/** One box to tick in a form; the value is whether it is. */
export function CheckboxField<Values extends FieldValues>(props: CheckboxFieldProps<Values>) {
  const { name, control, label, hint, isRequired = false, isDisabled = false } = props;
  const { field, fieldState } = useController({ name, control });
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const { error } = fieldState;
  return (
    <Field
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined
        ? {}
        : {
            validationState: 'error' as const,
            // The summary speaks of what is missing; a box that is left says nothing by itself.
            validationMessage: {
              children: fieldErrorText({ code: errorCodeOf(error), params: formErrorParams(error) }, t),
              role: undefined,
            },
          })}
    >
      <Checkbox
        ref={field.ref}
        className={styles.box}
        name={name}
        label={label}
        required={isRequired}
        checked={field.value === true}
        disabled={isDisabled}
        onBlur={field.onBlur}
        onChange={(_, { checked }) => field.onChange(checked === true)}
      />
    </Field>
  );
}

const useStyles = makeStyles({
  box: { alignItems: 'flex-start', marginInlineStart: '-8px' },
});
