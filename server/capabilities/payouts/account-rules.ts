/** Validates payout accounts as typed: a Jordanian IBAN with its check digits (ISO 13616), or a CliQ alias. Pure. */
import { electronicFormatIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import { foldDigits } from '#contract/digits.ts';
import type { FieldTextKey } from '#contract/field-texts.ts';
import { MAX_HOLDER_NAME } from '#contract/payouts.ts';
import { normalizePhone } from '#contract/phone.ts';

export type Checked = { value: string } | { wrong: FieldTextKey };

/** Invisible characters that phone keyboards and copied texts insert. */
const INVISIBLE = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** `"jo94 cbjo 0010 …"`, `"JO٩٤CBJO…"` → `"JO94CBJO0010000000000131000302"`. */
export function checkIban(typed: string): Checked {
	const plain = foldDigits(typed).replace(INVISIBLE, '');
	if (plain === '') return { wrong: 'REQUIRED' };
	const iban = electronicFormatIBAN(plain) ?? '';
	if (!iban.startsWith('JO')) return { wrong: 'IBAN_NOT_JORDANIAN' };
	const { valid, errorCodes } = validateIBAN(iban);
	if (valid) return { value: iban };
	return { wrong: errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength) ? 'IBAN_LENGTH' : 'IBAN_MISTYPED' };
}

/** At least two letters, in any script; no digits and nothing that a spreadsheet would interpret as a formula. */
export function checkHolderName(typed: string): Checked {
	const name = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
	if (name === '') return { wrong: 'REQUIRED' };
	const isName = /^\p{L}[\p{L}\p{M}\u200c .'’-]*$/u.test(name) && (name.match(/\p{L}/gu)?.length ?? 0) >= 2;
	return isName && name.length <= MAX_HOLDER_NAME ? { value: name } : { wrong: 'HOLDER_NAME_INVALID' };
}

/**
 * A CliQ alias is a name of letters and digits, or a phone number (jopacc.com, questions about CliQ). The length of 3 to 10 characters is what
 * banking apps ask for; to be confirmed with the operator's bank. Upper-cased, because CliQ ignores case.
 */
export function checkAlias(typed: string): Checked {
	const plain = foldDigits(typed).replace(INVISIBLE, '').toUpperCase();
	if (plain === '') return { wrong: 'REQUIRED' };
	if (/^[+\d][\d().-]*$/.test(plain)) {
		const phone = normalizePhone(plain);
		// A CliQ number is a mobile number: +962 7x xxx xxxx.
		return phone && /^\+9627[789]\d{7}$/.test(phone) ? { value: phone } : { wrong: 'CLIQ_ALIAS_INVALID' };
	}
	return /^(?=.*[A-Z])[A-Z0-9]{3,10}$/.test(plain) ? { value: plain } : { wrong: 'CLIQ_ALIAS_INVALID' };
}

/** `"JO94CBJO…0302"` → `"JO •••• 0302"`. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;

type Account = { kind: string | null; iban: string | null; cliq_alias: string | null; kept_ending: string | null };
/** Masked account for display; null if there is none. For a deleted account only the last digits of an IBAN are known. */
export function maskAccount({ kind, iban, cliq_alias, kept_ending }: Account): string | null {
	if (kind === null) return null;
	if (kept_ending !== null) return kind === 'IBAN' ? maskIban(`JO${kept_ending}`) : 'CliQ ••••';
	return iban ? maskIban(iban) : cliq_alias;
}
