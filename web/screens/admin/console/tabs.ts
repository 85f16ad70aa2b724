/** The tabs of the console and their addresses. */
export const tabs = ['users', 'cars', 'bookings'] as const;
export type Tab = (typeof tabs)[number];

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'users';
