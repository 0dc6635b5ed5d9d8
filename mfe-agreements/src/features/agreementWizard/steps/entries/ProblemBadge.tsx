import { StatusBadge, useTranslation } from 'shared-ui/core';
import { useFormContext, useFormState } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm } from '../../model/agreementForm.ts';
import { countErrors } from './countErrors.ts';
import type { EntryList } from './useEntries.ts';

type ProblemBadgeProps = {
  readonly list: EntryList;
  readonly index: number;
  /** Fields that are not filled in as they have to be, whether or not somebody has been told so. */
  readonly openFields: number;
};

/** Says on an entry's line how much of it is left to do, and with emphasis once the step was refused for it. */
export function ProblemBadge({ list, index, openFields }: ProblemBadgeProps) {
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<AgreementForm>();
  const { errors } = useFormState({ control, name: `${list}.${index}` });
  const refused = countErrors(errors[list]?.[index]);
  if (refused > 0)
    return (
      <StatusBadge tone="danger">{t('agreementSteps.ProblemBadge.refused', { count: refused })}</StatusBadge>
    );
  if (openFields === 0) return null;
  return (
    <StatusBadge tone="warning">{t('agreementSteps.ProblemBadge.open', { count: openFields })}</StatusBadge>
  );
}
