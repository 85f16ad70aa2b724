/** The parts of reconciliation, each with an address of its own. */

export const tabs = ['attention', 'transfers', 'books'] as const;
export type Tab = (typeof tabs)[number];

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'attention';
export const addressOf = (tab: Tab): string => (tab === 'attention' ? '/admin/reconciliation' : `/admin/reconciliation?tab=${tab}`);
