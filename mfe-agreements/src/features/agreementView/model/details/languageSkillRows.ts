import type {
  AgreementItem,
  ItemLanguageSkill,
  MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import { filledLists, type MobilityRow } from './mobilityLists.ts';

/** What a receiving institution recommends to those who come. */
export type LanguageSkillRow = {
  readonly key: string;
  readonly receiving: MobilityRow['toInstitution'];
  readonly department: MobilityRow['toDepartment'];
  readonly skill: ItemLanguageSkill;
  readonly lists: readonly MobilityList[];
};

/** Gathers the recommended language skills of all mobility rows; what several rows say alike is one row that names their kinds. */
export function languageSkillRows(agreement: Pick<AgreementItem, MobilityList>): readonly LanguageSkillRow[] {
  const rows = new Map<string, LanguageSkillRow>();
  for (const { list, row, skill } of allSkills(agreement)) {
    const { language, languageLevel, subjectAreaWithClarification: subject } = skill;
    const key = [
      row.toInstitution.id,
      row.toDepartment?.id,
      language.id,
      languageLevel,
      subject?.subjectArea.id,
      subject?.clarification,
    ].join('|');
    const lists = rows.get(key)?.lists ?? [];
    rows.set(key, {
      key,
      receiving: row.toInstitution,
      department: row.toDepartment,
      skill,
      lists: lists.includes(list) ? lists : [...lists, list],
    });
  }
  return [...rows.values()];
}

function allSkills(agreement: Pick<AgreementItem, MobilityList>) {
  return filledLists(agreement).flatMap(({ list, rows }) =>
    rows.flatMap((row) => row.recommendedLanguageSkills.map((skill) => ({ list, row, skill }))),
  );
}
