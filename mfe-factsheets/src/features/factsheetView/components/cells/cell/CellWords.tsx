import type { CellSpec } from '../../../model/cells/cellSpec.ts';
import type { Typed } from '../../../model/cells/typedValue.ts';
import { TypedText } from './TypedText.tsx';
import { useDepartmentChoices } from './useDepartmentChoices.ts';

type CellWordsProps = { readonly cell: CellSpec; readonly typed: Typed };

/** What a cell would say, as people read it. */
export function CellWords({ cell: { field }, typed }: CellWordsProps) {
  const departments = useDepartmentChoices(field.kind === 'department').choices;
  const value = typed.texts[field.member] ?? '';
  const chosen = [...field.options, ...departments].find((option) => option.value === value);
  return <TypedText typed={chosen ? { texts: { chosen: chosen.label }, urls: [] } : typed} />;
}
