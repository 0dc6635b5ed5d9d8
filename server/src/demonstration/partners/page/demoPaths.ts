/** Address of a demo partner's page. */
export const DEMO_PAGE_PATH = '/demo';
