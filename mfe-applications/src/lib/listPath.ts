/** Address of the application list, to which a saved application leads. */
export const LIST_PATH = '/application/outgoing/list';
