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
  const all = (await readDepartments(page)).flatMap(({ department, list }) =>
    list.languages.map((language) => ({ department, language, offered: asking(list, language.id) })),
  );
  const enough = all.filter(({ offered }) => offered.length >= WANTED);
  const found = enough.find(({ language }) => language.name === 'French') ?? enough[0];
  if (found === undefined) throw new Error('the sample has no department with three such destinations');
  return found;
}

/** Every department of ours, with what its students choose from. */
export async function readDepartments(page: Page) {
  const { value } = await readRows<Named>(page, 'MobilityDepartments', {
    $filter: 'institution/isLocal eq true',
    $top: '100',
  });
  return Promise.all(
    value.map(async (department) => ({
      department,
      list: await callApi<Listed>(page, 'GET', `/destinations?department=${department.id}`),
    })),
  );
}
