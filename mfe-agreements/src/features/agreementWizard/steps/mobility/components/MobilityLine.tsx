import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useDeferredValue } from 'react';
import { ProblemBadge } from 'shared-record/edit';
import { makeStyles, tokens } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import type { WizardInstitution } from '../../../wizardContext.ts';
import { checkMobilityRows } from '../../../../../lib/mobilityRows/checkMobilityRows.ts';
import { isStudentList, type MobilityRowForm } from '../../../../../lib/mobilityRows/mobilityRow.ts';
import { rowSummary } from '../model/rowSummary.ts';
import type { RowChoices } from '../useRowChoices.ts';
import { RowLine } from './RowLine.tsx';

type MobilityLineProps = {
  readonly list: MobilityList;
  readonly index: number;
  readonly isReadOnly: boolean;
  readonly local: WizardInstitution;
  readonly partner: WizardInstitution;
  readonly choices: RowChoices;
};

/** What a row says in one line, and what is left to do; it alone follows every key that is typed into the row. */
export function MobilityLine({ list, index, isReadOnly, local, partner, choices }: MobilityLineProps) {
  const styles = useStyles();
  const { control } = useFormContext<AgreementForm>();
  // The row is gone before its line is, while it is removed or the list switched off.
  const now = useWatch({ control, name: `${list}.${index}` }) as MobilityRowForm | undefined;
  // The letter is painted first, the line follows.
  const row = useDeferredValue(now);
  if (row === undefined) return null;
  return (
    <span className={styles.line}>
      <RowLine
        number={index + 1}
        summary={rowSummary(row, { local, partner }, choices.labels)}
        isStudents={isStudentList(list)}
      />
      <ProblemBadge
        list={list}
        index={index}
        openFields={isReadOnly ? 0 : checkMobilityRows(list, [row]).length}
      />
    </span>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
  },
});
