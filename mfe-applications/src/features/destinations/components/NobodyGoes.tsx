import type { DestinationList } from 'shared-contracts/places/destinations.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { Alert, Button, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { WhomToAsk } from './WhomToAsk.tsx';

type NobodyGoesProps = {
  readonly list: DestinationList;
  readonly onAsk: () => void;
};

/** A department without agreements for the year: says so, and whom to ask. */
export function NobodyGoes({ list, onAsk }: NobodyGoesProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  return (
    <Alert kind="warning">
      <p>
        {t('destinations.NobodyGoes.text', {
          department: nameIn(list.department, language),
          year: academicYearName(list.year),
        })}
      </p>
      <WhomToAsk department={list.department.id} />
      <Button onClick={onAsk}>{t('destinations.NobodyGoes.other')}</Button>
    </Alert>
  );
}
