import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { STUDENT_MOBILITY_FOR_STUDIES } from 'shared-contracts/agreements/members/mobilityRow.ts';
import { ROW_LANGUAGE_SKILL } from 'shared-contracts/agreements/members/mobilityRowParts.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { MINIMUM_LEVEL } from 'shared-contracts/agreements/mobilityLists.ts';
import { useMemberLabel } from 'shared-record/pages';
import { makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { languageSkillRows, type LanguageSkillRow } from '../../model/details/languageSkillRows.ts';
import { InstitutionAndDepartment } from './InstitutionAndDepartment.tsx';
import { Section } from '../Section.tsx';
import { SubjectArea } from './SubjectArea.tsx';

/** Section C: which languages a receiving institution recommends, how well, and to whom. */
export function LanguageSkillsSection({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const labelOf = useMemberLabel(AGREEMENT);
  const rowLabel = useMemberLabel(STUDENT_MOBILITY_FOR_STUDIES);
  const skillLabel = useMemberLabel(ROW_LANGUAGE_SKILL);
  const { language } = useLanguage();
  const rows = languageSkillRows(agreement);
  const subjectColumn: Column<LanguageSkillRow> = {
    id: 'subject',
    header: skillLabel('subjectAreaWithClarification'),
    cell: ({ skill: { subjectAreaWithClarification: area } }) => <SubjectArea areas={area ? [area] : []} />,
  };
  const hasSubjects = rows.some(({ skill }) => skill.subjectAreaWithClarification != null);
  return (
    <Section title={t('agreementView.LanguageSkillsSection.title')}>
      <p className={styles.text}>{t('agreementView.LanguageSkillsSection.text')}</p>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('agreementView.LanguageSkillsSection.none')}</p>
      ) : (
        <DataTable
          caption={rowLabel('recommendedLanguageSkills')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              id: 'receiving',
              header: rowLabel('toInstitution'),
              cell: ({ receiving, department }: LanguageSkillRow) => (
                <InstitutionAndDepartment institution={receiving} department={department} />
              ),
              isRowHeader: true,
            },
            ...(hasSubjects ? [subjectColumn] : []),
            {
              id: 'language',
              header: skillLabel('language'),
              cell: ({ skill }) => nameIn(skill.language, language),
            },
            {
              id: 'level',
              header: skillLabel('languageLevel'),
              cell: ({ skill }) => skill.languageLevel || '-',
            },
            {
              id: 'for',
              header: t('agreementView.LanguageSkillsSection.for'),
              cell: ({ lists }) => lists.map((list) => <div key={list}>{labelOf(list)}</div>),
            },
          ]}
        />
      )}
      <p className={styles.note}>
        {t('agreementView.LanguageSkillsSection.minimum', {
          studies: MINIMUM_LEVEL.studentMobilitiesForStudies,
          others: MINIMUM_LEVEL.staffMobilitiesForTeaching,
        })}
      </p>
    </Section>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '110ch' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
});
