import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import { useMemberLabel } from 'shared-record/pages';
import { FieldSection } from 'shared-ui/fields';
import { InformationFields } from '../components/InformationFields.tsx';
import { ENTRY_NAMES } from '../model/fieldPaths.ts';

/** Where incoming students ask about applications, housing, visa and insurance. */
export function InformationStep() {
  const label = useMemberLabel(FACTSHEET);
  return ENTRY_NAMES.map((name) => (
    <FieldSection key={name} legend={label(name)}>
      <InformationFields name={name} />
    </FieldSection>
  ));
}
