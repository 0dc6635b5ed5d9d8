import type { FactsheetView } from 'shared-contracts/entities/factsheetView.ts';
import { requirementNameText } from 'shared-contracts/members/factsheetTerms.ts';
import { useLanguage } from 'shared-ui/core';
import { OfficeFacts } from '../parts/OfficeFacts.tsx';
import { WebAddresses } from '../parts/WebAddresses.tsx';
import { ViewList } from './ViewList.tsx';

type ListSectionProps = { readonly sheet: FactsheetView };

/** G: what else applicants have to send. */
export function RequirementSection({ sheet }: ListSectionProps) {
  const { tag } = useLanguage();
  return (
    <ViewList
      letter="G"
      items={sheet.additionalRequirements.map(({ id, name, description, urls }) => ({
        id,
        title: requirementNameText(name ?? '', tag),
        description,
        details: urls && urls.length > 0 && <WebAddresses addresses={urls.map(({ value }) => value)} />,
      }))}
    />
  );
}

/** J and K: what there is for people with special needs; what a newer server tells of is a service. */
export function AccessibilitySection({ sheet, letter }: ListSectionProps & { readonly letter: 'J' | 'K' }) {
  return (
    <ViewList
      letter={letter}
      items={sheet.accessibilities
        .filter(({ type }) => (type === 'Infrastructure') === (letter === 'J'))
        .map(({ id, services, description, info }) => ({
          id,
          title: services ?? '',
          description,
          details: <OfficeFacts office={info} />,
        }))}
    />
  );
}

/** O: whatever else a university tells. */
export function AdditionalInfoSection({ sheet }: ListSectionProps) {
  return (
    <ViewList
      letter="O"
      items={sheet.additionalInfos.map(({ id, type, description, info }) => ({
        id,
        title: type ?? '',
        description,
        details: <OfficeFacts office={info} />,
      }))}
    />
  );
}
