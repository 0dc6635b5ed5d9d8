/** Whose document it is. - logo: a PNG or JPEG as a data address, where there is one */
export type Letterhead = { readonly name: string; readonly logo?: string };
