/** Amounts that can be negative: in Arabic, too, the minus is read before the number, where Intl would put it between number and currency. */
import type { Format } from '#web/i18n/format.ts';

const signed = (jod: string, write: (jod: string) => string): string => (jod.startsWith('-') ? `−${write(jod.slice(1))}` : write(jod));

/** `-12.50` → `−12.50 JOD` */
export const signedJod = (format: Format, jod: string): string => signed(jod, format.jod);

/** Without the currency, in columns that name it: `-12.50` → `−12.50` */
export const signedAmount = (format: Format, jod: string): string => signed(jod, format.amount);
