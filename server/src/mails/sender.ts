import { PORTAL_BRAND, type University } from 'shared-contracts/portal/university.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { MailHead } from './mailer/mailer.ts';

const PORTAL = { en: 'Mobility Portal', el: 'Πύλη Κινητικότητας' } as const satisfies Record<
  LanguageTag,
  string
>;

/** Who mails come from, in the language of their reader: the portal, of the university where it has said its name. */
export function mailHead(tag: LanguageTag, university: University | null): MailHead {
  const portal = PORTAL[tag];
  return {
    name: university === null ? portal : `${portal}, ${university.name[tag]}`,
    colour: (university?.brand ?? PORTAL_BRAND)[70],
  };
}
