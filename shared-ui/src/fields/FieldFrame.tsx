import { Field, makeStyles, mergeClasses, tokens, type FieldProps } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from 'react-hook-form';
import {
  type FieldErrorCode,
  findFieldErrorCode,
  knownFieldErrorCode,
} from 'shared-contracts/errors/errorCodes.ts';
import { fieldErrorText } from '../errors/fieldErrorText.ts';
import { formatNumber } from '../format/number.ts';
import { useLanguage } from '../language/languageContext.ts';
import { SaidCount } from './length/SaidCount.tsx';
import { formErrorParams } from './form/resolveBy.ts';
import { textLength, type TextLength } from './length/textLength.ts';

type FieldFrameProps = {
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly error: FieldError | undefined;
  /** Something that may be wrong, and keeps nobody from going on. */
  readonly warning?: string | undefined;
  /** What is typed, and the longest text that is taken, in characters: all is kept, counted near its limit, and said to be too long beyond it. */
  readonly limit?: { readonly text: string; readonly maxLength: number } | undefined;
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
  limit,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation('shared-ui');
  const { tag } = useLanguage();
  const styles = useStyles();
  const length = limit === undefined ? null : textLength(limit.text, limit.maxLength);
  const said = error === undefined ? null : errorCodeOf(error);
  const isTooLong = length?.isTooLong === true && (said === null || said === 'too-long');
  const counted = (key: 'tooLong' | 'count', { count, max }: TextLength) =>
    t(`FieldFrame.${key}`, { typed: formatNumber(count, tag), max: formatNumber(max, tag) });
  const message = isTooLong
    ? counted('tooLong', length)
    : error === undefined || said === null
      ? warning
      : fieldErrorText({ code: said, params: formErrorParams(error) }, t);
  const [isLeft, setLeft] = useState(false);
  const [lastMessage, setLastMessage] = useState(message);
  if (message !== undefined && message !== lastMessage) setLastMessage(message);
  const field = (
    <Field
      label={isLabelHidden ? { children: label, className: styles.hidden } : label}
      required={isRequired}
      onBlur={() => setLeft(true)}
      {...hinted(hint, length !== null && !length.isTooLong ? counted('count', length) : undefined)}
      {...(message === undefined
        ? { className: mergeClasses(lastMessage !== undefined && styles.space), 'data-space': lastMessage }
        : {
            validationState: isTooLong || error !== undefined ? ('error' as const) : ('warning' as const),
            // An alert for whoever has left the field. Of all fields at once the summary speaks, and a count changes with each key.
            validationMessage: { children: message, role: isLeft && !isTooLong ? 'alert' : undefined },
          })}
    >
      {children}
    </Field>
  );
  if (limit === undefined) return field;
  return (
    <div className={styles.counted}>
      {field}
      <SaidCount text={length === null ? null : counted(length.isTooLong ? 'tooLong' : 'count', length)} />
    </div>
  );
}

/** What is still free stands with the hint, which a screen reader reads with the field. */
function hinted(hint: string | undefined, count: string | undefined) {
  const all = [hint, count].filter((text) => text !== undefined).join(' ');
  return all === '' ? {} : { hint: all };
}

/** Checks of the portal put the code into the message, those of the form library into the type. */
export function errorCodeOf({ message, type }: FieldError): FieldErrorCode {
  return findFieldErrorCode(message) ?? knownFieldErrorCode(type);
}

const useStyles = makeStyles({
  // A message that goes away while the person types leaves its space: what is below the field does not move under the pointer.
  space: {
    '::after': {
      content: 'attr(data-space)',
      visibility: 'hidden',
      marginTop: tokens.spacingVerticalXXS,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
  },
  counted: { position: 'relative', minWidth: 0 },
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
