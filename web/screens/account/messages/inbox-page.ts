/** How many cards the inbox shows at a time. */
export const inboxPage = { query: { limit: 12 } } as const;
