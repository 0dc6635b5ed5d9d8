import { useMemo } from 'react';
import type { ConflictItem, Difference } from 'shared-record/model';
import { ConflictPage, type ConflictPageProps } from 'shared-record/wizard';
import { useTranslation } from 'shared-ui/core';
import { SanitisedHtml } from 'shared-ui/richText';
import { MODULE_ID } from '../../../moduleId.ts';
import type { AgreementForm } from '../model/form/agreementForm.ts';
import { describeItem, describeValue } from '../model/names/describeValue.ts';
import { LIST_KEY, memberName } from '../model/names/fieldNames.ts';
import { useValueNames } from '../useValueNames.ts';

/** What differs from another version of an agreement, in the agreement's words. */
export function AgreementConflict(props: Omit<ConflictPageProps<AgreementForm>, 'texts'>) {
  const { t } = useTranslation(MODULE_ID);
  const { opened, mine, theirs } = props.conflict;
  const names = useValueNames(useMemo(() => [opened, mine, theirs], [opened, mine, theirs]));
  const texts = {
    placeOf: ({ list, item, member }: Difference) =>
      [
        // The shape of an agreement names these lists alone.
        list !== undefined && t(LIST_KEY[list as keyof typeof LIST_KEY]),
        item && describeItem(item, names),
        member && (memberName(list, member, t, names.tag) ?? t('agreementWizard.members.other')),
      ]
        .filter(Boolean)
        .join(' – '),
    show: ({ member }: Difference, value: unknown) => {
      if (member === 'comments' && typeof value === 'string' && value !== '')
        return <SanitisedHtml html={value} />;
      // Without a member the whole item is what differs.
      return member === undefined
        ? describeItem(value as ConflictItem, names)
        : describeValue(member, value, names);
    },
  };
  return <ConflictPage {...props} texts={texts} />;
}
