// What forms need besides core.
export { EmailField } from './fields/EmailField.tsx';
export { SelectField, type SelectOption } from './fields/SelectField.tsx';
export { SuggestField } from './fields/SuggestField.tsx';
export { TextField } from './fields/TextField.tsx';
export { resolveBy, type FieldIssue } from './fields/resolveBy.ts';
export { useLeaveGuard } from './fields/useLeaveGuard.ts';
export {
  FormProvider,
  useForm,
  useFormContext,
  useWatch,
  type Control,
  type FieldValues,
  type SubmitHandler,
} from 'react-hook-form';
