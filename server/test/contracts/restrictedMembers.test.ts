import { readdirSync } from 'node:fs';
import path from 'node:path';
import { RESTRICTED_FIELDS } from 'shared-contracts/sets/memberAccess.ts';

const CONTRACTS = path.join(import.meta.dirname, '../../../shared-contracts/src');

/** What asks by name for a member that is not for everybody who reads the record: whoever may not read it is answered 403. Each is for its readers alone. */
const ASKED_BY_THOSE_WHO_MAY = ['editorsFactsheetView', 'localFactsheetRow'];

type Asked = { readonly set: string; readonly select: readonly string[] };

function isAsked(value: unknown): value is Asked {
  return (
    typeof value === 'object' &&
    value !== null &&
    'set' in value &&
    'select' in value &&
    value.select !== undefined
  );
}

test('members that are not for everybody are asked for by those alone who may read them', async () => {
  const asking: string[] = [];
  let looked = 0;
  for (const name of entityFiles()) {
    const exported = (await import(path.join(CONTRACTS, name))) as Readonly<Record<string, unknown>>;
    for (const [exportedName, value] of Object.entries(exported)) {
      if (!isAsked(value)) continue;
      looked += 1;
      const restricted = Object.keys(
        (RESTRICTED_FIELDS as Readonly<Record<string, Readonly<Record<string, string>>>>)[value.set] ?? {},
      );
      const select = [value.select].flat().join(',').split(',');
      if (restricted.some((member) => select.includes(member))) asking.push(exportedName);
    }
  }
  expect(looked).toBeGreaterThan(20);
  expect(asking.toSorted()).toEqual(ASKED_BY_THOSE_WHO_MAY);
});

/** What screens read: the rooms of that name, and what a subject has without one. */
function entityFiles(): readonly string[] {
  return readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('members/'),
  );
}
