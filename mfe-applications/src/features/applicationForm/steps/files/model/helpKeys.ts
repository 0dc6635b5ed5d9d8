import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';

/** What belongs into each slot, for people. */
export const HELP_KEYS = {
  europassCv: 'applicationForm.files.help.europassCv',
  academicIdentity: 'applicationForm.files.help.academicIdentity',
  proposedCurriculum: 'applicationForm.files.help.proposedCurriculum',
  foreignLanguageCertificate: 'applicationForm.files.help.foreignLanguageCertificate',
  detailedDegreeScore: 'applicationForm.files.help.detailedDegreeScore',
  detailedMastersDegreeScore: 'applicationForm.files.help.detailedMastersDegreeScore',
  letterOfAcceptance: 'applicationForm.files.help.letterOfAcceptance',
  recommendationLetter: 'applicationForm.files.help.recommendationLetter',
  disabilityCertificate: 'applicationForm.files.help.disabilityCertificate',
} as const satisfies Readonly<Record<FileSlot, string>>;
