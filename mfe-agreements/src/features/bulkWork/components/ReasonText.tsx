import type { BulkReason } from 'shared-contracts/bulk/bulkJobs.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { fieldErrorText, Link, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { ChangeList } from './ChangeList.tsx';

type ReasonTextProps = { readonly reason: BulkReason; readonly agreementId: number };

/** Why an agreement is not done: a sentence, or each entry that is refused with what is wrong with it. */
export function ReasonText({ reason, agreementId }: ReasonTextProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  if (reason.differences !== undefined && reason.differences.length > 0) {
    return (
      <>
        {reason.message}
        <ChangeList
          changes={reason.differences.map(({ field, ours, partners }) => ({
            field,
            before: ours,
            after: partners,
          }))}
          kind="copies"
        />
        <Link className={styles.link} to={`/iia/view/${agreementId}?tab=copies`}>
          {t('bulkWork.ReasonText.copies', { id: agreementId })}
        </Link>
      </>
    );
  }
  if (reason.errors.length === 0) return reason.message;
  return (
    <Stack as="ul" gap="XXS" className={styles.list}>
      {reason.errors.map(({ field, code, params }) => (
        <li key={`${field} ${code}`}>
          {nameOf(field)}: {fieldErrorText({ code, ...(params && { params }) }, t)}
        </li>
      ))}
    </Stack>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  link: { color: tokens.colorBrandForegroundLink },
});
