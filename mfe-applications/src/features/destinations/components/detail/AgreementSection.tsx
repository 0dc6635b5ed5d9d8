import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { Destination, DestinationList } from 'shared-contracts/places/destinations.ts';
import { useCall, useQuery } from 'shared-client';
import { DefinitionList, formatDate, StatusBadge, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { destinationQuery } from '../../api/destination.queries.ts';
import { useDestinationTexts } from '../../useDestinationTexts.ts';
import { Section } from './Section.tsx';

type AgreementSectionProps = { readonly destination: Destination; readonly list: DestinationList };

/** What each agreement gives and asks, row by row, and when the partner confirmed it last. */
export function AgreementSection({ destination, list }: AgreementSectionProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const texts = useDestinationTexts(list);
  const detail = useQuery(destinationQuery(useCall(), destination.id, list.department.id)).data;
  const label = (name: string) => t(`destinations.AgreementSection.${name}`);
  return (
    <Section title={label('title')}>
      {destination.agreements.map((agreement) => (
        <div key={agreement.id}>
          <p>
            {t('destinations.AgreementSection.agreement', {
              id: agreement.id,
              from: academicYearName(agreement.firstYear),
              to: academicYearName(agreement.lastYear),
            })}{' '}
            {agreement.isFull === true && (
              <StatusBadge tone="warning">{t('destinations.texts.full')}</StatusBadge>
            )}
          </p>
          {agreement.rows.map((row, index) => (
            <DefinitionList
              key={index}
              shape="strip"
              entries={[
                [label('places'), texts.places([row])],
                [label('length'), texts.length([row])],
                [label('languages'), texts.languages([row])],
                [label('cycles'), texts.cycles([row])],
                [label('fields'), texts.fields([row])],
                [label('kind'), texts.blended([row])],
              ]}
            />
          ))}
          {detail?.terms
            .filter((terms) => terms.agreement === agreement.id)
            .map(({ text }, index) => (
              <p key={index}>
                {label('terms')}: {text}
              </p>
            ))}
        </div>
      ))}
      {detail && (
        <p>
          {detail.confirmedAt === null
            ? label('notConfirmed')
            : t('destinations.AgreementSection.confirmed', { date: formatDate(detail.confirmedAt, tag) })}
        </p>
      )}
    </Section>
  );
}
