import { useEffect } from 'react';
import type { UseFormReturn } from 'shared-ui/fields';
import type { Typed } from '../../../model/cells/typedValue.ts';
import { useSheetEditing } from '../sheetEditing.ts';
import type { TypedForm } from './typedForm.ts';

/** Keeps what is typed into a form in case that the page is closed; it draws nothing anew. */
export function useTypedKeeping(path: string, form: UseFormReturn<TypedForm>, base: Typed): void {
  const editing = useSheetEditing();
  useEffect(() => {
    const keep = () => editing.keep(path, base, structuredClone(form.getValues()));
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [editing, path, form, base]);
}
