import type { ComponentProps, ReactNode } from 'react';
import { Button, Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type EditFormProps = Pick<ComponentProps<'form'>, 'onSubmit'> & { readonly children: ReactNode };

/** A form that says what is to be changed, and leads to the preview. */
export function EditForm({ onSubmit, children }: EditFormProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="M">
        {children}
        <div>
          <Button type="submit" appearance="primary">
            {t('bulkWork.YearsForm.preview')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
