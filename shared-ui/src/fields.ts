// What forms need besides core.
export { CheckboxGroupField } from './fields/CheckboxGroupField.tsx';
export { CheckboxField } from './fields/CheckboxField.tsx';
export { ChoiceField, type Choice } from './fields/ChoiceField.tsx';
export { ComboField } from './fields/ComboField.tsx';
export { DateField } from './fields/DateField.tsx';
export { DayMonthField } from './fields/DayMonthField.tsx';
export { EmailField } from './fields/EmailField.tsx';
export type { ComboOption } from './combobox/foldedOptions.ts';
export { FilePicker } from './fields/FilePicker.tsx';
export { FieldGrid } from './layout/FieldGrid.tsx';
export { FieldSection } from './layout/FieldSection.tsx';
export { ProgressBar } from './feedback/ProgressBar.tsx';
export { NumberField } from './fields/NumberField.tsx';
export { PhoneField } from './fields/PhoneField.tsx';
export { SelectField, type SelectOption } from './fields/SelectField.tsx';
export { SuggestField } from './fields/SuggestField.tsx';
export { TextAreaField } from './fields/TextAreaField.tsx';
export { TextField } from './fields/TextField.tsx';
export { readNumber, writeNumber } from './fields/reading/readNumber.ts';
export { formErrorParams, resolveBy, toFormError, type FieldIssue } from './fields/form/resolveBy.ts';
export { WrittenField, type Writing } from './fields/WrittenField.tsx';
export { YesNoField } from './fields/YesNoField.tsx';
export { useForm } from './fields/form/useForm.ts';
export { useLeaveGuard } from './fields/form/useLeaveGuard.ts';
export {
  FormProvider,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
export { flushSync } from 'react-dom';
