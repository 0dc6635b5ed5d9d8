import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { exchangeErrorText, useMemberLabel } from 'shared-record/pages';
import { Alert, Button, formatNumber, ModalDialog, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { SharedChange } from '../model/form/changedPeople.ts';

type SharedPeopleQuestionProps = {
  readonly shared: readonly SharedChange[];
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onHereAlone: () => void;
  readonly onEverywhere: () => void;
  readonly onCancel: () => void;
};

/** Asks whether people whom other agreements name too are changed in this one alone, or everywhere, and says what both mean. */
export function SharedPeopleQuestion(props: SharedPeopleQuestionProps) {
  const { shared, isBusy, error, onHereAlone, onEverywhere, onCancel } = props;
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const label = useMemberLabel(CONTACT);
  return (
    <ModalDialog
      role="alertdialog"
      shape="wide"
      title={t('agreementWizard.SharedPeopleQuestion.title')}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
      actions={
        <>
          <Button isDisabled={isBusy} onClick={onCancel}>
            {t('agreementWizard.SharedPeopleQuestion.cancel')}
          </Button>
          <Button isDisabled={isBusy} onClick={onHereAlone}>
            {t('agreementWizard.SharedPeopleQuestion.hereAlone')}
          </Button>
          <Button appearance="primary" isBusy={isBusy} onClick={onEverywhere}>
            {t('agreementWizard.SharedPeopleQuestion.everywhere')}
          </Button>
        </>
      }
    >
      {error !== null && <Alert kind="error">{exchangeErrorText(error, t)}</Alert>}
      <Stack as="ul" gap="S">
        {shared.map(({ person, changes, others }) => (
          <li key={person.id}>
            {t('agreementWizard.SharedPeopleQuestion.person', {
              name: personText(person.wordings[0] ?? {}, tag) || '?',
              count: others,
              number: formatNumber(others, tag),
            })}{' '}
            {Object.entries(changes)
              .map(([member, value]) => `${label(member as keyof typeof changes)}: ${value || '–'}`)
              .join(' · ')}
          </li>
        ))}
      </Stack>
      <p>{t('agreementWizard.SharedPeopleQuestion.text')}</p>
    </ModalDialog>
  );
}
