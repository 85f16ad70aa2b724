/** Checks the merchant's key in constant time. */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an Authorization header is the key itself. */
export const isKey = (header: string | undefined, key: string): boolean => timingSafeEqual(digest(header ?? ''), digest(key));

/** Whether an Authorization header is `Bearer <key>`. */
export const hasKey = (header: string | undefined, key: string): boolean => isKey(header, `Bearer ${key}`);
