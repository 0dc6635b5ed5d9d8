import { leaf, type XmlOutPart } from '../../xml/writeXml.ts';
import { isTrue, textOf, type XmlTree } from '../../xml/xmlTree.ts';
import { NS } from '../namespaces.ts';
import { decimalText, readDecimal } from './decimal.ts';

type ValueTypes = { readonly text: string; readonly decimal: number; readonly boolean: boolean };
type ValueElement = { readonly element: string; readonly type: keyof ValueTypes };
type ValueElements = Readonly<Record<string, ValueElement>>;

/**
 * Elements of a condition that hold one value, by the member of the portal's rows that says the same, in the schema's order: behind all others of
 * every condition, before the levels of students.
 *
 * A further one is one line here: its type, reading, writing, comparing, and both ways between condition and row follow from it.
 */
export const SPEC_VALUES = {
  every: { otherInfoTerms: { element: 'other-info-terms', type: 'text' } },
  students: {
    totalMonthsPerYear: { element: 'total-months-per-year', type: 'decimal' },
    blended: { element: 'blended', type: 'boolean' },
  },
  staff: { totalDaysPerYear: { element: 'total-days-per-year', type: 'decimal' } },
} as const satisfies Readonly<Record<string, ValueElements>>;

/** What such an element is part of: every condition, or those of students or staff alone. */
export type SpecValueKind = keyof typeof SPEC_VALUES;
type Elements<Kind extends SpecValueKind> = (typeof SPEC_VALUES)[Kind];

/** Members that {@link SPEC_VALUES} names. */
export type SpecValueMember = { [Kind in SpecValueKind]: keyof Elements<Kind> }[SpecValueKind];

/** The values of a kind, each with what stands for one that is not said; a yes or no always is. */
export type ValuesOr<Kind extends SpecValueKind, Nothing> = AlwaysSaid<Elements<Kind>> & {
  readonly [Name in MaybeSaid<Elements<Kind>>]: ValueIn<Elements<Kind>, Name> | Nothing;
};

/** {@link ValuesOr} undefined, as a condition has them. */
export type SpecValues<Kind extends SpecValueKind> = AlwaysSaid<Elements<Kind>> & {
  readonly [Name in MaybeSaid<Elements<Kind>>]?: ValueIn<Elements<Kind>, Name> | undefined;
};

type ValueIn<Named extends ValueElements, Name extends keyof Named> = ValueTypes[Named[Name]['type']];
type MaybeSaid<Named extends ValueElements> = {
  [Name in keyof Named]: Named[Name]['type'] extends 'boolean' ? never : Name;
}[keyof Named];
type AlwaysSaid<Named extends ValueElements> = {
  readonly [Name in Exclude<keyof Named, MaybeSaid<Named>>]: boolean;
};

const READ: {
  readonly [Type in keyof ValueTypes]: (text: string | undefined) => ValueTypes[Type] | undefined;
} = { text: (text) => text, decimal: readDecimal, boolean: isTrue };

/** Reads the values of a condition. */
export function readValues<Kind extends SpecValueKind>(spec: XmlTree, kind: Kind): ValuesOr<Kind, undefined> {
  const values = Object.entries<ValueElement>(SPEC_VALUES[kind]).map(([name, { element, type }]) => [
    name,
    READ[type](textOf(spec, NS.iiasGet, element)),
  ]);
  // The table gives each its name and its type.
  return Object.fromEntries(values) as ValuesOr<Kind, undefined>;
}

/** Makes the elements of the values of a condition. */
export function writeValues<Kind extends SpecValueKind>(
  spec: SpecValues<Kind>,
  kind: Kind,
): readonly XmlOutPart[] {
  const values = new Map<string, unknown>(Object.entries(spec));
  return Object.entries<ValueElement>(SPEC_VALUES[kind]).map(([name, { element }]) =>
    leaf(element, writtenValue(values.get(name))),
  );
}

/** Nothing to say is not written, rather than written empty: the two have different hashes. */
function writtenValue(value: unknown): string | undefined {
  if (typeof value === 'number') return decimalText(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
