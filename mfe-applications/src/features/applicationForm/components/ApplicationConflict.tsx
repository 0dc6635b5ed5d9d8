import { useMemo } from 'react';
import { useErrorTexts } from 'shared-record/edit';
import type { Difference } from 'shared-record/model';
import { ConflictPage, type ConflictPageProps } from 'shared-record/wizard';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';
import { describeValue } from '../model/answers/describeValue.ts';
import { useValueNames } from '../useValueNames.ts';

/** Lists of exactly one item, or of files: what differs there is named by the member alone. */
const NAMED_BY_MEMBER = ['studentData', 'filesData'];

/** What differs from another version of an application, in the application's words. */
export function ApplicationConflict(props: Omit<ConflictPageProps<ApplicationForm>, 'texts'>) {
  const { t } = useTranslation(MODULE_ID);
  const { nameOf } = useErrorTexts();
  const { opened, mine, theirs } = props.conflict;
  const names = useValueNames(useMemo(() => [opened, mine, theirs], [opened, mine, theirs]));
  const texts = {
    placeOf: ({ list, item, member }: Difference) => {
      if (list === undefined) return nameOf(member ?? '');
      const within = member && nameOf(`${list}.0.${member}`).split(' › ').at(-1);
      const entry = NAMED_BY_MEMBER.includes(list) || !item ? '' : describeValue(list, item, names);
      return [nameOf(list), entry, within].filter(Boolean).join(' – ');
    },
    show: ({ list, member = '' }: Difference, value: unknown) =>
      // Whoever compares files cannot tell them by their ids.
      list === 'filesData' && value !== null
        ? t('applicationForm.ApplicationConflict.file', { id: value })
        : describeValue(member, value, names),
  };
  return <ConflictPage {...props} texts={texts} />;
}
