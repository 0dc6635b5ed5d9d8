/** Parts of the view, in their order, by the word that stands in the address. */
export const VIEW_TABS = [
  'details',
  'notifications',
  'approvals',
  'copies',
  'deliveries',
  'notes',
  'history',
] as const;
export type ViewTab = (typeof VIEW_TABS)[number];
/** Those that everybody sees; the others are the office's. */
export const OPEN_TABS: readonly ViewTab[] = ['details'];

export const VIEW_TAB_LABEL = {
  details: 'agreementView.tabs.details',
  notifications: 'agreementView.tabs.notifications',
  approvals: 'agreementView.tabs.approvals',
  copies: 'agreementView.tabs.copies',
  deliveries: 'agreementView.tabs.deliveries',
  notes: 'agreementView.tabs.notes',
  history: 'agreementView.tabs.history',
} as const satisfies Record<ViewTab, string>;

/** Reads the tab out of the address; Details for one that is unknown or not the reader's. */
export function parseViewTab(text: string | null, tabs: readonly ViewTab[]): ViewTab {
  return tabs.find((tab) => tab === text) ?? 'details';
}
