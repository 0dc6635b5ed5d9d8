import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import {
  ACCESSIBILITY,
  ADDITIONAL_INFO,
  ADDITIONAL_REQUIREMENT,
} from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { requirementNameText } from 'shared-contracts/factsheets/members/factsheetTerms.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useLanguage } from 'shared-ui/core';
import { cellOf } from '../../model/cells/cellSpec.ts';
import { accessibilityChoices, requirementChoices } from '../../model/cells/choices.ts';
import { accessibilityEntry, additionalInfoEntry, requirementEntry } from '../../model/cells/entrySpec.ts';
import { OfficeFacts } from '../parts/OfficeFacts.tsx';
import { WebAddresses } from '../parts/WebAddresses.tsx';
import { RowFacts } from './RowFacts.tsx';
import { ViewList } from './ViewList.tsx';

type ListSectionProps = { readonly sheet: FactsheetView };

/** G: what else applicants have to send. */
export function RequirementSection({ sheet }: ListSectionProps) {
  const { tag } = useLanguage();
  const label = useMemberLabel(ADDITIONAL_REQUIREMENT);
  const { name, description, urls } = ADDITIONAL_REQUIREMENT.fields;
  return (
    <ViewList
      list="additionalRequirements"
      rows={sheet.additionalRequirements}
      entry={requirementEntry(tag)}
      titleOf={(row) => requirementNameText(row.name ?? '', tag)}
    >
      {(row) => {
        const path = `additionalRequirements.${row.id}`;
        const addresses = row.urls?.map(({ value }) => value) ?? [];
        const options = requirementChoices(tag);
        return (
          <>
            <RowFacts
              title={[
                label('name'),
                requirementNameText(row.name ?? '', tag),
                cellOf(`${path}.name`, name, { kind: 'choice', options }),
              ]}
              description={[
                label('description'),
                row.description,
                cellOf(`${path}.description`, description),
              ]}
              further={[
                label('urls'),
                addresses.length > 0 && <WebAddresses addresses={addresses} />,
                cellOf(`${path}.urls`, urls),
              ]}
            />
          </>
        );
      }}
    </ViewList>
  );
}

/** J and K: what there is for people with special needs; what a newer server tells of is a service. */
export function AccessibilitySection({ sheet, letter }: ListSectionProps & { readonly letter: 'J' | 'K' }) {
  const { tag } = useLanguage();
  const label = useMemberLabel(ACCESSIBILITY);
  const { type, services, description } = ACCESSIBILITY.fields;
  return (
    <ViewList
      list="accessibilities"
      rows={sheet.accessibilities.filter((row) => (row.type === 'Infrastructure') === (letter === 'J'))}
      entry={accessibilityEntry(letter, tag)}
      titleOf={(row) => row.services ?? ''}
    >
      {(row) => {
        const path = `accessibilities.${row.id}`;
        const options = accessibilityChoices(tag);
        return (
          <>
            <RowFacts
              title={[label('services'), row.services, cellOf(`${path}.services`, services)]}
              type={[
                label('type'),
                options.find(({ value }) => value === row.type)?.label,
                cellOf(`${path}.type`, type, { kind: 'choice', options }),
              ]}
              description={[
                label('description'),
                row.description,
                cellOf(`${path}.description`, description),
              ]}
            />
            <OfficeFacts office={row.info} path={`${path}.info`} />
          </>
        );
      }}
    </ViewList>
  );
}

/** O: whatever else a university tells. */
export function AdditionalInfoSection({ sheet }: ListSectionProps) {
  const { tag } = useLanguage();
  const label = useMemberLabel(ADDITIONAL_INFO);
  const { type, description } = ADDITIONAL_INFO.fields;
  return (
    <ViewList
      list="additionalInfos"
      rows={sheet.additionalInfos}
      entry={additionalInfoEntry(tag)}
      titleOf={(row) => row.type ?? ''}
    >
      {(row) => {
        const path = `additionalInfos.${row.id}`;
        return (
          <>
            <RowFacts
              title={[label('type'), row.type, cellOf(`${path}.type`, type)]}
              description={[
                label('description'),
                row.description,
                cellOf(`${path}.description`, description),
              ]}
            />
            <OfficeFacts office={row.info} path={`${path}.info`} />
          </>
        );
      }}
    </ViewList>
  );
}
