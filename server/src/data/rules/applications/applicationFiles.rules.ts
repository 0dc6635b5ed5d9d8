import { isPdfFileName, MOST_NAME_BYTES } from 'shared-contracts/applications/files/pdfFileName.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Stored } from 'shared-contracts/members/stored.ts';
import { conflict, notPermitted } from '../../../platform/problems/refusals.ts';
import { isStorableText } from 'shared-contracts/text/storableText.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import { applicantOf } from './applicant.ts';
import { isFileSubmitted } from './applicationFilesData.ts';
import { lockQuota, quotaErrors } from './fileQuota.ts';
import type { SetRules } from '../../../records/save/setRules.ts';

/**
 * A file belongs to the applicant, whose address `userMail` has; nobody hands one over to somebody else. The files of a submitted application are the office's,
 * and the others of one person are counted.
 */
export const applicationFileRules: SetRules<'ApplicationFiles'> = {
  apply: async ({ before, after, changed }, context) => {
    if (before !== null && after.owner !== before.owner) throw notPermitted('owner');
    const owner = before === null ? await applicantOf(after, context) : before.owner;
    after.owner = owner;
    after.userMail = await mailOf(owner, context);
    if (before !== null) await refuseSubmitted(before, context);
    const errors = changed.includes('fileName') ? fileNameErrors(after.fileName) : [];
    // However its letters were composed: one name is one name.
    after.fileName = after.fileName?.normalize('NFC') ?? null;
    if (!changed.includes('fileBase64')) return errors;
    after.marks = await marksOf(after.fileBase64?.sha256, context);
    await lockQuota(owner, context.database);
    const size = after.fileBase64?.size ?? 0;
    return [...errors, ...(await quotaErrors({ owner, size, id: before?.id }, context))];
  },
  checkDelete: refuseSubmitted,
};

/** Refuses a name that no file may have (`not-a-file-name`): one that the screens would have mended. What is no text is refused elsewhere. */
export function fileNameErrors(name: unknown): readonly FieldError[] {
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_NAME_BYTES) return [];
  if (!isStorableText(name)) return [];
  return isPdfFileName(name) ? [] : [{ field: 'fileName', code: 'not-a-file-name' }];
}

/** The address of the person whose file it is, whatever is posted for it. */
async function mailOf(owner: number, { database }: SaveContext) {
  const user = await database.selectFrom('users').select('email').where('id', '=', owner).executeTakeFirst();
  return user?.email == null ? null : { email: user.email };
}

/** What was found in the content when it came in. */
async function marksOf(sha256: string | undefined, { database }: SaveContext) {
  const found = await database
    .selectFrom('file_contents')
    .select('marks')
    .where('sha256', '=', sha256 ?? '')
    .executeTakeFirst();
  return found?.marks ?? null;
}

async function refuseSubmitted(file: Stored<'ApplicationFiles'>, context: SaveContext): Promise<void> {
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
