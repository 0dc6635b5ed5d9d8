import type { Field } from './definition.ts';

/** A line of text: names, addresses, codes. */
export function textField(maxLength: number, rest: Omit<Field, 'type' | 'maxLength'> = {}): Field {
  return { type: 'text', maxLength, ...rest };
}

/** Times of creation and of the last change; `dateModified` is the version that a save has to name. */
export const CHANGE_TIMES = {
  dateCreated: { type: 'dateTime', isServerSet: true },
  dateModified: { type: 'dateTime', isServerSet: true },
} as const satisfies Record<string, Field>;

/** Marks records that the sample generator invented. */
export const SAMPLE_MARK = {
  isSample: { type: 'boolean', isServerSet: true, default: false },
} as const satisfies Record<string, Field>;

/** How a person is named and reached. */
export const PERSON = {
  givenName: textField(120, { isRequired: true }),
  familyName: textField(120, { isRequired: true }),
  email: textField(254, { isRequired: true }),
  phone: textField(40),
  address: textField(300),
} as const satisfies Record<string, Field>;

/** A web address of its own; lists of addresses are `json` fields with the shape `urls`. */
export const webAddressField = textField(2000);

export const GENERATED_KEY = { type: 'integer', isGenerated: true } as const;
/** Ids that the reference data gives. */
export const GIVEN_KEY = { type: 'integer', isGenerated: false } as const;
