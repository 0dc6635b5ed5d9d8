import type { FieldError } from 'shared-contracts/errors.ts';
import { ISSUE_KEY, UNKNOWN_ISSUE_KEY } from '../../../lib/issueTexts.ts';

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** Sentences for institutions and numbers: at a field of the form the same codes mean something narrower. */
const INSTITUTION_TEXT: Readonly<Record<string, string>> = {
  required: 'agreementView.fault.partnerMissing',
  'too-many': 'agreementView.fault.tooManyPartners',
  'not-in-network': 'agreementView.fault.notInNetwork',
};
const NUMBER_TEXT: Readonly<Record<string, string>> = {
  'too-small': 'agreementView.fault.tooSmall',
};
const YEARS: readonly string[] = ['startYear', 'endYear'];

/** Says what is wrong with an entry that portal or network refuses. */
export function faultText({ field, code, params = {} }: FieldError, t: Translate): string {
  const [member = ''] = field.split('/');
  const own = member === 'institutions' ? INSTITUTION_TEXT : YEARS.includes(member) ? {} : NUMBER_TEXT;
  return t(own[code] ?? ISSUE_KEY[code] ?? UNKNOWN_ISSUE_KEY, params);
}
