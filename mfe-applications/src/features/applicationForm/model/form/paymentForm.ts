import { PAYMENT_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { wholeForm } from 'shared-contracts/members/form/formOf.ts';
import { alwaysThere } from './alwaysThere.ts';

/** The bank account, which forms always have: empty while there is none. */
export const PAYMENT_FORM = alwaysThere(wholeForm(PAYMENT_DATA));
