import { Field, makeStyles, type FieldProps } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { FieldError } from 'react-hook-form';
import { type FieldErrorCode, findFieldErrorCode, knownFieldErrorCode } from 'shared-contracts/errorCodes.ts';
import { fieldErrorText } from '../errors/fieldErrorText.ts';
import { formErrorParams } from './resolveBy.ts';

type FieldFrameProps = {
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly error: FieldError | undefined;
  /** Something that may be wrong, and keeps nobody from going on. */
  readonly warning?: string | undefined;
  /** The control, or a function that gives a native one the attributes that tie it to label, hint and error. */
  readonly children: FieldProps['children'];
};

/** Label, input, hint and error of one field, in this order and tied together for screen readers. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  hint,
  isRequired = false,
  error,
  warning,
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
        ? warned(warning)
        : {
            validationState: 'error' as const,
            validationMessage: fieldErrorText(
              { code: errorCodeOf(error), params: formErrorParams(error) },
              t,
            ),
          })}
    >
      {children}
    </Field>
  );
}

function warned(warning: string | undefined) {
  return warning === undefined ? {} : { validationState: 'warning' as const, validationMessage: warning };
}

/** Checks of the portal put the code into the message, those of the form library into the type. */
export function errorCodeOf({ message, type }: FieldError): FieldErrorCode {
  return findFieldErrorCode(message) ?? knownFieldErrorCode(type);
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
