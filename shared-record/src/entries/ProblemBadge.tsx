import { StatusBadge, useTranslation } from 'shared-ui/core';
import { useFormContext, useFormState } from 'shared-ui/fields';
import { errorAt } from '../errors/fieldErrors.ts';
import { countErrors } from './countErrors.ts';

type ProblemBadgeProps = {
  /** Name of the list in the form. */
  readonly list: string;
  readonly index: number;
  /** Fields that are not filled in as they have to be, whether or not somebody has been told so. */
  readonly openFields: number;
};

/** Says on an entry's line how much of it is left to do, and with emphasis once the step was refused for it. */
export function ProblemBadge({ list, index, openFields }: ProblemBadgeProps) {
  const { t } = useTranslation('shared-record');
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: `${list}.${index}` });
  const refused = countErrors(errorAt(errors, `${list}.${index}`));
  if (refused > 0)
    return <StatusBadge tone="danger">{t('ProblemBadge.refused', { count: refused })}</StatusBadge>;
  if (openFields === 0) return null;
  return <StatusBadge tone="warning">{t('ProblemBadge.open', { count: openFields })}</StatusBadge>;
}
