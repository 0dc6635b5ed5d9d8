import { createSelection } from 'shared-ui/list';

/** What is chosen in the list of agreements. */
export const { useSelection, forgetSelection } = createSelection();
