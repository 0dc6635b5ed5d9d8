/** Marks a list that is one part of a page, up to its own heading: whoever turns its pages stays there. */
export const LIST_PART = 'data-list-part';
