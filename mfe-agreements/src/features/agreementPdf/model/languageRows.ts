import {
  MOBILITY_LISTS,
  type AgreementItem,
  type ItemDepartment,
  type ItemInstitution,
  type ItemLanguageSkill,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';

/** What an institution, or one of its departments, asks of people who go there. */
export type LanguageRow = {
  /** Kinds of mobility that ask for it, in the order of the documents. */
  readonly lists: readonly MobilityList[];
  readonly receiving: ItemInstitution;
  readonly department: ItemDepartment | null | undefined;
  readonly skill: ItemLanguageSkill;
};

/** Lists the recommended language skills in the order of the mobility tables; what several rows repeat is one row that names its kinds. */
export function languageRows(agreement: AgreementItem): readonly LanguageRow[] {
  const rows = new Map<string, LanguageRow>();
  for (const row of allSkills(agreement)) {
    const key = identity(row);
    rows.set(key, { ...row, lists: [...new Set([...(rows.get(key)?.lists ?? []), ...row.lists])] });
  }
  return [...rows.values()];
}

function allSkills(agreement: AgreementItem): readonly LanguageRow[] {
  return MOBILITY_LISTS.flatMap((list) =>
    agreement[list].flatMap(({ toInstitution, toDepartment, recommendedLanguageSkills }) =>
      recommendedLanguageSkills.map((skill) => ({
        lists: [list],
        receiving: toInstitution,
        department: toDepartment,
        skill,
      })),
    ),
  );
}

function identity({ receiving, department, skill }: LanguageRow): string {
  const area = skill.subjectAreaWithClarification;
  return JSON.stringify([
    receiving.id,
    department?.id,
    skill.language.id,
    skill.languageLevel,
    area?.subjectArea.id,
    area?.clarification,
  ]);
}
