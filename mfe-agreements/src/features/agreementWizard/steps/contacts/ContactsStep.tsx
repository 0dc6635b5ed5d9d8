import { useMemo, useState } from 'react';
import { AGREEMENT_LIMITS, DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { EntryList, ListProblem, RemovedNotice, useEntries } from 'shared-record/edit';
import { departmentsQuery } from 'shared-record/reference';
import { Alert, ConfirmDialog, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm, ContactForm } from '../../model/form/agreementForm.ts';
import { useWizard } from '../../wizardContext.ts';
import { ContactActions } from './components/ContactActions.tsx';
import { ContactEntry } from './components/ContactEntry.tsx';
import type { ContactSide } from './components/contactFieldProps.ts';
import { RegistryPanel } from './components/RegistryPanel.tsx';
import { contactName, newContact } from './model/contactForm.ts';

/** The contacts of one side of the agreement. */
export function ContactsStep({ side }: { readonly side: ContactSide }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const { local, partner, departmentDomain, isReadOnly } = useWizard();
  const list = `${side}Contacts` as const;
  const entries = useEntries(useFormContext<AgreementForm>(), list);
  const [asked, setAsked] = useState<string | null>(null);
  const isLocal = side === 'local';
  const departments = useQuery(departmentsQuery(useApi(), isLocal ? local.id : (partner?.id ?? null))).data
    ?.value;

  const names = useMemo(
    () => new Map((departments ?? []).map((row) => [row.id, nameIn(row, language)])),
    [departments, language],
  );

  if (!isLocal && partner === null)
    return <Alert kind="information">{t('agreementSteps.ContactsStep.noPartner')}</Alert>;

  const add = (contact: ContactForm) => entries.addAt(entries.keys.length, contact);
  const addNew = () => {
    const own =
      departmentDomain === null || !isLocal
        ? undefined
        : departments?.find(({ domain }) => domain === departmentDomain);
    add(newContact(own === undefined ? null : { id: own.id, name: own.name, ounitId: own.ounitId ?? null }));
  };
  const remove = (key: string) => {
    const contact = entries.itemsNow().find((item) => item.key === key);
    if (isLocal && contact?.person === DEFAULT_LOCAL_CONTACT_ID) setAsked(key);
    else entries.remove(key);
  };
  const isFull = entries.keys.length >= AGREEMENT_LIMITS.contacts;

  return (
    <Stack gap="L">
      <ListProblem list={list} />
      {!isLocal && partner !== null && !isReadOnly && (
        <RegistryPanel partner={partner} contacts={entries.itemsNow} onAdd={add} isFull={isFull} />
      )}
      <EntryList
        label={t(
          isLocal ? 'agreementSteps.ContactsStep.localList' : 'agreementSteps.ContactsStep.partnerList',
        )}
        emptyText={t('agreementSteps.ContactsStep.empty')}
        field={`${list}.root`}
      >
        {entries.keys.map((key, index) => (
          <ContactEntry
            key={key}
            side={side}
            index={index}
            entryKey={key}
            isOpen={entries.openKey === key}
            isReadOnly={isReadOnly}
            departments={names}
            onToggle={entries.toggle}
            onRemove={remove}
          />
        ))}
      </EntryList>
      {entries.removed && (
        <RemovedNotice
          text={t('agreementSteps.ContactsStep.removed', {
            name:
              contactName(entries.removed.item, tag) ||
              t('agreementSteps.ContactEntry.nameless', { number: entries.removed.index + 1 }),
          })}
          onUndo={entries.undo}
        />
      )}
      {!isReadOnly && <ContactActions list={list} onAddNew={addNew} onAdd={add} isFull={isFull} />}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('agreementSteps.ContactsStep.defaultTitle')}
        text={t('agreementSteps.ContactsStep.defaultText')}
        confirmLabel={t('agreementSteps.ContactsStep.defaultRemove')}
        cancelLabel={t('agreementSteps.ContactsStep.defaultKeep')}
        onConfirm={() => {
          if (asked !== null) entries.remove(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}
