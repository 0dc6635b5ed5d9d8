import { ADDITIONAL_INFO } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { useMemberLabel } from 'shared-record/pages';
import { TextAreaField, TextField, useFormContext } from 'shared-ui/fields';
import { InformationFields } from '../components/InformationFields.tsx';
import { RowEntries } from '../components/RowEntries.tsx';
import type { FactsheetForm } from '../model/factsheetForm.ts';

const LIST = 'additionalInfos';

/** Whatever else incoming students should know of. */
export function AdditionalStep() {
  return <RowEntries list={LIST}>{(index) => <AdditionalFields key={index} index={index} />}</RowEntries>;
}

function AdditionalFields({ index }: { readonly index: number }) {
  const label = useMemberLabel(ADDITIONAL_INFO);
  const { control } = useFormContext<FactsheetForm>();
  return (
    <>
      <TextField
        control={control}
        name={`${LIST}.${index}.type`}
        label={label('type')}
        {...inputProps(ADDITIONAL_INFO.fields.type)}
      />
      <TextAreaField
        control={control}
        name={`${LIST}.${index}.description`}
        label={label('description')}
        {...inputProps(ADDITIONAL_INFO.fields.description)}
      />
      <InformationFields name={`${LIST}.${index}.info`} />
    </>
  );
}
