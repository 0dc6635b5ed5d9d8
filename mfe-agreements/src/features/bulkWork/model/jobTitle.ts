import type { BulkJob } from 'shared-contracts/bulk/bulkJobs.ts';
import { formatNumber } from 'shared-ui/core';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { yearsText } from './editText.ts';

/** Names a job by its work, the years of a renewal, and the number of its agreements. */
export function jobTitle(
  { work, years, counts }: BulkJob,
  t: (key: string, values: Readonly<Record<string, string | number>>) => string,
  tag: LanguageTag,
): string {
  const total = counts.waiting + counts.done + counts.refused + counts.stopped;
  const title = t(`bulkWork.works.${work}`, {});
  return t('bulkWork.jobTitle.agreements', {
    work: years === null ? title : `${title}: ${yearsText(years.startYear, years.endYear)}`,
    count: total,
    number: formatNumber(total, tag),
  });
}
