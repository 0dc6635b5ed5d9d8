/** Height of the header line, which stays in view. */
export const HEADER_HEIGHT = '56px';
/** Id of whatever holds the menu, for the button that opens it. */
export const SIDEBAR_ID = 'portal-menu';
/** Id of the page itself, for the link that leads past header and menu. */
export const MAIN_ID = 'main';
/** Marks the parts of the frame that the tour shows. */
export const TOUR_PLACE = 'data-tour';
