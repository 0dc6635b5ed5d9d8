import { Field, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from 'react-hook-form';

type FieldFrameProps = {
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly error: FieldError | undefined;
  readonly children: ReactElement;
};

/** Codes that a schema may report; each has a sentence. */
const ERROR_CODES = ['required', 'too-long', 'not-an-email', 'invalid'] as const;
const ERROR_KEY = {
  required: 'FieldFrame.required',
  'too-long': 'FieldFrame.tooLong',
  'not-an-email': 'FieldFrame.notAnEmail',
  invalid: 'FieldFrame.invalid',
} as const satisfies Record<(typeof ERROR_CODES)[number], string>;

/** Label, input, hint and error of one field, in this order and tied together for screen readers. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  hint,
  isRequired = false,
  error,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  return (
    <Field
      label={isLabelHidden ? { children: label, className: styles.hidden } : label}
      required={isRequired}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined
        ? {}
        : { validationState: 'error' as const, validationMessage: t(keyOf(error)) })}
    >
      {children}
    </Field>
  );
}

function keyOf(error: FieldError) {
  const code = ERROR_CODES.find((known) => known === error.message || known === error.type);
  return ERROR_KEY[code ?? 'invalid'];
}

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
