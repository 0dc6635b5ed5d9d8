import { PORTAL_BRAND } from 'shared-contracts/portal/university.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { pngOf, type UniversityFiles } from '../config/university/readUniversity.ts';
import type { MailHead } from './mailer/mailer.ts';

const PORTAL = { en: 'Mobility Portal', el: 'Πύλη Κινητικότητας' } as const satisfies Record<
  LanguageTag,
  string
>;

/** Who mails come from, in the language of their reader: the portal, of the university where it has said its name. */
export function mailHead(tag: LanguageTag, files: UniversityFiles | null): MailHead {
  const university = files?.university ?? null;
  const logo = pngOf(files);
  const portal = PORTAL[tag];
  return {
    name: university === null ? portal : `${portal}, ${university.name[tag]}`,
    colour: (university?.brand ?? PORTAL_BRAND)[70],
    ...(logo !== null && { logo }),
  };
}
