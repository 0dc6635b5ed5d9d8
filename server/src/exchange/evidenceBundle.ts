import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { evidenceOf, type KeptCall } from './store/evidence/evidenceOf.ts';

/**
 * Writes all kept calls about an agreement to a folder that an auditor can check without the portal: a JSON file for each call, its document as
 * XML, and a page that explains both.
 *
 * - result: how many calls were written
 */
export async function writeEvidenceBundle(
  database: Database,
  agreementId: number,
  folder: string,
): Promise<number> {
  const calls = await evidenceOf(database, agreementId);
  mkdirSync(folder, { recursive: true });
  for (const call of calls) {
    const name = path.join(folder, `${call.id.padStart(9, '0')}-${call.direction}-${call.kind}`);
    writeFileSync(`${name}.json`, JSON.stringify(call, null, 2));
    if (call.document !== null) writeFileSync(`${name}.xml`, call.document);
  }
  writeFileSync(path.join(folder, 'index.html'), pageOf(agreementId, calls));
  return calls.length;
}

function pageOf(agreementId: number, calls: readonly KeptCall[]): string {
  const rows = calls.map(
    ({ at, direction, kind, heiIds, status, proof }) =>
      `<tr>${[at.toISOString(), direction, kind, heiIds.join(', '), status ?? '–', proof === null ? '–' : '✓']
        .map((cell) => `<td>${escaped(String(cell))}</td>`)
        .join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Agreement ${agreementId}</title>
<style>body{font:16px/1.5 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}td,th{padding:.2rem .8rem;text-align:left;border-bottom:1px solid #ccc}</style>
<h1>Calls of the network about agreement ${agreementId}</h1>
<p>Each call is a JSON file; its document is the XML file of the same name. In <code>proof</code> stand the signed headers, the signature, the signer's public key as the network's registry
published it then, and the bytes that were signed (base64): of an incoming call what the partner asked, of an outgoing one what the partner answered.</p>
<p>To check them without the portal, without the network and at any time: <code>node ewp/src/cli/checkEvidence.ts &lt;this folder&gt;</code>. It verifies each signature (RSA PKCS #1 v1.5 with SHA-256, HTTP Signature),
the digest of the bytes, the document's SHA-256, and the hash of each agreement.</p>
<div lang="el"><h2>Κλήσεις του δικτύου για τη συμφωνία ${agreementId}</h2>
<p>Κάθε κλήση είναι ένα αρχείο JSON και το έγγραφό της το αρχείο XML με το ίδιο όνομα. Στο <code>proof</code> βρίσκονται οι υπογεγραμμένες κεφαλίδες, η υπογραφή, το δημόσιο κλειδί του υπογράφοντος όπως το δημοσίευε τότε το μητρώο
του δικτύου, και τα δεδομένα που υπογράφηκαν (base64): για εισερχόμενη κλήση το αίτημα του εταίρου, για εξερχόμενη η απάντησή του. Ο έλεγχος γίνεται με την παραπάνω εντολή, χωρίς την πύλη και χωρίς το δίκτυο.</p></div>
<table><thead><tr><th>Time<th>Direction<th>Call<th>Partner<th>Status<th>Signed</tr></thead><tbody>${rows.join('\n')}</tbody></table>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
