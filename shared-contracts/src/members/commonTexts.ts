/**
 * What a text is made of.
 *
 * - web-address: names its protocol
 * - contact-phone: of an agreement's contact; local-phone: of a local factsheet
 */
export type TextFormat = 'email' | 'web-address' | 'contact-phone' | 'local-phone';

/** A text that several entities, or value objects within them, have. */
type CommonText = { readonly type: 'text'; readonly maxLength: number; readonly format?: TextFormat };

/** A web address of its own; lists of addresses are `json` fields with the shape `urls`. */
export const WEB_ADDRESS = {
  type: 'text',
  maxLength: 2000,
  format: 'web-address',
} as const satisfies CommonText;
export const EMAIL = { type: 'text', maxLength: 254, format: 'email' } as const satisfies CommonText;
/** What forms of phones are taken depends on whose it is. */
export const PHONE = { type: 'text', maxLength: 40 } as const satisfies CommonText;
/** Given or family name of a person. */
export const PERSON_NAME = { type: 'text', maxLength: 120 } as const satisfies CommonText;
export const PERSON_TITLE = { type: 'text', maxLength: 80 } as const satisfies CommonText;
/** An address in one line. */
export const ADDRESS_LINE = { type: 'text', maxLength: 300 } as const satisfies CommonText;
/** Name of a city or of a country. */
export const PLACE_NAME = { type: 'text', maxLength: 120 } as const satisfies CommonText;
export const ROLE = { type: 'text', maxLength: 100 } as const satisfies CommonText;
/** Name of a university or of a department. */
export const INSTITUTION_NAME = { type: 'text', maxLength: 300 } as const satisfies CommonText;
