/** Normalizes typed text for storage. Pure. */

/** Control characters except line breaks and tabs, and bidirectional overrides: invisible and misleading. */
const TURNING = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
/** All kinds of spaces and characters without a visible shape. */
const SHAPELESS = /[\s\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Unifies line breaks, trims, and removes bidirectional controls. Joiners stay: Persian words and many emoji need them. */
export const cleanText = (typed: string): string => typed.replace(/\r\n?/g, '\n').replace(TURNING, '').trim();

/** Whether no visible character remains. */
export const isBlank = (text: string): boolean => text.replace(SHAPELESS, '') === '';

/** Counts characters as PostgreSQL does. */
export const charactersOf = (text: string): number => [...text].length;
