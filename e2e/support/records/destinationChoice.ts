import type { Page } from '@playwright/test';
import { callApi, readRows } from './dataApi.ts';

type Named = { readonly id: number; readonly name: string; readonly nameGR: string };
type Listed = {
  readonly languages: readonly Named[];
  readonly destinations: readonly {
    readonly id: number;
    readonly agreements: readonly {
      readonly id: number;
      readonly rows: readonly {
        readonly languages: readonly { readonly id: number; readonly level: string | null }[];
      }[];
    }[];
  }[];
};
/** How departments are called that a test makes and removes, while others read them. */
export const PASSING_DEPARTMENT = 'Department of Samples';
/** How many destinations a student looks for, and the level of the language. */
export const WANTED = 3;
export const LEVEL = 'B1';

/** A department whose students may choose among three partners that ask for one language at the level: French where a department has so many, else any. */
export async function departmentWithChoice(page: Page) {
  const asking = ({ destinations }: Listed, language: number) =>
    destinations.filter(({ agreements }) =>
      agreements.some(({ rows }) =>
        rows.some((row) =>
          row.languages.some(({ id, level }) => id === language && (level ?? 'A1') <= LEVEL),
        ),
      ),
    );
  let enough:
    | { readonly department: Named; readonly language: Named; readonly offered: Listed['destinations'] }
    | undefined;
  for await (const { department, list } of readDepartments(page))
    for (const language of list.languages) {
      const offered = asking(list, language.id);
      if (offered.length < WANTED) continue;
      enough ??= { department, language, offered };
      if (language.name === 'French') return { department, language, offered };
    }
  if (enough === undefined) throw new Error('the sample has no department with three such destinations');
  return enough;
}

/** The department of ours whose students have nothing to choose from. */
export async function departmentWithoutChoice(page: Page): Promise<Named> {
  for await (const { department, list } of readDepartments(page))
    if (list.destinations.length === 0) return department;
  throw new Error('the sample has no department without destinations');
}

/** Departments of ours, with what their students choose from. */
async function* readDepartments(page: Page) {
  const { value } = await readRows<Named>(page, 'MobilityDepartments', {
    $filter: 'institution/isLocal eq true',
    $orderby: 'id',
    $top: '100',
  });
  for (const department of value.filter(({ name }) => !name.startsWith(PASSING_DEPARTMENT)))
    yield {
      department,
      list: await callApi<Listed>(page, 'GET', `/destinations?department=${department.id}`),
    };
}
