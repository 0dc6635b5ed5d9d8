import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { Destination } from 'shared-contracts/places/destinations.ts';
import { useCall, useQuery } from 'shared-client';
import { DefinitionList, formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { destinationQuery } from '../../api/destination.queries.ts';
import { Section } from './Section.tsx';

type DemandSectionProps = { readonly destination: Destination; readonly department: number };

/** How many of the department asked for it, got it and are there; small numbers are only said to be small. */
export function DemandSection({ destination, department }: DemandSectionProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const demand = useQuery(destinationQuery(useCall(), destination.id, department)).data?.demand;
  if (demand === undefined) return null;
  const count = (value: number | null) =>
    value === null ? t('destinations.DemandSection.few') : formatNumber(value, tag);
  const years = { from: academicYearName(demand.firstYear), to: academicYearName(demand.lastYear) };
  return (
    <Section title={t('destinations.DemandSection.title')}>
      <DefinitionList
        entries={[
          [t('destinations.DemandSection.asked', years), count(demand.asked)],
          [t('destinations.DemandSection.given', years), count(demand.given)],
          [t('destinations.DemandSection.now'), count(demand.now)],
        ]}
      />
    </Section>
  );
}
