import type { AgreementForm, ContactForm } from './agreementForm.ts';

/**
 * Joins a new agreement's form with what an earlier save of it has stored: its answer was lost, and the form has been changed since.
 *
 * Everything stays as it was typed. Contacts take the records that were made for them; rows have no record in the form, and take the keys by
 * which the two can be compared.
 */
export function adoptSaved(mine: AgreementForm, saved: AgreementForm): AgreementForm {
  return {
    ...mine,
    localContacts: withRecords(mine.localContacts, saved.localContacts),
    partnerContacts: withRecords(mine.partnerContacts, saved.partnerContacts),
    studentMobilitiesForStudies: withKeys(
      mine.studentMobilitiesForStudies,
      saved.studentMobilitiesForStudies,
    ),
    studentMobilitiesForTraineeship: withKeys(
      mine.studentMobilitiesForTraineeship,
      saved.studentMobilitiesForTraineeship,
    ),
    staffMobilitiesForTeaching: withKeys(mine.staffMobilitiesForTeaching, saved.staffMobilitiesForTeaching),
    staffMobilitiesForTraining: withKeys(mine.staffMobilitiesForTraining, saved.staffMobilitiesForTraining),
  };
}

function withRecords(mine: readonly ContactForm[], saved: readonly ContactForm[]): ContactForm[] {
  const free = saved.filter(({ id }) => !mine.some((contact) => contact.id === id));
  return mine.map((contact) => {
    const place = free.findIndex(({ email }) => email === contact.email.trim());
    if (contact.id !== null || place < 0) return contact;
    const [record] = free.splice(place, 1);
    return record === undefined ? contact : { ...contact, id: record.id, key: record.key };
  });
}

function withKeys<Row extends { key: string }>(
  mine: readonly Row[] | null,
  saved: readonly Row[] | null,
): Row[] | null {
  return mine?.map((row, index) => ({ ...row, key: saved?.[index]?.key ?? row.key })) ?? null;
}
