import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { fieldErrorText } from 'shared-ui/core';

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** Sentences of the agreement's institutions: everywhere else the same codes mean something wider. */
const INSTITUTION_TEXT: Readonly<Partial<Record<FieldErrorCode, string>>> = {
  required: 'agreementView.fault.partnerMissing',
  'too-many': 'agreementView.fault.tooManyPartners',
  'not-in-network': 'agreementView.fault.notInNetwork',
};

/** Says what is wrong with an entry that portal or network refuses. */
export function faultText({ field, code, params = {} }: FieldError, t: Translate): string {
  const [member] = field.split('/');
  const own = member === 'institutions' ? INSTITUTION_TEXT[code] : undefined;
  return own === undefined ? fieldErrorText({ code, params }, t) : t(own, params);
}
