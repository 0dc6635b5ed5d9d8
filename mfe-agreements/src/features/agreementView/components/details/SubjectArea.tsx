import type { ItemStudentRow } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { makeStyles, tokens, useLanguage } from 'shared-ui/core';

type SubjectAreaProps = { readonly areas: ItemStudentRow['subjectAreasWithClarifications'] };

/** Subject areas by code and name, each with its clarification. */
export function SubjectArea({ areas }: SubjectAreaProps) {
  const styles = useStyles();
  const { language } = useLanguage();
  if (areas.length === 0) return '-';
  return areas.map(({ subjectArea, clarification }) => (
    <div key={subjectArea.id} className={styles.area}>
      {[subjectArea.code, nameIn(subjectArea, language)].filter(Boolean).join(' ')}
      {clarification && <div className={styles.clarification}>{clarification}</div>}
    </div>
  ));
}

const useStyles = makeStyles({
  area: { ':not(:first-child)': { marginTop: '4px' } },
  clarification: { color: tokens.colorNeutralForeground2 },
});
