/**
 * Whose document it is.
 *
 * - logo: a PNG or JPEG as a data address, where there is one
 * - colour: the university's, `#rrggbb`, dark enough for letters on white
 */
export type Letterhead = { readonly name: string; readonly logo?: string; readonly colour?: string };
