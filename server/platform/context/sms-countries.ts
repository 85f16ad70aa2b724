/** Countries to which SMS are sent: each message costs money, and numbers of other countries are dialled to earn a share of it. */
import type { Platform } from './platform.ts';

export type SmsRules = {
	/** Dialling codes with plus: `+962`. */
	readonly countries: readonly string[];
	/** SMS of one hour above which an alert is raised. */
	readonly alertAbove: number;
};

export const isSmsCountry = ({ sms }: Pick<Platform, 'sms'>, phone: string): boolean =>
	sms.countries.some((code) => phone.startsWith(code));
