import type { SetDefinition } from '../../model/definition.ts';
import { badQuery } from '../../../platform/query/badQuery.ts';
import type { Problem } from '../../../platform/problems/problem.ts';

/** Makes the refusal of a file's content where it cannot be had, which says where it can be (400). */
export function refuseContent({ name: set }: SetDefinition, member: string, option: string): Problem {
  const address = `/api/${set}/{id}`;
  return badQuery(option, {
    en: `'${member}' is read of one record at a time and under its own name: GET ${address}?$select=${member}, or a list with $filter=id eq {id}. The file itself is at GET ${address}/content.`,
    el: `Το «${member}» διαβάζεται για μία εγγραφή τη φορά και με το δικό του όνομα: GET ${address}?$select=${member}, ή λίστα με $filter=id eq {id}. Το ίδιο το αρχείο βρίσκεται στο GET ${address}/content.`,
  });
}
