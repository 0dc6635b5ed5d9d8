import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import type { MemberChange } from 'shared-contracts/members/memberChange.ts';
import { ChangesTable } from 'shared-record/history';
import { useMemberPath } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** What one save changed, member by member. */
export function HistoryChanges({ changes }: { readonly changes: readonly MemberChange[] }) {
  const { t } = useTranslation(MODULE_ID);
  const texts = {
    caption: t('agreementView.HistoryChanges.caption'),
    field: t('agreementView.HistoryChanges.field'),
    before: t('agreementView.HistoryChanges.before'),
    after: t('agreementView.HistoryChanges.after'),
    blank: t('agreementView.HistoryChanges.blank'),
  };
  return <ChangesTable changes={changes} texts={texts} nameOf={useMemberPath(AGREEMENT_TREE)} />;
}
