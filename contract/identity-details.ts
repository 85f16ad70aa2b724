/** The details of the driver that an identity check asks for, in addition to the pictures. */
import * as z from 'zod';
import { foldDigits } from './digits.ts';
import type { RefusalText } from './endpoint.ts';
import { isCalendarDate } from './time.ts';

/** Why somebody may not drive a car. */
export const driverRefusals = {
	IDENTITY_REQUIRED: {
		status: 403,
		en: 'Please verify your identity first.',
		ar: 'وثّق هويتك أولاً.',
	},
	LICENCE_EXPIRES: {
		status: 403,
		en: 'Your driver’s licence expires before the return date. Upload your new licence in your profile.',
		ar: 'تنتهي رخصة قيادتك قبل تاريخ الإرجاع. ارفع رخصتك الجديدة في صفحة حسابك.',
	},
	DRIVER_DETAILS_MISSING: {
		status: 403,
		en: 'This car asks for a minimum age or years of licence. Add your licence details in your profile; once we’ve confirmed them you can book it.',
		ar: 'تطلب هذه السيارة سناً أو سنوات رخصة. أضف معلومات رخصتك في صفحة حسابك، وبعد أن نؤكدها يمكنك حجزها.',
	},
	DRIVER_TOO_YOUNG: {
		status: 403,
		en: 'Drivers of this car must be at least {age} on the day of pickup.',
		ar: 'يجب أن يكون عمر السائق {age} على الأقل يوم استلام هذه السيارة.',
	},
	LICENCE_TOO_NEW: {
		status: 403,
		en: 'Your licence was issued too recently for this car. Years needed on the day of pickup: {years}.',
		ar: 'صدرت رخصتك حديثاً بالنسبة إلى هذه السيارة. السنوات المطلوبة يوم الاستلام: {years}.',
	},
} as const satisfies Record<string, RefusalText>;

/** All refusals of a booking that are caused by its driver. */
export const driverProblems = [
	'IDENTITY_REQUIRED',
	'LICENCE_EXPIRES',
	'DRIVER_DETAILS_MISSING',
	'DRIVER_TOO_YOUNG',
	'LICENCE_TOO_NEW',
] as const;

/** What is handed in as a picture or PDF. The permit: an international one, for a licence that is neither in Arabic nor in Latin letters. */
export const documentKinds = ['ID', 'LICENCE', 'PERMIT'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const licenceScripts = ['ARABIC', 'LATIN', 'OTHER'] as const;

export const detailFields = [
	'birthDate',
	'nationality',
	'licenceNumber',
	'licenceClass',
	'licenceIssuedOn',
	'licenceExpiresOn',
	'licenceScript',
] as const;
export type DetailField = (typeof detailFields)[number];

/** The details that a renewed licence may change. */
export const licenceFields = [
	'licenceNumber',
	'licenceClass',
	'licenceIssuedOn',
	'licenceExpiresOn',
	'licenceScript',
] as const satisfies readonly DetailField[];

/** The youngest age at which a driver's licence is issued. */
export const YOUNGEST_LICENCE_AGE = 16;
export const OLDEST_AGE = 110;

/** A date as a person types it: `2031-05-01`, in digits of any kind. */
const typedDate = z
	.string({ error: 'REQUIRED' })
	.trim()
	.min(1, { error: 'REQUIRED' })
	.transform(foldDigits)
	.refine(isCalendarDate, { error: 'DATE_INVALID' });

/** Letters and digits as on the document, without spaces at the ends and in capitals. */
const typedText = z
	.string({ error: 'REQUIRED' })
	.trim()
	.min(1, { error: 'REQUIRED' })
	.transform((typed) => foldDigits(typed).toUpperCase());

export const newIdentityDetails = z.object({
	birthDate: typedDate,
	nationality: z
		.string({ error: 'REQUIRED' })
		.min(1, { error: 'REQUIRED', abort: true })
		.refine((code) => countryCodes.includes(code), { error: 'CHOICE_INVALID' }),
	licenceNumber: typedText.pipe(
		z.string().regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} /.-]{1,28})[\p{L}\p{N}]$/u, { error: 'LICENCE_NUMBER_INVALID' }),
	),
	licenceClass: typedText.pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ,/+.-]{0,19}$/u, { error: 'LICENCE_CLASS_INVALID' })),
	licenceIssuedOn: typedDate,
	licenceExpiresOn: typedDate,
	licenceScript: z.enum(licenceScripts, { error: 'CHOICE_INVALID' }),
});

export const identityDetails = z.object({
	birthDate: z.string(),
	/** ISO 3166-1 alpha-2. */
	nationality: z.string(),
	licenceNumber: z.string(),
	licenceClass: z.string(),
	licenceIssuedOn: z.string(),
	licenceExpiresOn: z.string(),
	licenceScript: z.enum(licenceScripts),
});
export type IdentityDetails = z.output<typeof identityDetails>;

/** Countries by their ISO 3166-1 alpha-2 codes; their names come from `Intl.DisplayNames`. */
export const countryCodes: readonly string[] = (
	'JO AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO ' +
	'CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR ' +
	'HT HU ID IE IM IN IO IQ IR IS IT JE JM JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN ' +
	'MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB ' +
	'SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF ' +
	'WS YE YT ZA ZM ZW'
).split(' ');
