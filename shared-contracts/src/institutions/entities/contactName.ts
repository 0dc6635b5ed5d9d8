import { CONTACT } from '../members/contact.ts';
import { pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const pickedContactName = pickReadable(CONTACT, ['id', 'givenName', 'familyName', 'email', 'person']);

export interface ContactName extends RecordOf<typeof pickedContactName> {}
/** A contact by name, as `MobilityContacts` answers; the email tells people from the contacts of testers. */
export const contactName: Named<typeof pickedContactName, ContactName> = pickedContactName;
