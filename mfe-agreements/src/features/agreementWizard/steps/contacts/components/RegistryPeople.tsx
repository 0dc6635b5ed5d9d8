import type { DepartmentOption } from 'shared-contracts/entities/departmentName.ts';
import { useMemo } from 'react';
import { useExchange, useQuery } from 'shared-auth/api';
import { Alert, Button, makeStyles, Spinner, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { ContactForm } from '../../../model/agreementForm.ts';
import { partnerUnitQuery } from '../api/partnerRegistry.queries.ts';
import { contactName, newContact } from '../model/contactForm.ts';
import { isTaken, toDepartmentChoice, toRegistryContacts } from '../model/partnerRegistry.ts';
import { RegistryFailure } from './RegistryFailure.tsx';

type RegistryPeopleProps = {
  readonly heiId: string;
  readonly ounitId: string;
  /** Departments of the partner that we know. */
  readonly known: readonly DepartmentOption[];
  readonly contacts: () => readonly ContactForm[];
  readonly onAdd: (contact: ContactForm) => void;
  readonly isFull: boolean;
};

/** The people of one unit of the partner's registry, each with a button that makes a contact of them. */
export function RegistryPeople({ heiId, ounitId, known, contacts, onAdd, isFull }: RegistryPeopleProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const exchange = useExchange();
  const unit = useQuery(partnerUnitQuery(exchange, heiId, ounitId));
  const { data } = unit;
  const department = useMemo(() => (data == null ? null : toDepartmentChoice(data, known)), [data, known]);
  const people = data == null || department === null ? [] : toRegistryContacts(data, department);

  if (unit.isPending) return <Spinner label={t('agreementSteps.RegistryPeople.loading')} />;
  if (unit.isError)
    return (
      <RegistryFailure error={unit.error} isBusy={unit.isFetching} onRetry={() => void unit.refetch()} />
    );
  if (department === null) return <Alert kind="information">{t('agreementSteps.RegistryPeople.gone')}</Alert>;
  return (
    <>
      {people.length === 0 && (
        <p className={styles.text}>{t('agreementSteps.RegistryPeople.nobody', { name: department.name })}</p>
      )}
      <ul className={styles.people}>
        {people.map((person, index) => {
          const name =
            contactName(person) ||
            person.email ||
            t('agreementSteps.ContactEntry.nameless', { number: index + 1 });
          const isThere = isTaken(person, contacts());
          return (
            <li key={`${index} ${person.email}`} className={styles.person}>
              <span>
                {name}{' '}
                {person.email !== '' && person.email !== name && (
                  <span className={styles.email}>{person.email}</span>
                )}
              </span>
              <Button
                size="small"
                icon={isThere ? 'success' : 'new'}
                isDisabled={isThere || isFull}
                onClick={() => onAdd(person)}
              >
                {isThere
                  ? t('agreementSteps.RegistryPeople.added', { name })
                  : t('agreementSteps.RegistryPeople.add', { name })}
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button size="small" icon="new" isDisabled={isFull} onClick={() => onAdd(newContact(department))}>
          {t('agreementSteps.RegistryPeople.addByHand', { name: department.name })}
        </Button>
      </div>
    </>
  );
}

const useStyles = makeStyles({
  text: { margin: 0 },
  people: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', rowGap: tokens.spacingVerticalXS },
  person: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    overflowWrap: 'anywhere',
  },
  email: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
