/** The tabs of the super admins' console and their addresses. */
export const tabs = ['overview', 'users', 'cars', 'bookings', 'kyc', 'settings'] as const;
export type Tab = (typeof tabs)[number];

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'overview';
