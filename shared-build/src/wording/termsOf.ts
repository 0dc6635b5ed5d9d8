import type { Term } from './term.ts';

/** Gives the package that a place of texts belongs to, as in `mfe-admin#overview.title` and `mfe-admin/mfe.json#/name`. */
export function packageOf(place: string): string {
  return place.split(/[/#]/, 1)[0] ?? place;
}

/** Gives terms as one package is held to them: with the exceptions that are made for its own texts. */
export function termsOf(terms: readonly Term[], name: string): readonly Term[] {
  return terms.map((term) => ({
    ...term,
    except: Object.fromEntries(
      Object.entries(term.except ?? {}).filter(([place]) => packageOf(place) === name),
    ),
  }));
}
