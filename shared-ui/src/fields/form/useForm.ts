import { useState } from 'react';
import {
  get,
  set,
  useForm as useLibraryForm,
  type Control,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * A form whose values change by what somebody does, and never by what is drawn.
 *
 * The library makes an object of a part that is null as soon as a field below it is drawn, and a part that nobody filled in would be
 * asked for its members: here it stays null until something is typed into it.
 */
export function useForm<Values extends FieldValues>(props?: UseFormProps<Values>): UseFormReturn<Values> {
  const form = useLibraryForm<Values>(props);
  useState(() => keepNulls(form.control));
  return form;
}

function keepNulls<Values extends FieldValues>(control: Control<Values>): void {
  const { register } = control;
  control.register = (name, options) => {
    const empty = nullAbove(control._formValues, name);
    const registered = register(name, options);
    if (empty !== undefined) set(control._formValues, empty, null);
    return registered;
  };
}

/** The part that is null and that a field lies in, by its path; undefined where there is none. */
function nullAbove(values: FieldValues, name: string): string | undefined {
  const steps = name.split('.');
  return steps
    .slice(1)
    .map((_, index) => steps.slice(0, index + 1).join('.'))
    .find((path) => get(values, path) === null);
}
