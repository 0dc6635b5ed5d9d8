import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { newAbsenceSchema } from 'shared-contracts/officers/absences.ts';
import { useOfficers } from 'shared-record/officers';
import { exchangeErrorText } from 'shared-record/pages';
import { schemaIssues } from 'shared-record/model';
import { Alert, Button, ModalDialog, Stack, useToast, useTranslation } from 'shared-ui/core';
import { DateField, resolveBy, SelectField, useForm } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { useAddAbsence } from './absences.queries.ts';

type AbsenceForm = {
  officer: number | null;
  deputy: number | null;
  firstDay: string;
  lastDay: string;
};

/** Enters that somebody of the office is away, whoever asks at first; what is refused stays open and says why. */
export function AbsenceDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const { people, me, labelOf } = useOfficers();
  const adding = useAddAbsence();
  const today = universityDay(new Date());
  const form = useForm<AbsenceForm>({
    defaultValues: { officer: me ?? null, deputy: null, firstDay: today, lastDay: '' },
    resolver: resolveBy((values) => schemaIssues(newAbsenceSchema, values)),
  });
  const officer = form.watch('officer');
  const options = (people.data?.value ?? [])
    .filter(({ isOpen }) => isOpen)
    .map(({ id, name }) => ({ id, value: String(id), label: labelOf(id) ?? name }));
  const enter = form.handleSubmit((values) => {
    const absence = newAbsenceSchema.safeParse(values);
    if (!absence.success || adding.isPending) return;
    adding.mutate(absence.data, {
      onSuccess: () => {
        toast({ kind: 'success', text: t('profile.AbsenceDialog.entered') });
        onClose();
      },
    });
  });
  return (
    <ModalDialog
      title={t('profile.AbsenceDialog.title')}
      onCancel={() => {
        if (!adding.isPending) onClose();
      }}
      actions={
        <>
          <Button isDisabled={adding.isPending} onClick={onClose}>
            {t('profile.AbsenceDialog.cancel')}
          </Button>
          <Button appearance="primary" isBusy={adding.isPending} onClick={() => void enter()}>
            {t('profile.AbsenceDialog.enter')}
          </Button>
        </>
      }
    >
      <Stack gap="M">
        {adding.error !== null && <Alert kind="error">{exchangeErrorText(adding.error, t)}</Alert>}
        <SelectField
          control={form.control}
          name="officer"
          label={t('profile.AbsenceDialog.officer')}
          valueAs="number"
          placeholder={t('profile.AbsenceDialog.choose')}
          options={options}
          isRequired
        />
        <DateField
          control={form.control}
          name="firstDay"
          label={t('profile.AbsenceDialog.firstDay')}
          isRequired
        />
        <DateField
          control={form.control}
          name="lastDay"
          label={t('profile.AbsenceDialog.lastDay')}
          hint={t('profile.AbsenceDialog.lastDayHint')}
          min={today}
          isRequired
        />
        <SelectField
          control={form.control}
          name="deputy"
          label={t('profile.AbsenceDialog.deputy')}
          hint={t('profile.AbsenceDialog.deputyHint')}
          valueAs="number"
          placeholder={t('profile.AbsenceDialog.choose')}
          options={options.filter(({ id }) => id !== officer)}
          isRequired
        />
      </Stack>
    </ModalDialog>
  );
}
