import type { ReactNode } from 'react';
import { DefinitionList } from 'shared-ui/core';
import { NotGiven } from './NotGiven.tsx';

type FactsProps = { readonly entries: ReadonlyArray<readonly [label: string, value: ReactNode]> };

/** Those facts that are given, each under its label. */
export function Facts({ entries }: FactsProps) {
  const given = entries.filter(([, value]) => value !== false && (value ?? '') !== '');
  return given.length === 0 ? <NotGiven /> : <DefinitionList entries={given} />;
}
