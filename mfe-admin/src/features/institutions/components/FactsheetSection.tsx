import { factsheetView } from 'shared-contracts/releases/addresses.ts';
import { useApi, useQuery } from 'shared-client';
import { Cluster, formatDayMonthYear, TextLink, useTranslation } from 'shared-ui/core';
import { ReadSection } from '../../../lib/ReadSection.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { institutionFactsheetQuery } from '../api/institutions.queries.ts';

/** The factsheet in force. */
export function FactsheetSection({ institutionId }: { readonly institutionId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const query = useQuery(institutionFactsheetQuery(useApi(), institutionId));
  return (
    <ReadSection title={t('institutions.FactsheetSection.title')} query={query}>
      {({ value: [factsheet] }) =>
        factsheet === undefined ? (
          <span>{t('institutions.FactsheetSection.none')}</span>
        ) : (
          <Cluster gap="M" align="center">
            <TextLink to={factsheetView({ factsheetId: factsheet.id })}>
              {t('institutions.FactsheetSection.view', { id: factsheet.id })}
            </TextLink>
            {factsheet.dateModified && (
              <span>
                {t('institutions.FactsheetSection.changed', {
                  date: formatDayMonthYear(factsheet.dateModified),
                })}
              </span>
            )}
          </Cluster>
        )
      }
    </ReadSection>
  );
}
