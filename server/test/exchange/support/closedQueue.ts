import { openDatabase } from '../../../src/database/database.ts';
import { openExchangeQueue } from '../../../src/exchange/queue/exchangeQueue.ts';

/*
 * A server that ends while a partner hangs: its database is closed before the call comes to nothing. A failure that nobody hears of ends this
 * process with an error, which no test could see in its own.
 */
const database = openDatabase(process.env['DATABASE_URL'] ?? '', { connections: 4 });
const errors: string[] = [];
const note = (error: unknown) => void errors.push(error instanceof Error ? error.message : String(error));
const queue = await openExchangeQueue(database, note, { patienceMs: 0, stopMs: 1 });

const begun = Promise.withResolvers<undefined>();
const hanging = Promise.withResolvers<undefined>();
const nothing = async () => undefined;
await queue.add(database, 'deliver', 1, new Date());
await queue.work({
  deliver: async () => {
    begun.resolve(undefined);
    return hanging.promise;
  },
  incoming: nothing,
  report: nothing,
  reconcile: nothing,
  catalogue: nothing,
  factsheet: nothing,
  factsheets: nothing,
});
await begun.promise;
await queue.stop();
await database.destroy();
hanging.reject(new Error('the partner hung up'));
await new Promise(setImmediate);
process.stdout.write(errors.join());
