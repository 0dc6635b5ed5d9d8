import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BILL_FILE, readBill } from '../supply/billOfMaterials.ts';
import { licenceFaults, licenceList } from '../supply/licences.ts';

// node shared-build/src/cli/bill.ts <package…> --out <folder>
// Writes what these packages need to run: `bill.cdx.json` (CycloneDX), and `licences.txt` for people. Fails where a licence cannot be used.

const { values, positionals: packages } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
if (packages.length === 0 || values.out === undefined) {
  console.error('Usage: node shared-build/src/cli/bill.ts <package…> --out <folder>');
  process.exit(2);
}
const bill = readBill(packages);
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, BILL_FILE), `${JSON.stringify(bill, null, 2)}\n`);
writeFileSync(join(values.out, 'licences.txt'), licenceList(bill));
const faults = licenceFaults(bill);
for (const fault of faults) console.error(`A public university cannot use ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
