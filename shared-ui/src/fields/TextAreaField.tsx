import { makeStyles, Textarea } from '@fluentui/react-components';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';

type TextAreaFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** How many lines are in view before it is drawn larger. */
  readonly rows?: number;
  /** Of the member, in characters: more is kept as it was typed, and refused. */
  readonly maxLength: number;
};

/** Several lines of plain text in a form. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { name, control, label, hint, isRequired = false, isDisabled = false, rows = 3, maxLength } = props;
  const { field, fieldState } = useController({ name, control });
  const styles = useStyles();
  return (
    <FieldFrame
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error}
      limit={{ text: field.value ?? '', maxLength }}
    >
      <Textarea
        ref={field.ref}
        className={styles.control}
        name={name}
        value={field.value ?? ''}
        rows={rows}
        resize="vertical"
        disabled={isDisabled}
        onBlur={field.onBlur}
        onChange={(_, data) => field.onChange(data.value)}
      />
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%' },
});
