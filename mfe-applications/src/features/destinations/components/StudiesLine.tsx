import type { DestinationList } from 'shared-contracts/places/destinations.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { Button, Cluster, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type StudiesLineProps = {
  readonly department: DestinationList['department'];
  readonly year: number;
  readonly cycle: number | null;
  readonly onChange: () => void;
};

/** Says for whom the list is, and lets it be put right. */
export function StudiesLine({ department, year, cycle, onChange }: StudiesLineProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const known = cycle === 6 || cycle === 7 || cycle === 8 ? cycle : 'all';
  return (
    <Cluster gap="S" align="center">
      <span>
        {t('destinations.StudiesLine.text', {
          department: nameIn(department, language),
          cycle: t(`destinations.cycleInText.${known}`),
          year: academicYearName(year),
        })}
      </span>
      <Button size="small" icon="edit" onClick={onChange}>
        {t('destinations.StudiesLine.change')}
      </Button>
    </Cluster>
  );
}
