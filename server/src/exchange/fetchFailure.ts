import type { CallFailure } from 'ewp/client';

/** Why a partner gave no document; `none`: it answered, and has nothing to tell of the institution. */
export type FetchFailure = CallFailure | 'none';
