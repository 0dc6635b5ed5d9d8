import { Spinner } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from '../fields/FieldFrame.tsx';

type RichTextFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly isDisabled?: boolean;
};

// The editor is larger than all other fields together, and pages that only show formatted text do without it.
const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Formatted text in a form; the value is HTML, `''` for a text without content. */
export function RichTextField<Values extends FieldValues>(props: RichTextFieldProps<Values>) {
  const { name, control, label, hint, isDisabled = false } = props;
  const { t } = useTranslation('shared-ui');
  const { field, fieldState } = useController({ name, control });
  return (
    <FieldFrame label={label} hint={hint} error={fieldState.error}>
      {(frame) => (
        <Suspense fallback={<Spinner size="small" label={t('RichTextField.loading')} />}>
          <RichTextEditor
            id={frame.id}
            labelledBy={frame['aria-labelledby']}
            describedBy={frame['aria-describedby']}
            isInvalid={fieldState.invalid}
            isDisabled={isDisabled}
            html={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
