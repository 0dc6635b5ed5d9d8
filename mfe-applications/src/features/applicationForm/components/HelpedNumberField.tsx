import { useDeferredValue } from 'react';
import { useTranslation } from 'shared-ui/core';
import { WrittenField, useWatch, type Control, type FieldPath } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';
import { HELPED_NUMBERS } from '../model/steps/doubts.ts';
import { looksWrong } from '../model/answers/numberHelp.ts';
import { NUMBER_WRITING } from '../../../lib/numberWriting.ts';

type HelpedNumberFieldProps = {
  readonly control: Control<ApplicationForm>;
  readonly name: FieldPath<ApplicationForm>;
  readonly label: string;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly maxLength: number;
  readonly type?: 'tel';
  readonly autoComplete?: string;
};

/** A number that can be told by its digits: where they do not fit, the field says so, and takes it all the same. */
export function HelpedNumberField(props: HelpedNumberFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const value: unknown = useWatch({ control: props.control, name: props.name });
  const text = useDeferredValue(typeof value === 'string' ? value : '');
  const number = HELPED_NUMBERS.get(props.name);
  if (number === undefined) throw new TypeError(`${props.name} is no number that can be told by its digits.`);
  const isOdd = !props.isDisabled && looksWrong(number, text);
  return (
    <WrittenField
      {...props}
      writing={NUMBER_WRITING[number]}
      hint={t(`applicationForm.numberHint.${number}`)}
      warning={isOdd ? t(`applicationForm.numberWarning.${number}`) : undefined}
    />
  );
}
