/** Something the person at the terminal can mend; the message says what and how. No stack is shown for it. */
export class PlainError extends Error {}

const REASONS = [
  [/ENOSPC|no space left on device/i, 'The disk is full. Make room (about 2 GB) and start again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|getaddrinfo|fetch failed|META_FETCH_FAIL|error sending request/i,
    'The package registry cannot be reached. Check the network and the proxy settings of npm (npm config get registry), then start again.',
  ],
  [
    /E401|E403|ERR_PNPM_FETCH_40[13]/i,
    'The package registry refuses the download. Check the registry settings of npm.',
  ],
  [
    /E404|ERR_PNPM_FETCH_404|ETARGET|NO_MATCHING_VERSION/i,
    'The package registry does not have a package that is needed. Check the registry settings of npm.',
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE/i,
    'pnpm-lock.yaml does not fit the package.json files. Run pnpm install once, and commit the lock file.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'A file cannot be written. This folder, and the package cache in your home folder, must belong to you.',
  ],
  [/heap out of memory|ENOMEM|cannot allocate memory/i, 'There is not enough memory (2 GB are needed).'],
];

/** Says in plain words why a command failed, from what it wrote; undefined when that is not known. */
export function plainReason(output) {
  return REASONS.find(([sign]) => sign.test(output))?.[1];
}
