import { ApiError } from 'shared-client';
import { apiErrorText, fieldErrorText, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { ChoiceFault } from './photos/lookAtChosen.ts';
import { MOST_PHOTOS } from './photos/photoMessages.ts';
import type { UploadFault } from './useFileUpload.ts';

const FAULT_KEYS = {
  several: 'applicationForm.files.faults.several',
  'not-a-pdf': 'applicationForm.files.faults.notPdf',
  'file-too-large': 'applicationForm.files.faults.tooLarge',
  'too-many-photos': 'applicationForm.files.faults.tooManyPhotos',
  'photos-too-large': 'applicationForm.files.faults.photosTooLarge',
  'photos-failed': 'applicationForm.files.faults.photosFailed',
  'unreadable-photo': 'applicationForm.files.faults.unreadablePhoto',
} as const satisfies Readonly<Record<ChoiceFault['fault'], string>>;

/** Says what went wrong with a file, in the documents' words where they have some. */
export function useUploadText(problem: UploadFault | undefined): string | undefined {
  const { t } = useTranslation(MODULE_ID);
  if (problem === undefined) return undefined;
  if ('fault' in problem) return t(FAULT_KEYS[problem.fault], { name: problem.name, most: MOST_PHOTOS });
  const { error } = problem;
  if (!(error instanceof ApiError)) return t('applicationForm.files.faults.failed');
  const [first] = error.errors;
  if (first === undefined) return apiErrorText(error, t);
  if (first.code === 'not-a-pdf' || first.code === 'file-too-large') return t(FAULT_KEYS[first.code]);
  return fieldErrorText(first, t);
}
