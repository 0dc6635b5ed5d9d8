const FAILURES: ReadonlyArray<readonly [sign: RegExp, sentence: string]> = [
  [/No space left on device/i, 'the disk is full'],
  [/Read-only file system/i, 'its folder cannot be written to'],
  [/Permission denied|has invalid permissions|has wrong ownership/i, 'its folder belongs to another user'],
  [
    /database files are incompatible with server/i,
    'the data was written by another major version of PostgreSQL',
  ],
  [/could not bind|Address already in use/i, 'its port was taken by another program'],
  [
    /could not map anonymous shared memory|Cannot allocate memory|out of memory/i,
    'there is not enough memory',
  ],
  [/could not locate a valid checkpoint record|invalid checkpoint/i, 'its files are damaged'],
];

/** Says in plain words why PostgreSQL did not start, from what it wrote; undefined when that is not known. */
export function startFailure(output: string): string | undefined {
  return FAILURES.find(([sign]) => sign.test(output))?.[1];
}

/** Tells that remains of a killed server are still going away: trying again in a moment is all that is needed. */
export function isLeftOverInUse(output: string): boolean {
  return /pre-existing shared memory block|lock file "postmaster\.pid" already exists|is empty/.test(output);
}
