import type { MemberChange } from 'shared-contracts/members/memberChange.ts';
import { ChangesTable } from 'shared-record/history';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { codeText } from '../model/answers/codeTexts.ts';
import { useFieldNames } from '../useFieldNames.ts';

/** What one save changed, member by member. */
export function HistoryChanges({ changes }: { readonly changes: readonly MemberChange[] }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const nameOf = useFieldNames();
  const tell = (field: string, value: string) => {
    if (field === 'status') return t(`applicationForm.status.${value}`);
    return codeText(field.split('/').at(-1) ?? '', value, t, tag) ?? value;
  };
  const texts = {
    caption: t('applicationForm.office.history.changes'),
    field: t('applicationForm.office.history.field'),
    before: t('applicationForm.office.history.before'),
    after: t('applicationForm.office.history.after'),
    blank: t('applicationForm.office.history.blank'),
  };
  return (
    <ChangesTable
      changes={changes}
      texts={texts}
      nameOf={(field) => nameOf(field.replaceAll('/', '.'))}
      tell={tell}
    />
  );
}
