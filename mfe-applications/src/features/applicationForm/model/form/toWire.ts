import type { ApplicationStatus, ApplicationType } from 'shared-contracts/applications/applications.ts';
import { FILE_SLOTS, type FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { shownSlots } from '../answers/fileSlots.ts';
import { APPLICATION_FORM, type ApplicationForm } from './applicationForm.ts';
import type { OpenedApplication } from './openedApplication.ts';

/**
 * Writes the form as the one body that saves all of an application, with type, status, owner and year.
 *
 * Source: specification document 3, sections 4 and 7.
 */
export function toWire(form: ApplicationForm, from: OpenedApplication, status: ApplicationStatus) {
  const { id, version, type, ownerId, applicationYear } = from;
  const { pastMobilityData, languageData, filesData, ...members } = APPLICATION_FORM.write(form);
  return {
    ...(id === null ? {} : { id, dateModified: version }),
    ...(ownerId === null ? {} : { owner: { id: ownerId } }),
    // A draft that is handed in is of the year in which that happens: the server knows it.
    ...(applicationYear === null || (id !== null && status !== from.status) ? {} : { applicationYear }),
    type,
    status,
    ...members,
    // A level that was chosen before somebody said that there is no state certificate is of none.
    languageData: languageData.map((language) =>
      language.stateCertificate === 1 ? language : { ...language, stateCertificateLevel: null },
    ),
    // Stays that were typed before somebody answered "no" are kept in the browser, and belong to no application.
    pastMobilityData: form.pastMobilities === true ? pastMobilityData : [],
    filesData: filesData.map((files) => withoutHiddenSlots(files, type, form.specialNeedsCategory)),
  };
}

/** A file that was given before the special needs were taken back is not sent: it says what nobody has to know any more. */
function withoutHiddenSlots<Files extends Partial<Record<FileSlot, number | null>>>(
  files: Files,
  type: ApplicationType,
  hasSpecialNeeds: boolean,
): Files {
  const shown = shownSlots(type, hasSpecialNeeds).map(({ slot }) => slot);
  const hidden = FILE_SLOTS.filter((slot) => !shown.includes(slot));
  return { ...files, ...Object.fromEntries(hidden.map((slot) => [slot, null])) };
}
