/** The tabs of the finances and their address; each shows the latest few. */
export const tabs = ['earnings', 'payouts'] as const;
export type Tab = (typeof tabs)[number];

export const LATEST = { query: { limit: 6 } } as const;

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'earnings';
export const addressOf = (tab: Tab): string => (tab === 'earnings' ? '/owner/finances' : `/owner/finances?tab=${tab}`);
