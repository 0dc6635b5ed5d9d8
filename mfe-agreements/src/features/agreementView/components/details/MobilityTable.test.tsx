import { screen } from '@testing-library/react';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/members/mobilityRow.ts';
import { renderInPortal } from 'shared-ui/testing';
import { filledFields } from '../../../../testing/filledFields.ts';
import { moduleTexts } from '../../../../testing/moduleTexts.ts';
import type { MobilityRow } from '../../model/mobilityLists.ts';
import { buildStudentRow } from '../../testing/buildAgreement.ts';
import { MobilityTable } from './MobilityTable.tsx';

const { studyCycles, totalMonthsPerYear, blended, ...both } = buildStudentRow();
const rows = [
  [STUDENT_MOBILITY_FOR_STUDIES, { ...both, studyCycles, totalMonthsPerYear, blended }],
  [STAFF_MOBILITY_FOR_TEACHING, { ...both, totalDaysPerYear: 4 }],
] as const;
const cases = rows.flatMap(([entity, row]) =>
  Object.entries(filledFields(entity)).map(([member, value]) => [entity.set, member, value, row] as const),
);

describe('<MobilityTable>', () => {
  test.each(cases)('shows what a row of %s has as %s', (_set, member, value, row) => {
    const filled: MobilityRow = { ...row, [member]: value };
    renderInPortal(<MobilityTable caption="Rows" rows={[filled]} />, { messages: moduleTexts('en') });
    expect(screen.getByRole('table', { name: 'Rows' })).toHaveTextContent(String(value));
  });
});
