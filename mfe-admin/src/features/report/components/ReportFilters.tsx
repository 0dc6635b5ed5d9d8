import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { makeStyles, MEDIA, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { REPORT_KINDS, type ReportSearch } from '../model/reportSearch.ts';
import { kindText } from '../model/reportTexts.ts';
import type { DividedReport } from '../model/reportFigures.ts';

type ReportFiltersProps = {
  readonly search: ReportSearch;
  /** Undefined while nobody knows of which years there is anything. */
  readonly report: DividedReport | undefined;
  readonly onChange: (change: Partial<ReportSearch>) => void;
};

/** The academic year, and what places are counted of. */
export function ReportFilters({ search, report, onChange }: ReportFiltersProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const year = search.year ?? report?.present ?? null;
  return (
    <div className={styles.filters}>
      <FilterChoice
        label={t('report.ReportFilters.year')}
        value={year}
        isClearable={false}
        options={yearsOf(year, report).map((value) => ({ value, label: academicYearName(value) }))}
        onChange={(chosen) => onChange({ year: chosen === report?.present ? null : chosen, lines: null })}
      />
      <FilterChoice
        label={t('report.ReportFilters.kind')}
        value={search.kind}
        isClearable={false}
        options={REPORT_KINDS.map((value) => ({ value, label: kindText(value, { t, language, tag }) }))}
        onChange={(kind) => onChange({ kind: kind ?? 'studies' })}
      />
    </div>
  );
}

/** Years of which there is anything, the latest first, with the one that is asked for and the present one. */
function yearsOf(year: number | null, report: DividedReport | undefined): readonly number[] {
  const years = new Set<number>();
  if (year !== null) years.add(year);
  if (report !== undefined) {
    years.add(report.present);
    const { firstYear, lastYear } = report;
    if (firstYear !== null && lastYear !== null)
      for (let one = firstYear; one <= lastYear; one += 1) years.add(one);
  }
  return [...years].toSorted((one, other) => other - one);
}

const useStyles = makeStyles({
  filters: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 320px))',
    gap: tokens.spacingHorizontalL,
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [MEDIA.print]: { display: 'none' },
  },
});
