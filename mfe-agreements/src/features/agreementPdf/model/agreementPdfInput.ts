import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import type { Letterhead } from 'shared-pdf/page';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

/**
 * Everything that the document says, as plain data that can be sent to a worker.
 *
 * - factsheets: the active one of each institution; an institution without one is named as such in the document
 * - letterhead: whose document it is; absent where the portal does not know it
 * - madeAt: ISO time that the foot of each page states
 */
export type AgreementPdfInput = {
  readonly agreement: AgreementItem;
  readonly factsheets: readonly FactsheetItem[];
  readonly tag: LanguageTag;
  readonly madeAt: string;
  readonly letterhead?: Letterhead | undefined;
};
