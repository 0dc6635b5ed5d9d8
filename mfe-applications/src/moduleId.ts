/** Id of this module, and the namespace of its messages. */
export const MODULE_ID = 'mfe-applications';
