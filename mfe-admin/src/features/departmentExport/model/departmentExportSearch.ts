import { defineListSearch, numberParam } from 'shared-ui/list';

/** The department that is chosen, by its id, so that its page can be kept and sent to a colleague. */
export const departmentExportSearch = defineListSearch({ department: numberParam() });
