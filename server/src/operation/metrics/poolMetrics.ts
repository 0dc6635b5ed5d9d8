import { Gauge, type Registry } from 'prom-client';
import { poolStateOf, type Database } from '../../database/database.ts';

/** Tells how the connections of the pool are used. - result: looks at them now */
export function poolMetrics(registers: [Registry], database: Database): () => void {
  const connections = new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool, by state.',
    labelNames: ['state'] as const,
    registers,
  });
  const most = new Gauge({
    name: 'portal_database_connections_limit',
    help: 'Most connections that the pool has.',
    registers,
  });
  const waiting = new Gauge({
    name: 'portal_database_connections_wanted',
    help: 'Work that waits for a connection.',
    registers,
  });
  return () => {
    const state = poolStateOf(database);
    if (state === undefined) return;
    connections.set({ state: 'idle' }, state.idle);
    connections.set({ state: 'busy' }, state.open - state.idle);
    most.set(state.most);
    waiting.set(state.waiting);
  };
}
