import { useTranslation } from 'shared-ui/core';
import {
  DayMonthField,
  EmailField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  useFormContext,
} from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { CellField } from '../../../model/cells/cellSpec.ts';
import { DepartmentInput } from './DepartmentInput.tsx';
import type { TypedForm } from './typedForm.ts';
import { UrlsInput } from './UrlsInput.tsx';

export type CellInputProps = {
  readonly field: CellField;
  readonly label: string;
  /** For a cell, whose label stands above it. */
  readonly isLabelHidden?: boolean;
};

/** The field of one value, as its kind is typed. */
export function CellInput({ field, label, isLabelHidden = false }: CellInputProps) {
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<TypedForm>();
  const { kind, member, maxLength, isRequired, options } = field;
  const common = { control, name: `texts.${member}` as const, label, isLabelHidden, isRequired };
  const line = { ...common, maxLength };
  switch (kind) {
    case 'urls':
      return <UrlsInput label={label} />;
    case 'department':
      return <DepartmentInput {...common} />;
    case 'choice':
      return <SelectField {...common} options={options} placeholder={t('factsheetCells.none')} />;
    case 'lines':
      return (
        <TextAreaField
          {...line}
          hint={t(`factsheetCells.${field.isOffNetwork === true ? 'offNetworkHint' : 'linesHint'}`)}
        />
      );
    case 'email':
      return <EmailField {...line} />;
    case 'tel':
      return <PhoneField {...line} of="local" hint={t('factsheetCells.phoneHint')} />;
    case 'url':
      return <TextField {...line} type="url" hint={t('factsheetCells.urlHint')} />;
    case 'day':
      return <DayMonthField {...common} />;
    case 'weeks':
      return <TextField {...line} hint={t('factsheetCells.weeksHint')} />;
    case 'text':
      return <TextField {...line} />;
  }
}
