import { CONTACT } from '../members/contact.ts';
import { pickReadable } from '../../members/reply/pick.ts';
import type { RecordOf } from '../../members/reply/picked.ts';

/** A contact by name, as `MobilityContacts` answers; the email tells people from the contacts of testers. */
export const contactName = pickReadable(CONTACT, ['id', 'givenName', 'familyName', 'email', 'person']);
export interface ContactName extends RecordOf<typeof contactName> {}
