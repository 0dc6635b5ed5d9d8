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

/** What a field shows in the place of what it holds, and who is told of what is typed. */
type ShownText = {
  readonly text?: string;
  readonly onType?: (text: string) => void;
  readonly onLeave?: () => void;
};

/** One line of text in a form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values> & ShownText) {
  const { name, control, label, isLabelHidden = false, hint, isRequired = false, isDisabled = false } = props;
  const { maxLength, type = 'text', autoComplete = 'off' } = props;
  const { field, fieldState } = useController({ name, control });
  const styles = useStyles();
  const held: string | null | undefined = field.value;
  const text = props.text ?? held ?? '';
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error}
      warning={props.warning}
      limit={{ text, maxLength }}
    >
      <Input
        ref={field.ref}
        className={styles.control}
        name={name}
        type={type}
        value={text}
        disabled={isDisabled}
        autoComplete={autoComplete}
        onBlur={() => {
          props.onLeave?.();
          field.onBlur();
        }}
        onChange={(_, data) => (props.onType ?? field.onChange)(data.value)}
      />
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  // Fluent's own least width is more than a table's column has.
  control: { minWidth: 0, width: '100%' },
});
