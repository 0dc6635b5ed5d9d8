import type { Destination, DestinationList } from 'shared-contracts/places/destinations.ts';
import { DefinitionList, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useDestinationTexts } from '../../useDestinationTexts.ts';
import { Section } from './Section.tsx';

type DeadlineSectionProps = { readonly destination: Destination; readonly list: DestinationList };

/** The partner's deadlines for the year that is applied for, how far away they are, and which have passed. */
export function DeadlineSection({ destination, list }: DeadlineSectionProps) {
  const { t } = useTranslation(MODULE_ID);
  const texts = useDestinationTexts(list);
  const kinds = ['nominations', 'applications'] as const;
  const terms = ['autumnTerm', 'springTerm'] as const;
  return (
    <Section title={t('destinations.DeadlineSection.title')}>
      <DefinitionList
        entries={kinds.flatMap((kind) =>
          terms.map(
            (term) =>
              [
                t(`destinations.DeadlineSection.${kind}.${term}`),
                texts.deadline(destination, kind, term),
              ] as const,
          ),
        )}
      />
    </Section>
  );
}
