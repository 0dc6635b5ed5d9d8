import { newViewSchema, VIEW_NAME_LENGTH, type ListView } from 'shared-contracts/views/listViews.ts';
import { ApiError } from 'shared-client';
import { Alert, Button, ModalDialog, Stack, useToast, useTranslation } from 'shared-ui/core';
import { CheckboxField, resolveBy, TextField, toFormError, useForm } from 'shared-ui/fields';
import { schemaIssues } from '../errors/schemaIssues.ts';
import type { KeptList } from './useKeptList.ts';
import { viewErrorText } from './viewErrorText.ts';

type ViewNameDialogProps = {
  readonly kept: KeptList;
  /** The view that is renamed; absent for a new one. */
  readonly renamed?: ListView;
  /** What a new one is made of; what is shown where it is absent. */
  readonly copied?: ListView;
  readonly onClose: () => void;
};
type Form = { readonly name: string; readonly isShared: boolean };

/** Asks under which name a view is kept, and whether for the office too. */
export function ViewNameDialog({ kept, renamed, copied, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation('shared-record');
  const toast = useToast();
  const { change, views } = kept;
  const query = (renamed ?? copied)?.query ?? kept.query;
  const form = useForm<Form>({
    defaultValues: { name: (renamed ?? copied)?.name ?? '', isShared: renamed?.isShared ?? false },
    resolver: resolveBy((values: Form) => schemaIssues(newViewSchema, { ...values, query })),
  });
  const title = renamed !== undefined ? 'rename' : copied !== undefined ? 'copy' : 'keep';
  const save = form.handleSubmit(({ name, isShared }) => {
    change.mutate(
      renamed === undefined
        ? { act: 'keep', body: { name, isShared, query } }
        : { act: 'change', id: renamed.id, body: { name, isShared, query, version: renamed.version } },
      {
        onSuccess: ({ value }) => {
          toast({ kind: 'success', text: t('ViewNameDialog.kept', { name: name.trim() }) });
          onClose();
          const made = value.find((view) => view.isOwn && view.name === name.trim());
          if (renamed === undefined && copied === undefined && made !== undefined) kept.open(made);
        },
        onError: (error) => {
          const [refused] =
            error instanceof ApiError ? error.errors.filter(({ field }) => field === 'name') : [];
          if (refused !== undefined) form.setError('name', toFormError(refused), { shouldFocus: true });
        },
      },
    );
  });
  const isOfName =
    change.error instanceof ApiError && change.error.errors.some(({ field }) => field === 'name');
  return (
    <ModalDialog
      title={t(`ViewNameDialog.${title}`)}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ViewNameDialog.cancel')}</Button>
          <Button appearance="primary" isBusy={change.isPending} onClick={() => void save()}>
            {t('ViewNameDialog.save')}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="M">
          {title === 'keep' && <p>{t('ViewNameDialog.text')}</p>}
          <TextField
            control={form.control}
            name="name"
            label={t('ViewNameDialog.name')}
            maxLength={VIEW_NAME_LENGTH}
            isRequired
          />
          {views?.mayShare === true && (
            <CheckboxField
              control={form.control}
              name="isShared"
              label={t('ViewNameDialog.share')}
              hint={t('ViewNameDialog.shareHint')}
            />
          )}
          {change.isError && !isOfName && <Alert kind="error">{viewErrorText(change.error, t)}</Alert>}
        </Stack>
      </form>
    </ModalDialog>
  );
}
