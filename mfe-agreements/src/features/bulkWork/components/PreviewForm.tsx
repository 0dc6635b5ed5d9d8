import { type BulkInput, bulkInputSchema } from 'shared-contracts/bulk/bulkJobs.ts';
import { type ReactNode, useState } from 'react';
import { isSame } from 'shared-record/model';
import { Button, Cluster, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { type FieldValues, type UseFormReturn, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { type JobChoice, Preview } from './Preview.tsx';

type PreviewFormProps<Values extends FieldValues> = {
  readonly job: JobChoice;
  readonly form: UseFormReturn<Values>;
  /** Returns the {@link BulkInput} that the form says. The form's check must refuse values of which there is none. */
  readonly toInput: (values: Values) => object;
  /** Called when a job has started with what the form says, and not when the form says something else by then. */
  readonly onStarted?: () => void;
  readonly children: ReactNode;
};

/**
 * Asks for the input of a job, and shows the preview below the form.
 *
 * The result and its start button are shown only while the form says what was previewed.
 */
export function PreviewForm<Values extends FieldValues>(props: PreviewFormProps<Values>) {
  const { job, form, toInput, onStarted, children } = props;
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const [previewed, setPreviewed] = useState<{ readonly input: BulkInput; readonly run: number }>();
  const read = (values: Values) => bulkInputSchema.safeParse(toInput(values)).data;
  const current = useWatch({ control: form.control, compute: read });
  const isChanged = previewed !== undefined && !isSame(current, previewed.input);
  const submit = form.handleSubmit((values) =>
    setPreviewed({ input: bulkInputSchema.parse(toInput(values)), run: (previewed?.run ?? 0) + 1 }),
  );
  return (
    <Stack gap="XL">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="M">
          {children}
          <Cluster gap="M" align="center">
            <Button type="submit" appearance="primary">
              {t('bulkWork.PreviewForm.preview')}
            </Button>
            <strong role="status" className={styles.changed}>
              {isChanged && t('bulkWork.PreviewForm.changed')}
            </strong>
          </Cluster>
        </Stack>
      </form>
      {previewed && (
        <div className={styles.result}>
          <Preview
            key={JSON.stringify(previewed.input)}
            {...job}
            {...previewed}
            isChanged={isChanged}
            onStarted={() => {
              if (isSame(read(form.getValues()), previewed.input)) onStarted?.();
            }}
          />
        </div>
      )}
    </Stack>
  );
}

const useStyles = makeStyles({
  changed: { fontWeight: tokens.fontWeightSemibold },
  // The page stays tall enough to keep its scroll position when the result goes.
  result: { minHeight: '100vh' },
});
