import { APPLICATION_FILE } from '../members/application.ts';
import { pick } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const pickedApplicationFile = pick(APPLICATION_FILE, ['id', 'fileName', 'marks', 'dateModified']);

export interface ApplicationFile extends RecordOf<typeof pickedApplicationFile> {}
/** A file that was uploaded, without its content, as `ApplicationFiles` answers. */
export const applicationFile: Named<typeof pickedApplicationFile, ApplicationFile> = pickedApplicationFile;
