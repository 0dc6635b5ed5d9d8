import { screen } from '@testing-library/react';
import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import { renderInPortal } from 'shared-ui/testing';
import { filledFields } from '../../../../testing/filledFields.ts';
import { moduleTexts } from '../../../../testing/moduleTexts.ts';
import type { MobilityRow } from '../../model/details/mobilityLists.ts';
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

  test('shows what the partner says beside a row that has no place for it, and a dash for what nobody says', () => {
    const words = [
      { member: 'toDepartment', text: 'unit-7', value: {} },
      { member: 'otherInfoTerms', text: 'All of the terms', value: {} },
    ];
    const row: MobilityRow = {
      ...rows[0][1],
      totalMonthsPerYear: null,
      otherInfoTerms: 'All of',
      asPartnerSent: { untouched: [], words },
    };
    renderInPortal(<MobilityTable caption="Rows" rows={[row]} />, { messages: moduleTexts('en') });
    expect(screen.getByText('unit-7')).toBeVisible();
    expect(screen.getByText('All of the terms')).toBeVisible();
    expect(screen.queryByText('All of')).toBeNull();
    expect(screen.getByText('see below')).toBeVisible();
    expect(screen.getByRole('table')).not.toHaveTextContent(/NaN|null/);
  });
});
