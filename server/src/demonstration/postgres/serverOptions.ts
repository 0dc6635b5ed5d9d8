import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/** Gives the settings of the embedded server as arguments: loopback only, sized for the machine, durable, silent about values. */
export function serverOptions(port: number, memoryBytes = totalmem()): readonly string[] {
  const sharedBuffersMb = Math.max(32, Math.min(512, Math.floor(memoryBytes / MB / 8)));
  const cacheMb = Math.max(128, Math.floor(memoryBytes / MB / 2));
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 150,
    shared_buffers: `${sharedBuffersMb}MB`,
    effective_cache_size: `${cacheMb}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '1GB',
    random_page_cost: 1.1,
    jit: 'off',
    // Containers often have a very small /dev/shm.
    dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'mmap',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // Statements and details of errors quote what people typed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: 0,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
