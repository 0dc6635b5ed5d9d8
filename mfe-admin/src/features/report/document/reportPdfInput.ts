import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Letterhead } from 'shared-pdf/page';
import type { WrittenTable } from '../model/reportTable.ts';
import type { Colours } from '../picture/colours.ts';
import type { Picture } from '../picture/picture.ts';

/**
 * Everything that the document says, in its language, as plain data that can be sent to a worker.
 *
 * - madeAt: ISO time
 * - summary: the figures of all together, one in each row; notes: how they were counted
 * - parts: one for each way of dividing; text: a sentence above the table, `''` for none
 */
export type ReportPdfInput = {
  readonly tag: LanguageTag;
  readonly madeAt: string;
  readonly letterhead: Letterhead | undefined;
  readonly title: string;
  readonly subtitle: string;
  readonly footer: string;
  readonly colours: Colours;
  readonly summaryTitle: string;
  readonly summary: WrittenTable;
  readonly notesTitle: string;
  readonly notes: readonly string[];
  readonly parts: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly pictures: readonly Picture[];
    readonly table: WrittenTable;
  }>;
  /** Stands in place of a table without lines. */
  readonly empty: string;
};
