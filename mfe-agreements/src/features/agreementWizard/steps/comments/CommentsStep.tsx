import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { useFormContext } from 'shared-ui/fields';
import { RichTextField } from 'shared-ui/richText';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm } from '../../model/form/agreementForm.ts';
import { useWizard } from '../../wizardContext.ts';

/** Comments of the office, as formatted text. */
export function CommentsStep() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(AGREEMENT);
  const { control } = useFormContext<AgreementForm>();
  const { isReadOnly } = useWizard();
  return (
    <RichTextField
      name="comments"
      control={control}
      label={label('comments')}
      hint={t('agreementWizard.CommentsStep.hint')}
      isDisabled={isReadOnly}
    />
  );
}
