import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { LanguagesEdit } from 'shared-contracts/bulk/otherEdits.ts';
import { loadRecords, type SaveContext } from '../../../data/records.ts';
import type { Edited } from './edited.ts';

/** Gives the recommended languages of the rows that are meant another level; whatever else a row says stays. */
export async function editLanguages(
  context: SaveContext,
  id: number,
  { level, language, list: only, studyCycle }: LanguagesEdit,
): Promise<readonly Edited[]> {
  const stored = (await loadRecords(context, 'MobilityAgreements', [id])).get(id);
  if (stored === undefined) return [];
  return MOBILITY_LISTS.filter((list) => only === undefined || only === list).flatMap((list) => {
    const edited = stored[list].map((row, index) => {
      const cycles = 'studyCycles' in row ? row.studyCycles : [];
      const isMeant = studyCycle === undefined || cycles.some((one) => one.studyCycle === studyCycle);
      const skills = row.recommendedLanguageSkills.map((skill, place) => {
        const isOther = isMeant && (language === undefined || skill.language === language);
        const changes =
          isOther && skill.languageLevel !== level
            ? [
                {
                  field: `${list}/${index}/recommendedLanguageSkills/${place}/languageLevel`,
                  before: skill.languageLevel,
                  after: level,
                },
              ]
            : [];
        return { posted: { id: skill.id, ...(changes.length > 0 && { languageLevel: level }) }, changes };
      });
      const changes = skills.flatMap((skill) => skill.changes);
      const recommendedLanguageSkills = skills.map(({ posted }) => posted);
      return { posted: { id: row.id, ...(changes.length > 0 && { recommendedLanguageSkills }) }, changes };
    });
    const changes = edited.flatMap((row) => row.changes);
    if (changes.length === 0) return [];
    return [{ members: { [list]: edited.map(({ posted }) => posted) }, changes }];
  });
}
