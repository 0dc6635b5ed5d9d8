/** How long a creation that a client repeats, because it did not see the answer, is known as one. */
export const REPEATED_SAVES_DAYS = 7;
