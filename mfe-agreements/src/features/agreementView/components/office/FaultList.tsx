import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { Link, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { faultText } from '../../model/actions/faultText.ts';
import { addressOfFault } from '../../model/actions/addressOfFault.ts';

type FaultListProps = {
  readonly faults: readonly FieldError[];
  readonly agreement: AgreementItem;
  readonly canEdit: boolean;
};

/** Entries of an agreement that portal or network refuses: where each is, with the way there, and what is wrong with it. */
export function FaultList({ faults, agreement, canEdit }: FaultListProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  return (
    <Stack as="ul" gap="XS" className={styles.faults}>
      {faults.map((fault) => {
        const where = nameOf(fault.field);
        const address = canEdit ? addressOfFault(fault, agreement) : undefined;
        return (
          <li key={`${fault.field} ${fault.code}`}>
            {address === undefined ? (
              <strong className={styles.where}>{where}</strong>
            ) : (
              <Link className={styles.link} to={address}>
                {where}
              </Link>
            )}
            {': '}
            {faultText(fault, t)}
          </li>
        );
      })}
    </Stack>
  );
}

const useStyles = makeStyles({
  faults: {
    margin: `${tokens.spacingVerticalXS} 0`,
    listStyleType: 'disc',
    paddingInlineStart: tokens.spacingHorizontalL,
  },
  where: { fontWeight: tokens.fontWeightSemibold },
  link: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});
