import type { FieldError } from 'shared-contracts/errors.ts';
import type { FieldErrorCode } from 'shared-contracts/errorCodes.ts';
import { fieldErrorText } from 'shared-ui/core';
import { ISSUE_KEY } from '../../../lib/issueTexts.ts';

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** Sentences of the agreement's institutions: everywhere else the same codes mean something wider. */
type OwnTexts = Readonly<Partial<Record<FieldErrorCode, string>>>;

const INSTITUTION_TEXT: OwnTexts = {
  required: 'agreementView.fault.partnerMissing',
  'too-many': 'agreementView.fault.tooManyPartners',
  'not-in-network': 'agreementView.fault.notInNetwork',
};
const OWN_TEXTS: Readonly<Partial<Record<string, OwnTexts>>> = {
  institutions: INSTITUTION_TEXT,
  startYear: ISSUE_KEY,
  endYear: ISSUE_KEY,
};

/** Says what is wrong with an entry that portal or network refuses. */
export function faultText({ field, code, params = {} }: FieldError, t: Translate): string {
  const [member = ''] = field.split('/');
  const own = OWN_TEXTS[member]?.[code];
  return own === undefined ? fieldErrorText({ code, params }, t) : t(own, params);
}
