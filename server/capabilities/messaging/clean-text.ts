/** What somebody typed, as it is kept. Pure. */

/** Control characters but for line ends and tabs, and those that turn the direction of whatever stands around them: they show nothing and only mislead. */
const TURNING = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
/** Spaces of all kinds and what has no shape of its own. */
const SHAPELESS = /[\s\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Lines end alike, nothing stands around it, and it turns nothing but itself. Joiners stay: Persian words and many emoji are made with them. */
export const cleanText = (typed: string): string => typed.replace(/\r\n?/g, '\n').replace(TURNING, '').trim();

/** Whether nothing of it can be seen. */
export const isBlank = (text: string): boolean => text.replace(SHAPELESS, '') === '';

/** As PostgreSQL counts them. */
export const charactersOf = (text: string): number => [...text].length;
