/** Refuses passwords that are guessed first: a list of leaked ones, also with digits or signs around them, and the person's own e-mail address. */
import { foldDigits } from '#contract/digits.ts';
import type { FieldTextKey } from '#contract/field-texts.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { refuseField } from '#server/platform/http/input.ts';

/** Shorter words of the list are contained in too many good passwords. */
const SHORTEST_STEM = 6;
const COMMON: FieldTextKey = 'PASSWORD_COMMON';

let loaded: Promise<ReadonlySet<string>> | undefined;

/** At first use: unpacking the list takes a tenth of a second and a few megabytes. */
function commonPasswords(): Promise<ReadonlySet<string>> {
	loaded ??= import('@zxcvbn-ts/language-common').then(
		({ dictionary }) => new Set(dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_STEM)),
	);
	return loaded;
}

/** Throws INVALID_INPUT on `field`. Passwords that are in use stay valid. */
export async function assertUncommonPassword(
	password: string,
	{ field, language, email }: { field: string; language: Language; email: string | null },
): Promise<void> {
	const typed = foldDigits(password.normalize('NFKC')).toLowerCase();
	const stem = typed.replace(/^[^a-z]+|[^a-z]+$/g, '');
	const common = await commonPasswords();
	if (common.has(typed) || common.has(stem) || typed === email || typed === email?.split('@')[0])
		throw refuseField(field, COMMON, language);
}
