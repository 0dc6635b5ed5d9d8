import { use, type ReactNode } from 'react';
import type { CellSpec } from '../../model/cells/cellSpec.ts';
import { CellPartsContext } from './cellParts.ts';

type EditableValueProps = { readonly cell: CellSpec; readonly children: ReactNode };

/** The one value of a section, whose title is its label. */
export function EditableValue({ cell, children }: EditableValueProps) {
  const parts = use(CellPartsContext);
  return parts === null ? (
    children
  ) : (
    <parts.Cell cell={cell} label={null}>
      {children}
    </parts.Cell>
  );
}
