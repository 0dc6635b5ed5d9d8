import { createSelection } from 'shared-ui/list';

/** What the office has chosen in the list of applications. */
export const { useSelection, forgetSelection } = createSelection();
