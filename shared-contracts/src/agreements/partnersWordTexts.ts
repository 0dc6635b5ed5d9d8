import type { AsPartnerSent } from './asPartnerSent.ts';
import type { LanguageTag } from '../text/language.ts';
import { AGREEMENT } from './members/agreement.ts';
import { memberLabel, memberOf } from '../members/labels/memberLabel.ts';
import { STAFF_MOBILITY_FOR_TEACHING, STUDENT_MOBILITY_FOR_STUDIES } from './members/mobilityRow.ts';

/** - member: of the row that the words stand beside; label: its name in a language of the portal; text: the partner's words, in codes of the network */
export type PartnersWord = { readonly member: string; readonly label: string; readonly text: string };

/** Lists what a partner says in its condition and the row does not, as people read it; what both say in other words is left out. */
export function partnersWordTexts(
  asPartnerSent: Pick<AsPartnerSent, 'words'> | null | undefined,
  tag: LanguageTag,
): readonly PartnersWord[] {
  return (asPartnerSent?.words ?? []).flatMap(({ member, text }) =>
    text === '' ? [] : [{ member, label: labelOf(member, tag), text }],
  );
}

/** Years are those of the agreement. */
function labelOf(member: string, tag: LanguageTag): string {
  const entities = [STUDENT_MOBILITY_FOR_STUDIES, STAFF_MOBILITY_FOR_TEACHING, AGREEMENT];
  const entity = entities.find((one) => memberOf(one, member) !== undefined);
  return entity === undefined ? member : memberLabel(entity, member, tag);
}
