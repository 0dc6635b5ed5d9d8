import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';

/** Where a row lies in the form. */
export type RowFieldProps<List extends MobilityList = MobilityList> = {
  readonly list: List;
  readonly index: number;
  readonly isDisabled: boolean;
};
