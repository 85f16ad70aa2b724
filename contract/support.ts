/** How people reach the support: set by the super admin, read by everybody. */
import * as z from 'zod';
import { foldDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { normalizePhone } from './phone.ts';

const SIGNS_BETWEEN_DIGITS = /[\s\-().\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const MAX_TYPED = 40;
const MAX_HOURS = 120;
const MAX_EMAIL = 254;

/** A number to dial as typed, short ones like 911 too; empty where there is none. */
const dialled = z
	.string()
	.max(MAX_TYPED, { error: 'PHONE_INVALID' })
	.transform((typed) => foldDigits(typed).replace(SIGNS_BETWEEN_DIGITS, ''))
	.pipe(z.string().regex(/^(\+?\d{3,15})?$/, { error: 'PHONE_INVALID' }));

/** A whole number with its country, which the address of a WhatsApp chat needs; empty where there is none. */
const whatsapp = z
	.string()
	.max(MAX_TYPED, { error: 'PHONE_INVALID' })
	.transform((typed, context) => {
		if (typed.trim() === '') return '';
		const normal = normalizePhone(typed);
		if (normal) return normal;
		context.addIssue({ code: 'custom', message: 'PHONE_INVALID', input: typed });
		return z.NEVER;
	});

const hours = z.string().trim().max(MAX_HOURS, { error: 'TEXT_TOO_LONG' });

/** Parts of the settings; an empty text means that the part is not set. */
export const supportSettings = {
	supportPhone: dialled,
	supportWhatsapp: whatsapp,
	supportEmail: z
		.string()
		.trim()
		.toLowerCase()
		.max(MAX_EMAIL, { error: 'EMAIL_INVALID' })
		.pipe(z.union([z.literal(''), z.email()], { error: 'EMAIL_INVALID' })),
	supportHoursEn: hours,
	supportHoursAr: hours,
	emergencyPhone: dialled,
	roadsidePhone: dialled,
};

/** Null for what is not set. */
export const supportContacts = z.object({
	phone: z.string().nullable(),
	whatsapp: z.string().nullable(),
	email: z.string().nullable(),
	/** When the support answers, in words. */
	hours: z.object({ en: z.string(), ar: z.string() }).nullable(),
	/** For police and ambulance. */
	emergencyPhone: z.string().nullable(),
	roadsidePhone: z.string().nullable(),
});
export type SupportContacts = z.output<typeof supportContacts>;

export const getSupportContacts = endpoint({
	method: 'GET',
	path: '/api/support',
	summary: 'How to reach the support, and the numbers to call in an emergency or after a breakdown.',
	access: 'anyone',
	response: supportContacts,
});
