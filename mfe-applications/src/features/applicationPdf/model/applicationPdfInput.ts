import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import type { Letterhead } from 'shared-pdf/page';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

/**
 * Everything that the document says, as plain data that can be sent to a worker.
 *
 * - fileNames: of the files that are attached, by slot
 * - letterhead: whose document it is; absent where the portal does not know it
 * - madeAt: ISO time that the foot of each page states
 */
export type ApplicationPdfInput = {
  readonly application: ApplicationItem;
  readonly fileNames: Readonly<Partial<Record<FileSlot, string>>>;
  readonly tag: LanguageTag;
  readonly madeAt: string;
  readonly letterhead?: Letterhead | undefined;
};
