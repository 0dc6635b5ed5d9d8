import { ApiError } from 'shared-auth/api';
import { apiErrorText, fieldErrorText, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { FileFault } from './model/chosenPdf.ts';
import type { UploadFault } from './useFileUpload.ts';

const FAULT_KEYS = {
  several: 'applicationForm.files.faults.several',
  'not-a-pdf': 'applicationForm.files.faults.notPdf',
  'file-too-large': 'applicationForm.files.faults.tooLarge',
} as const satisfies Readonly<Record<FileFault, string>>;

/** Says what went wrong with a file, in the documents' words where they have some. */
export function useUploadText(problem: UploadFault | undefined): string | undefined {
  const { t } = useTranslation(MODULE_ID);
  if (problem === undefined) return undefined;
  if ('fault' in problem) return t(FAULT_KEYS[problem.fault]);
  const { error } = problem;
  if (!(error instanceof ApiError)) return t('applicationForm.files.faults.failed');
  const [first] = error.errors;
  if (first === undefined) return apiErrorText(error, t);
  if (first.code === 'not-a-pdf' || first.code === 'file-too-large') return t(FAULT_KEYS[first.code]);
  return fieldErrorText(first, t);
}
