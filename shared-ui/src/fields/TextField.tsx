import { Input, makeStyles } from '@fluentui/react-components';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';

export type TextFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  /** Something that may be wrong, and keeps nobody from going on. */
  readonly warning?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Of the member, in characters: more is kept as it was typed, and refused. */
  readonly maxLength: number;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
};

/** One line of text in a form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { name, control, label, isLabelHidden = false, hint, isRequired = false, isDisabled = false } = props;
  const { maxLength, type = 'text', autoComplete = 'off' } = props;
  const { field, fieldState } = useController({ name, control });
  const styles = useStyles();
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error}
      warning={props.warning}
      limit={{ text: field.value ?? '', maxLength }}
    >
      <Input
        ref={field.ref}
        className={styles.control}
        name={name}
        type={type}
        value={field.value ?? ''}
        disabled={isDisabled}
        autoComplete={autoComplete}
        onBlur={field.onBlur}
        onChange={(_, data) => field.onChange(data.value)}
      />
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  // Fluent's own least width is more than a table's column has.
  control: { minWidth: 0, width: '100%' },
});
