/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits are accepted wherever a number is typed. */

/** `"٠٧٩"` → `"079"`; also the Arabic decimal separator `٫` → `.`. Other characters are unchanged. */
export function foldDigits(text: string): string {
	return text
		.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
		.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
		.replaceAll('٫', '.');
}
