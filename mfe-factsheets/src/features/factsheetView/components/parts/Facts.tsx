import { use, type ReactNode } from 'react';
import { DefinitionList } from 'shared-ui/core';
import type { CellSpec } from '../../model/cells/cellSpec.ts';
import { CellPartsContext } from './cellParts.ts';
import { NotGiven } from './NotGiven.tsx';

/** - cell: where the value is edited; without one it stays */
export type Fact = readonly [label: string, value: ReactNode, cell?: CellSpec | undefined];
type FactsProps = { readonly entries: readonly Fact[] };

/** Those facts that are given, each under its label; whoever may edit them sees all. */
export function Facts({ entries }: FactsProps) {
  const parts = use(CellPartsContext);
  const given = entries.filter(([, value]) => value !== false && (value ?? '') !== '');
  if (parts !== null)
    return (
      <DefinitionList
        shape="grid"
        entries={entries.map((entry) => {
          const [label, , cell] = entry;
          const value = given.includes(entry) ? entry[1] : <NotGiven />;
          return [label, cell ? <parts.Cell cell={cell} label={label} children={value} /> : value];
        })}
      />
    );
  return given.length === 0 ? (
    <NotGiven />
  ) : (
    <DefinitionList shape="grid" entries={given.map(([label, value]) => [label, value])} />
  );
}
