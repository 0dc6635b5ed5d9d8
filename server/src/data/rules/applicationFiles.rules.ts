import { MAX_PDF_BYTES } from 'shared-contracts/entities/pdfFile.ts';
import type { FieldError } from 'shared-contracts/errors.ts';
import { conflict, notPermitted } from '../../platform/refusals.ts';
import type { SaveContext } from '../save/saveContext.ts';
import type { StoredRecord } from '../save/storedRecord.ts';
import { applicantOf } from './applicant.ts';
import { isFileSubmitted } from './applicationFilesData.ts';
import type { SetRules } from './setRules.ts';

const PDF_MAGIC = '%PDF-';

/**
 * A file is a PDF of at most 10 MB and belongs to the applicant; nobody hands one over to somebody else. The files of a
 * submitted application are the office's.
 */
export const applicationFileRules: SetRules = {
  apply: async ({ before, after, posted }, context) => {
    if (before !== null && after.owner !== before.owner) throw notPermitted('owner');
    if (before === null) after.owner = await applicantOf(after, context);
    else await refuseSubmitted(before, context);
    const content = posted.fields.get('fileBase64');
    return typeof content === 'string' ? pdfErrors(content) : [];
  },
  checkDelete: refuseSubmitted,
};

async function refuseSubmitted(file: StoredRecord, context: SaveContext): Promise<void> {
  if (
    context.caller.permissions.includes('application_settings') ||
    !(await isFileSubmitted(file.id, context))
  )
    return;
  throw conflict(
    {
      en: 'The file belongs to an application that has been submitted.',
      el: 'Το αρχείο ανήκει σε αίτηση που έχει υποβληθεί.',
    },
    { field: 'id', code: 'submitted' },
  );
}

/** Checks the content of an upload: base64 without a data-URL prefix, not too large, and a PDF by its first bytes. */
export function pdfErrors(base64: string): FieldError[] {
  const field = 'fileBase64';
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_PDF_BYTES)
    return [{ field, code: 'file-too-large', params: { max: MAX_PDF_BYTES } }];
  // Buffer skips what is not base64; only a text that comes back unchanged was base64 altogether.
  if (bytes.toString('base64') !== base64) return [{ field, code: 'not-base64' }];
  return bytes.subarray(0, PDF_MAGIC.length).toString('latin1') === PDF_MAGIC
    ? []
    : [{ field, code: 'not-a-pdf' }];
}
