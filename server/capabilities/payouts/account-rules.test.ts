import fc from 'fast-check';
import { composeIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { checkAlias, checkHolderName, checkIban, maskIban } from './account-rules.ts';

const IBAN = 'JO94CBJO0010000000000131000302';

describe('an IBAN', () => {
	it.each([
		['as it is', IBAN],
		['in groups and lower case', 'jo94 cbjo 0010 0000 0000 0131 0003 02'],
		['with dashes', 'JO94-CBJO-0010-0000-0000-0131-0003-02'],
		['in Arabic-Indic digits', 'JO٩٤ CBJO ٠٠١٠ ٠٠٠٠ ٠٠٠٠ ٠١٣١ ٠٠٠٣ ٠٢'],
		['in Persian digits', 'JO۹۴CBJO۰۰۱۰۰۰۰۰۰۰۰۰۰۱۳۱۰۰۰۳۰۲'],
		['copied with marks of direction', `\u2066${IBAN}\u2069\u00a0`],
	])('%s is the same', (_, typed) => {
		expect(checkIban(typed)).toEqual({ value: IBAN });
	});

	it.each([
		['nothing', '  ', 'REQUIRED'],
		['another country', 'GB82WEST12345698765432', 'IBAN_NOT_JORDANIAN'],
		['an account number alone', '0131000302', 'IBAN_NOT_JORDANIAN'],
		['one digit short', IBAN.slice(0, -1), 'IBAN_LENGTH'],
		['one digit long', `${IBAN}0`, 'IBAN_LENGTH'],
		['a wrong check digit', IBAN.replace('94', '95'), 'IBAN_MISTYPED'],
		['two digits swapped', IBAN.replace('1310', '1301'), 'IBAN_MISTYPED'],
		['a letter where the bank’s name has none', IBAN.replace('CBJO', 'CB10'), 'IBAN_MISTYPED'],
	])('%s is refused', (_, typed, wrong) => {
		expect(checkIban(typed)).toEqual({ wrong });
	});

	it('is never accepted with one digit changed', () => {
		const account = fc.stringMatching(/^[0-9]{18}$/);
		fc.assert(
			fc.property(account, fc.nat(17), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
				const iban = composeIBAN({ countryCode: 'JO', bban: `ARAB0010${number}` }) ?? '';
				expect(checkIban(iban)).toEqual({ value: iban });
				const at = 12 + place;
				const other = `${iban.slice(0, at)}${(Number(iban[at]) + shift) % 10}${iban.slice(at + 1)}`;
				expect(checkIban(other)).toEqual({ wrong: 'IBAN_MISTYPED' });
			}),
		);
	});

	it('is displayed masked', () => {
		expect(maskIban(IBAN)).toBe('JO •••• 0302');
	});
});

describe('a CliQ alias', () => {
	it.each([
		['a name', 'Rania7', 'RANIA7'],
		['three letters', 'abc', 'ABC'],
		['ten signs', 'abcdefgh12', 'ABCDEFGH12'],
		['Arabic-Indic digits', 'rania٧', 'RANIA7'],
		['a phone number', '079 012 3456', '+962790123456'],
		['one with its country', '+962-78-123-4567', '+962781234567'],
		['one in Arabic-Indic digits', '٠٠٩٦٢٧٧١٢٣٤٥٦٧', '+962771234567'],
	])('%s', (_, typed, value) => {
		expect(checkAlias(typed)).toEqual({ value });
	});

	it.each([
		['nothing', '', 'REQUIRED'],
		['two letters', 'ab', 'CLIQ_ALIAS_INVALID'],
		['eleven signs', 'abcdefgh123', 'CLIQ_ALIAS_INVALID'],
		['digits that are no phone number', '12345', 'CLIQ_ALIAS_INVALID'],
		['a telephone at home', '06 461 2345', 'CLIQ_ALIAS_INVALID'],
		['a phone of another country', '+44 7700 900123', 'CLIQ_ALIAS_INVALID'],
		['Arabic letters', 'رانيا', 'CLIQ_ALIAS_INVALID'],
		['a formula', '=1+1', 'CLIQ_ALIAS_INVALID'],
	])('%s is refused', (_, typed, wrong) => {
		expect(checkAlias(typed)).toEqual({ wrong });
	});
});

describe('the holder’s name', () => {
	it.each([
		['Rania  Haddad', 'Rania Haddad'],
		[' رانيا حدّاد ', 'رانيا حدّاد'],
		['O’Neill-Khoury Jr.', 'O’Neill-Khoury Jr.'],
	])('%s', (typed, value) => {
		expect(checkHolderName(typed)).toEqual({ value });
	});

	it.each(['=HYPERLINK("x")', '+Rania', 'R', '12345', 'a'.repeat(71)])('%s is refused', (typed) => {
		expect(checkHolderName(typed)).toEqual({ wrong: 'HOLDER_NAME_INVALID' });
	});
});
