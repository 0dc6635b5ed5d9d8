import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import { useCallback } from 'react';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import type { ColumnId } from './model/columns.ts';

/** Names columns: members of rows as everywhere, and what only the table has. */
export function useColumnNames(): (column: ColumnId) => string {
  const { t } = useTranslation(MODULE_ID);
  const ofStudents = useMemberLabel(STUDENT_MOBILITY_FOR_STUDIES);
  const ofStaff = useMemberLabel(STAFF_MOBILITY_FOR_TEACHING);
  const ofAgreement = useMemberLabel(AGREEMENT);
  return useCallback(
    (column) => {
      switch (column) {
        case 'agreement':
        case 'kind':
        case 'from':
        case 'to':
        case 'perPerson':
        case 'years':
          return t(`mobilityGrid.columns.${column}`);
        case 'status':
          return ofAgreement('status');
        case 'totalDaysPerYear':
          return ofStaff(column);
        default:
          return ofStudents(column);
      }
    },
    [t, ofStudents, ofStaff, ofAgreement],
  );
}
