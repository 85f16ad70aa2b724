/** Amounts that can be negative, such as balances of the ledger. */
import type { Format } from '#web/i18n/format.ts';

/** `-12.50` → `−12.50 JOD`: in Arabic, too, the minus is read before the number, where Intl would put it between number and currency. */
export const signedJod = (format: Format, jod: string): string => (jod.startsWith('-') ? `−${format.jod(jod.slice(1))}` : format.jod(jod));
