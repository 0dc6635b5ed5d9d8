import type { DestinationList } from 'shared-contracts/places/destinations.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { Button, Card, Cluster, makeStyles, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { DepartmentSelect } from './DepartmentSelect.tsx';

type DepartmentCardProps = {
  /** The list of the person's own department, where it turned out to be empty. */
  readonly empty?: DestinationList | undefined;
  readonly onChoose: (department: number) => void;
  /** Absent where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
};

/** Asks whoever looks for others of which department: the answer stands in the address, and is not remembered. */
export function DepartmentCard({ empty, onChoose, onCancel }: DepartmentCardProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const styles = useStyles();
  return (
    <Card as="section" gap="M" aria-label={t('destinations.DepartmentCard.title')}>
      <p className={styles.text}>
        {empty !== undefined &&
          `${t('destinations.DepartmentCard.none', {
            department: nameIn(empty.department, language),
            year: academicYearName(empty.year),
          })} `}
        {t('destinations.DepartmentCard.text')}
      </p>
      <div className={styles.field}>
        <DepartmentSelect
          value={null}
          onChange={(department) => {
            if (department !== null) onChoose(department);
          }}
        />
      </div>
      {onCancel && (
        <Cluster gap="S">
          <Button onClick={onCancel}>{t('destinations.StudiesCard.cancel')}</Button>
        </Cluster>
      )}
    </Card>
  );
}

const useStyles = makeStyles({ text: { margin: 0 }, field: { maxWidth: '420px' } });
