import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { FILES_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useApplicationForm } from './formContext.ts';

/** What the office calls the file in a slot: what it is for, and the applicant's number. Undefined before its student, who knows it by its own name. */
export function useOfficeFileName(slot: FileSlot): string | undefined {
  const { isOffice, applicant } = useApplicationForm();
  const label = useMemberLabel(FILES_DATA)(slot);
  return isOffice
    ? toPdfFileName([label, applicant.universityRegistryNumber].filter(Boolean).join(' '))
    : undefined;
}
