/** Height of the header line, which stays in view. */
export const HEADER_HEIGHT = '56px';
/** Id of whatever holds the menu, for the button that opens it. */
export const SIDEBAR_ID = 'portal-menu';
