import { use } from 'react';
import { CellPartsContext } from '../parts/cellParts.ts';
import { Facts, type Fact } from '../parts/Facts.tsx';
import { LongText } from '../parts/LongText.tsx';

type TextFact = readonly [label: string, value: string | null | undefined, cell: NonNullable<Fact[2]>];
type RowFactsProps = {
  /** What the heading above it says already. */
  readonly title: TextFact;
  /** What the section says already. */
  readonly type?: TextFact;
  readonly description: TextFact;
  readonly further?: Fact;
};

/** What an item of a list tells; whoever edits it has what heading and section say as cells too. */
export function RowFacts({ title, type, description, further }: RowFactsProps) {
  const isEdited = use(CellPartsContext) !== null;
  const [label, text, cell] = description;
  if (!isEdited)
    return (
      <>
        {text && <LongText>{text}</LongText>}
        {further?.[1]}
      </>
    );
  return (
    <Facts
      entries={[
        title,
        ...(type ? [type] : []),
        [label, text && <LongText>{text}</LongText>, cell],
        ...(further ? [further] : []),
      ]}
    />
  );
}
