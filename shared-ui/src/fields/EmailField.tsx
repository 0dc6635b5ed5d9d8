import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** An email address in a form: the keyboard of a phone shows its signs. */
export function EmailField<Values extends FieldValues>(props: Omit<TextFieldProps<Values>, 'type'>) {
  return <TextField {...props} type="email" />;
}
