/** Promo codes without schemas, since the browser loads them: how a code is written, its bounds, and why one cannot be used. */
import { foldDigits } from './digits.ts';

export const PROMO_PERCENT = { min: 1, max: 90 };
export const MAX_PROMO_FILS = 500_000n;
export const MAX_PROMO_USES = 1_000_000;
export const MAX_PROMO_USES_PER_PERSON = 100;
/** Maximum number of uses of one code. */
export const MAX_PROMO_CARS = 200;

/** Some of the rental is always paid by card, because the deposit is charged with it. */
export const MIN_RENTAL_FILS = 1_000n;

/** Why a code does not reduce the price here. */
export const promoProblems = [
	'PROMO_CODE_UNKNOWN',
	'PROMO_CODE_EXPIRED',
	'PROMO_CODE_NOT_YET',
	'PROMO_CODE_USED_UP',
	'PROMO_CODE_USED_BY_YOU',
	'PROMO_CODE_NOT_FOR_THIS_CAR',
	'PROMO_CODE_FIRST_BOOKING_ONLY',
	'PROMO_CODE_MINIMUM',
] as const;
export type PromoProblem = (typeof promoProblems)[number];

/** Who bears the discount: Mishwar, so that the owner gets the full share; or the owner to whom the code belongs. */
export const promoBearers = ['PLATFORM', 'OWNER'] as const;
export type PromoBearer = (typeof promoBearers)[number];

/** `PLANNED`: it is not valid yet. */
export const promoStates = ['PLANNED', 'ACTIVE', 'USED_UP', 'ENDED'] as const;
export type PromoState = (typeof promoStates)[number];

/** As it is stored: capitals and digits, without the spaces and dashes that people type. */
export const writtenCode = (text: string): string =>
	foldDigits(text)
		.toUpperCase()
		.replace(/[\s\-_]/g, '');
