import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { useMemberLabel } from 'shared-record/pages';
import { makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { filledLists, isStudentRow } from '../../model/details/mobilityLists.ts';
import { SplitAgreement } from './SplitAgreement.tsx';
import { MobilityTable } from './MobilityTable.tsx';
import { Section } from '../Section.tsx';

/** Section B: how many may come and go each academic year, in the lists that have rows. */
export function MobilitySection({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const labelOf = useMemberLabel(AGREEMENT);
  const { startYear, endYear } = agreement;
  const lists = filledLists(agreement);
  const hasStudents = lists.some(({ rows }) => rows.some(isStudentRow));
  return (
    <Section title={t('agreementView.MobilitySection.title', { start: startYear.id, end: endYear.id })}>
      <p className={styles.text}>{t('agreementView.MobilitySection.amend')}</p>
      {lists.length === 0 && <p className={styles.note}>{t('agreementView.MobilitySection.none')}</p>}
      {lists.map(({ list, rows }) => (
        <Stack key={list} gap="S">
          <h3 className={styles.title}>{labelOf(list)}</h3>
          <MobilityTable caption={labelOf(list)} rows={rows} />
        </Stack>
      ))}
      {lists.length > 0 && <p className={styles.note}>{t('agreementView.MobilitySection.optional')}</p>}
      {hasStudents && <p className={styles.note}>{t('agreementView.MobilitySection.blended')}</p>}
      <SplitAgreement agreement={agreement} />
    </Section>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '110ch' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: {
    margin: 0,
    maxWidth: '110ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
});
