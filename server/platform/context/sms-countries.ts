/** Countries to which SMS are sent: each message costs money, and numbers of other countries are dialled to earn a share of it. */
import type { Language } from '../base/refusal.ts';
import { refuseField } from '../http/input.ts';
import type { Platform } from './platform.ts';

export type SmsRules = {
	/** Dialling codes with plus: `+962`. */
	readonly countries: readonly string[];
	/** SMS of one hour above which an alert is raised. */
	readonly alertAbove: number;
};

export const isSmsCountry = ({ sms }: Platform, phone: string): boolean => sms.countries.some((code) => phone.startsWith(code));

/** Throws INVALID_INPUT for `phone`, whether or not an account has that number. */
export function assertSmsCountry(platform: Platform, phone: string, language: Language): void {
	if (!isSmsCountry(platform, phone)) throw refuseField('phone', 'PHONE_COUNTRY', language);
}
