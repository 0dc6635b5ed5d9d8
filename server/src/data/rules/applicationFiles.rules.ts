import type { Stored } from 'shared-contracts/members/stored.ts';
import { conflict, notPermitted } from '../../platform/refusals.ts';
import type { SaveContext } from '../save/saveContext.ts';
import { applicantOf } from './applicant.ts';
import { isFileSubmitted } from './applicationFilesData.ts';
import { lockQuota, quotaErrors } from './fileQuota.ts';
import type { SetRules } from './setRules.ts';

/**
 * A file belongs to the applicant; nobody hands one over to somebody else. The files of a submitted application are the office's,
 * and the others of one person are counted.
 */
export const applicationFileRules: SetRules<'ApplicationFiles'> = {
  apply: async ({ before, after, changed }, context) => {
    if (before !== null && after.owner !== before.owner) throw notPermitted('owner');
    const owner = before === null ? await applicantOf(after, context) : before.owner;
    after.owner = owner;
    if (before !== null) await refuseSubmitted(before, context);
    if (!changed.includes('fileBase64')) return [];
    await lockQuota(owner, context.database);
    const size = after.fileBase64?.size ?? 0;
    return quotaErrors({ owner, size, id: before?.id }, context);
  },
  checkDelete: refuseSubmitted,
};

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
