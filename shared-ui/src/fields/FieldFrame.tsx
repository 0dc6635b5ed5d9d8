import { Field, makeStyles, type FieldProps } from '@fluentui/react-components';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from 'react-hook-form';
import { FieldMessagesContext } from './FieldMessages.tsx';

type FieldFrameProps = {
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly error: FieldError | undefined;
  /** The control, or a function that gives a native one the attributes that tie it to label, hint and error. */
  readonly children: FieldProps['children'];
};

/** Codes that any schema may report; each has a sentence. A module adds its own by `FieldMessages`. */
const ERROR_CODES = [
  'required',
  'too-long',
  'not-an-email',
  'not-a-phone',
  'not-a-web-address',
  'not-a-number',
  'not-a-whole-number',
  'invalid',
] as const;
const ERROR_KEY = {
  required: 'FieldFrame.required',
  'too-long': 'FieldFrame.tooLong',
  'not-an-email': 'FieldFrame.notAnEmail',
  'not-a-phone': 'FieldFrame.notAPhone',
  'not-a-web-address': 'FieldFrame.notAWebAddress',
  'not-a-number': 'FieldFrame.notANumber',
  'not-a-whole-number': 'FieldFrame.notAWholeNumber',
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
  const own = use(FieldMessagesContext);
  const styles = useStyles();
  return (
    <Field
      label={isLabelHidden ? { children: label, className: styles.hidden } : label}
      required={isRequired}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined
        ? {}
        : { validationState: 'error' as const, validationMessage: own[codeOf(error)] ?? t(keyOf(error)) })}
    >
      {children}
    </Field>
  );
}

function codeOf({ message, type }: FieldError): string {
  return message ? message : type;
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
