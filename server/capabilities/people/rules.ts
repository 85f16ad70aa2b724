/** Interprets the words typed to find a person. Pure. */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const typedId = (typed: string): string | null => (UUID.test(typed) ? typed.toLowerCase() : null);
