import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** - read: gives what is held of a typed text, undefined for what cannot be read; write: gives what is held as it is shown */
export type Writing = {
  readonly read: (typed: string) => string | undefined;
  readonly write: (held: string) => string;
};

type WrittenFieldProps<Values extends FieldValues> = TextFieldProps<Values> & { readonly writing: Writing };

/**
 * A text in a form that people write in more ways than it is held in, such as a number in groups.
 *
 * What somebody types stays as it is typed until the field is left; what cannot be read is held as it is, so that a schema can refuse it.
 */
export function WrittenField<Values extends FieldValues>({ writing, ...props }: WrittenFieldProps<Values>) {
  const { field } = useController({ name: props.name, control: props.control });
  const [typed, setTyped] = useState<string | null>(null);
  const held: string = field.value ?? '';
  // A value that came from elsewhere takes the place of the text.
  const isOwnText = typed !== null && (writing.read(typed) ?? typed) === held;
  return (
    <TextField
      {...props}
      text={isOwnText ? typed : writing.write(held)}
      onType={(text) => {
        setTyped(text);
        field.onChange(writing.read(text) ?? text);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
