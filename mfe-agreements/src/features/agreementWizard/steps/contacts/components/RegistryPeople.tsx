import { useApi, useQuery } from 'shared-client';
import { roleDescriptionsQuery } from 'shared-record/reference';
import { Button, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { DepartmentChoice } from 'shared-contracts/institutions/members/departmentForm.ts';
import type { ContactForm } from '../../../model/form/agreementForm.ts';
import { newContact } from '../model/contactForm.ts';
import { isTaken, toRegistryContacts, type RegistryPlace } from '../model/partnerRegistry.ts';
import { textsInOneLanguage } from '../model/registryText.ts';
import { moveByArrows } from './moveByArrows.ts';
import { RegistryPerson } from './RegistryPerson.tsx';

type RegistryPeopleProps = {
  readonly place: RegistryPlace;
  readonly department: DepartmentChoice;
  readonly contacts: () => readonly ContactForm[];
  readonly onAdd: (contact: ContactForm) => void;
  readonly isFull: boolean;
};

/** The people of one place of the partner's registry, each with a button that makes a contact of them. */
export function RegistryPeople({ place, department, contacts, onAdd, isFull }: RegistryPeopleProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const offered = useQuery(roleDescriptionsQuery(useApi())).data?.value;
  const people = toRegistryContacts(place, department, offered?.map(({ value }) => value) ?? []);
  const { name } = department;
  return (
    <>
      {people.length === 0 ? (
        <p className={styles.text}>{t('agreementSteps.RegistryPeople.nobody', { name })}</p>
      ) : (
        // Arrows are a second way: every button is reached by Tab as well.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul
          className={styles.people}
          aria-label={t('agreementSteps.RegistryPeople.label', { name })}
          onKeyDown={moveByArrows}
        >
          {people.map((person, index) => (
            <RegistryPerson
              key={`${index} ${person.email}`}
              person={person}
              roles={textsInOneLanguage(place.contact[index]?.roleDescription ?? [])}
              number={index + 1}
              isThere={isTaken(person, contacts())}
              isFull={isFull}
              onAdd={onAdd}
            />
          ))}
        </ul>
      )}
      <div>
        <Button size="small" icon="new" isDisabled={isFull} onClick={() => onAdd(newContact(department))}>
          {t('agreementSteps.RegistryPeople.addByHand', { name })}
        </Button>
      </div>
    </>
  );
}

const useStyles = makeStyles({
  text: { margin: 0 },
  people: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    // Some twenty people; the buttons in it take the keyboard there.
    maxHeight: '480px',
    overflowY: 'auto',
  },
});
