import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { portOf, reportMemory } from './support/memoryReports.ts';

/** What an upload costs at the least: a server that writes what comes into a file of a folder, and knows nothing of it. */
const [folder = ''] = process.argv.slice(2);
const server = createServer((request, response) => {
  pipeline(request, createWriteStream(path.join(folder, randomUUID()))).then(
    () => response.end('{}'),
    () => response.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: portOf(server), token: '' });
  reportMemory();
});
