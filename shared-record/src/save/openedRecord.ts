/**
 * A record as it was opened: what the form began from, and what a save of it has to name.
 *
 * - id: null for a new record
 * - version: its `dateModified`; null for a new one
 * - creationKey: UUID of the save that makes a new record, the same however often that is repeated; null for one that exists
 * - isAsMade: nobody has changed it since it was made
 */
export type OpenedRecord<Form> = {
  readonly id: number | null;
  readonly version: string | null;
  readonly creationKey: string | null;
  readonly isAsMade: boolean;
  readonly form: Form;
};
