import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';

/**
 * Tells whether a row offers to edit its agreement: always to whoever edits agreements, to others while it is a draft.
 *
 * - canEditAll: holds `iia_edit`
 *
 * Source: specification document 1, sections 2.3 and 6. The server decides by the same rule.
 */
export function canEditAgreement(canEditAll: boolean, statusId: number | undefined): boolean {
  return canEditAll || statusId === AGREEMENT_STATUS.Draft;
}
