import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { MODEL } from '../src/data/sets/model.ts';
import { parseQuery } from '../src/records/query/queryOptions.ts';
import { compileList } from '../src/records/read/list/compiledList.ts';
import { openDatabase } from '../src/database/database.ts';
import { readQueryString } from '../src/platform/query/queryString.ts';

/** Gives the statement by which the server answers the office's list at an address, so that a rival can answer by the same one. */
export async function statementOf(url: string, address: string): Promise<string> {
  const database = openDatabase(url, { connections: 1 });
  const caller = { id: 1, name: 'iro', role: 'IRO', permissions: ROLE_PERMISSIONS.IRO, email: '' } as const;
  const query = parseQuery(readQueryString(address), 'list');
  const { rows } = compileList(database, {
    definition: MODEL.MobilityAgreements,
    query,
    caller,
    derived: {},
  });
  await database.destroy();
  if (rows.parameters.length > 0) throw new Error('The rival takes statements without parameters');
  return rows.sql;
}
