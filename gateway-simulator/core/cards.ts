/** The test cards and their behaviour, as listed in the README. */

export type CardFailure = { code: string; message: string };

export type TestCard = {
	number: string;
	brand: 'VISA' | 'MASTERCARD' | 'MADA';
	/** The bank's immediate refusal; `null` leads to the 3-D Secure step. */
	decline: CardFailure | null;
	/** Whether the correct 3-D Secure code is accepted. */
	authentication: 'passes' | 'fails';
	/** How often the webhook is sent. */
	webhook: 'once' | 'twice' | 'late' | 'never';
	/** What the payer's browser receives after the charge. */
	answer: 'return' | 'times out' | 'stays';
	/** Key of the description on the page. */
	label: 'success' | 'declined' | 'insufficient' | 'authentication' | 'timeout' | 'twice' | 'late' | 'silent';
};

/** MyFatoorah's own error codes [S: lists in third-party integrations]. */
const DECLINED: CardFailure = { code: 'MF002', message: 'The issuer bank has declined the transaction' };
const INSUFFICIENT: CardFailure = { code: 'MF004', message: 'Insufficient funds' };
export const AUTHENTICATION_FAILED: CardFailure = { code: 'MF001', message: '3-D Secure authentication failed' };
export const CANCELLED_BY_PAYER: CardFailure = { code: 'MF006', message: 'The payer cancelled the transaction' };

export const THREE_D_SECURE_CODE = '1234';
export const CODES_ALLOWED = 3;

const works = { decline: null, authentication: 'passes', webhook: 'once', answer: 'return', label: 'success' } as const;

export const testCards: readonly TestCard[] = [
	{ ...works, number: '4508750015741019', brand: 'VISA' },
	{ ...works, number: '5123450000000008', brand: 'MASTERCARD' },
	{ ...works, number: '4201320111111010', brand: 'MADA' },
	{ ...works, number: '4201320000311101', brand: 'MADA', decline: INSUFFICIENT, label: 'insufficient' },
	{ ...works, number: '4000000000000002', brand: 'VISA', decline: DECLINED, label: 'declined' },
	{ ...works, number: '4000000000009995', brand: 'VISA', decline: INSUFFICIENT, label: 'insufficient' },
	{ ...works, number: '4000000000003220', brand: 'VISA', authentication: 'fails', label: 'authentication' },
	{ ...works, number: '4000000000000119', brand: 'VISA', answer: 'times out', label: 'timeout' },
	{ ...works, number: '4000000000000259', brand: 'VISA', webhook: 'twice', label: 'twice' },
	{ ...works, number: '4000000000000341', brand: 'VISA', webhook: 'late', label: 'late' },
	{ ...works, number: '4000000000005126', brand: 'VISA', webhook: 'never', answer: 'stays', label: 'silent' },
];

/** The test card of that number (digits only), or undefined: other cards are unknown. */
export function findTestCard(number: string): TestCard | undefined {
	return testCards.find((card) => card.number === number);
}

/** `4508750015741019` → `450875xxxxxx1019`, the usual masked form. */
export const maskNumber = (number: string): string => `${number.slice(0, 6)}xxxxxx${number.slice(-4)}`;

/** `4508750015741019` → `4508 7500 1574 1019`. */
export const groupNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
