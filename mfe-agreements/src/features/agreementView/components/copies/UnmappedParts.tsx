import type { UnmappedPart } from 'shared-contracts/exchange/exchange.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Names what of the partner's copy our agreement has no place for; shows nothing when all of it has one. */
export function UnmappedParts({ parts }: { readonly parts: readonly UnmappedPart[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  if (parts.length === 0) return null;
  return (
    <>
      <p className={styles.line}>{t('agreementView.TakenOverNote.unmapped')}</p>
      <ul className={styles.parts}>
        {parts.map(({ field, value }) => (
          <li key={`${field} ${value}`}>
            {nameOf(field)}: {value}
          </li>
        ))}
      </ul>
    </>
  );
}

const useStyles = makeStyles({
  line: { margin: 0 },
  parts: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
});
