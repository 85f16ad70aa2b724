/** Money on the wire and in code: integer fils (1 JOD = 1000 fils), decimal strings derived from integers, never floats. */

const FILS_PER_JOD = 1000n;
const PATTERN = /^(-)?(\d{1,12})(?:\.(\d{1,3}))?$/;

/** An amount in Jordanian dinar; `fils` is an integer. */
export type Jod = { readonly currency: 'JOD'; readonly fils: bigint };

export const jod = (fils: bigint): Jod => ({ currency: 'JOD', fils });

/** `35500n` → `"35.50"`, `12345n` → `"12.345"`: two decimals, the third only if it is not zero. */
export function formatFils(fils: bigint): string {
	const sign = fils < 0n ? '-' : '';
	const size = fils < 0n ? -fils : fils;
	const fraction = (size % FILS_PER_JOD).toString().padStart(3, '0');
	return `${sign}${size / FILS_PER_JOD}.${fraction.endsWith('0') ? fraction.slice(0, 2) : fraction}`;
}

/** `"35.5"` → `35500n`. Throws RangeError for anything but a plain decimal number with at most three decimals. */
export function parseFils(text: string): bigint {
	const match = PATTERN.exec(text.trim());
	if (!match) throw new RangeError(`Not an amount in JOD: ${JSON.stringify(text.slice(0, 40))}`);
	const [, sign, whole = '0', fraction = ''] = match;
	const fils = BigInt(whole) * FILS_PER_JOD + BigInt(fraction.padEnd(3, '0'));
	return sign ? -fils : fils;
}

/** Share of an amount, rounded half up: `share(106500n, 12n, 100n)` → `12780n`. Amounts are not negative. */
export function share(fils: bigint, numerator: bigint, denominator: bigint): bigint {
	return (fils * numerator * 2n + denominator) / (denominator * 2n);
}
