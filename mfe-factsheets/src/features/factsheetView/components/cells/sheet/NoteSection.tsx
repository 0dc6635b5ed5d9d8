import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import { useMemberLabel } from 'shared-record/pages';
import { Card, makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { cellOf } from '../../../model/cells/cellSpec.ts';
import { LongText } from '../../parts/LongText.tsx';
import { NotGiven } from '../../parts/NotGiven.tsx';
import { Cell } from '../cell/Cell.tsx';

/** By what the office tells a factsheet from others; nobody else reads it. */
export function NoteSection({ sheet: { note } }: { readonly sheet: FactsheetView }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(FACTSHEET)('note');
  return (
    <Card as="section" gap="XS" look="quiet" className={styles.note} aria-labelledby="factsheet-note">
      <h2 id="factsheet-note" className={styles.heading}>
        {label}
      </h2>
      <p className={styles.hint}>{t('factsheetCells.noteHint')}</p>
      <Cell cell={cellOf('note', FACTSHEET.fields.note)} label={label}>
        {note ? <LongText>{note}</LongText> : <NotGiven />}
      </Cell>
    </Card>
  );
}

const useStyles = makeStyles({
  note: { marginBottom: tokens.spacingVerticalL, [MEDIA.print]: { display: 'none' } },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
});
