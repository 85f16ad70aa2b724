/** What was typed to look a person up. Pure. */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** `20-77712`, with any separators. */
const PLATE = /^[\d\s\-–/.]+$/;
const PLATE_LEAST = 3;
const PLATE_MOST = 9;

export const typedId = (typed: string): string | null => (UUID.test(typed) ? typed.toLowerCase() : null);

/** Null for what cannot be a plate, such as a name or a phone number. */
export function plateDigits(typed: string): string | null {
	const digits = typed.replace(/\D/g, '');
	return PLATE.test(typed) && digits.length >= PLATE_LEAST && digits.length <= PLATE_MOST ? digits : null;
}
