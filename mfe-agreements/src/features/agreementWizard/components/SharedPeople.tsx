import { correctPerson, readPerson } from 'shared-contracts/people/peopleCalls.ts';
import { useEffect, useRef } from 'react';
import { useCall, useMutation, useQuery } from 'shared-client';
import type { ContactForm } from '../model/form/agreementForm.ts';
import { sharedChange, type SharedChange } from '../model/form/changedPeople.ts';
import { SharedPeopleQuestion } from './SharedPeopleQuestion.tsx';

type SharedPeopleProps = {
  /** Contacts of ours that the form says something else of. */
  readonly records: readonly ContactForm[];
  /** The agreement is not stored yet. */
  readonly isNew: boolean;
  /** Saves the agreement. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
};

/**
 * Asks before a save that changes people whom other agreements name too: here alone, or everywhere. Where nobody is shared it is saved at once.
 *
 * Who is corrected everywhere is so before the agreement is saved, so that it finds them as it says them. Whoever is not corrected is worded by this agreement
 * for itself, as the save does it.
 */
export function SharedPeople({ records, isNew, onSave, onCancel }: SharedPeopleProps) {
  const call = useCall();
  const ids = records.map(({ id }) => id ?? 0);
  const { data: shared } = useQuery({
    queryKey: ['mfe-agreements', 'sharedPeople', records],
    queryFn: async ({ signal }) => {
      const found = records.map(async (contact, index) => {
        // Somebody who is none of ours, or cannot be read now, is nobody whom it could be asked about.
        const person = await call(readPerson, { params: { id: ids[index] ?? 0 }, signal }).catch(() => null);
        return person === null ? undefined : sharedChange(contact, person, isNew);
      });
      return (await Promise.all(found)).filter((change) => change !== undefined);
    },
    staleTime: 0,
    gcTime: 0,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (changes: readonly SharedChange[]) => {
      for (const { person, changes: said } of changes) {
        await call(correctPerson, {
          params: { id: person.id },
          body: { version: person.version, changes: said },
        });
      }
    },
    onSuccess: onSave,
  });
  const isFree = shared?.length === 0;
  const save = useRef(onSave);
  useEffect(() => {
    if (isFree) save.current();
  }, [isFree]);
  if (shared === undefined || isFree) return null;
  return (
    <SharedPeopleQuestion
      shared={shared}
      isBusy={isPending}
      error={error}
      onHereAlone={onSave}
      onEverywhere={() => mutate(shared)}
      onCancel={onCancel}
    />
  );
}
