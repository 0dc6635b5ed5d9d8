/** Lets Node read the sources of a browser package; importing it is all. */
export {};
