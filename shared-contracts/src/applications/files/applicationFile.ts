import { APPLICATION_FILE } from '../members/application.ts';
import { pick } from '../../members/reply/pick.ts';
import type { RecordOf } from '../../members/reply/picked.ts';

/** A file that was uploaded, without its content, as `ApplicationFiles` answers. */
export const applicationFile = pick(APPLICATION_FILE, ['id', 'fileName', 'marks', 'dateModified']);
export interface ApplicationFile extends RecordOf<typeof applicationFile> {}
