import {
  STAFF_MOBILITY_FOR_TEACHING,
  STUDENT_MOBILITY_FOR_STUDIES,
} from 'shared-contracts/agreements/members/mobilityRow.ts';
import { studyCycleText } from 'shared-contracts/reference/levels.ts';
import { partnersWordTexts } from 'shared-contracts/agreements/partnersWordTexts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { isStudentRow, totalOf, type MobilityRow } from '../../model/details/mobilityLists.ts';
import { InstitutionAndDepartment } from './InstitutionAndDepartment.tsx';
import { PartnersWords } from './PartnersWords.tsx';
import { SubjectArea } from './SubjectArea.tsx';

type MobilityTableProps = { readonly caption: string; readonly rows: readonly MobilityRow[] };

/** One of the four lists: from where to where, in which subject, how many, how long. Students have study cycles and blended mobility. */
export function MobilityTable({ caption, rows }: MobilityTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(STUDENT_MOBILITY_FOR_STUDIES);
  const staffLabel = useMemberLabel(STAFF_MOBILITY_FOR_TEACHING);
  const { tag } = useLanguage();
  const areStudents = rows.some(isStudentRow);
  const number = (value: number | null | undefined) => (value == null ? '-' : formatNumber(value, tag));

  const studentColumns: readonly Column<MobilityRow>[] = [
    {
      id: 'cycle',
      header: label('studyCycles'),
      cell: (row) =>
        (isStudentRow(row) &&
          row.studyCycles.map(({ studyCycle }) => studyCycleText(studyCycle, tag)).join(', ')) ||
        '-',
      width: '9%',
    },
  ];
  const blendedColumn: Column<MobilityRow> = {
    id: 'blended',
    header: `${label('blended')}**`,
    cell: (row) =>
      t(
        isStudentRow(row) && row.blended
          ? 'agreementView.MobilityTable.yes'
          : 'agreementView.MobilityTable.no',
      ),
    width: '132px',
  };
  const columns: readonly Column<MobilityRow>[] = [
    {
      id: 'from',
      header: t('agreementView.MobilityTable.from'),
      cell: (row) => (
        <InstitutionAndDepartment institution={row.fromInstitution} department={row.fromDepartment} />
      ),
      isRowHeader: true,
    },
    {
      id: 'to',
      header: t('agreementView.MobilityTable.to'),
      cell: (row) => (
        <InstitutionAndDepartment institution={row.toInstitution} department={row.toDepartment} />
      ),
    },
    {
      id: 'subject',
      header: t('agreementView.MobilityTable.subjectArea'),
      cell: (row) => <SubjectArea areas={row.subjectAreasWithClarifications} />,
      width: '19%',
    },
    ...(areStudents ? studentColumns : []),
    {
      id: 'number',
      header: label('mobilitiesPerYear'),
      cell: (row) => number(row.mobilitiesPerYear),
      isNumeric: true,
      width: '10%',
    },
    {
      id: 'total',
      header: areStudents ? label('totalMonthsPerYear') : staffLabel('totalDaysPerYear'),
      cell: (row) => number(totalOf(row)),
      isNumeric: true,
      width: '9%',
    },
    ...(areStudents ? [blendedColumn] : []),
    {
      id: 'other',
      header: `${label('otherInfoTerms')}*`,
      cell: ({ otherInfoTerms, asPartnerSent }) =>
        asPartnerSent?.words.some(({ member, text }) => member === 'otherInfoTerms' && text !== '')
          ? t('agreementView.PartnersWords.below')
          : otherInfoTerms || '-',
      width: '12%',
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowDetail={({ asPartnerSent }) =>
        partnersWordTexts(asPartnerSent, tag).length > 0 && <PartnersWords asPartnerSent={asPartnerSent} />
      }
      hasManyColumns
    />
  );
}
