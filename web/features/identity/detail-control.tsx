/** The control of one detail about the driver, and its value as text. */
import type { ChangeEvent } from 'react';
import { countryCodes, type DetailField, type IdentityDetails, licenceScripts } from '#contract/identity-details.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Input, Select } from '#web/ui/field.tsx';
import type { DriverTexts } from './texts.en.ts';

const dateFields: readonly DetailField[] = ['birthDate', 'licenceIssuedOn', 'licenceExpiresOn'];
const isDate = (field: DetailField): boolean => dateFields.includes(field);

type Control = HTMLInputElement | HTMLSelectElement;
/** Connects the control to its form: registered there, or with its own value. */
type BoundProps = {
	texts: DriverTexts;
	name: string;
	ref?: (element: Control | null) => void;
	onChange(event: ChangeEvent<Control>): void;
	onBlur?(event: unknown): void;
	value?: string;
	defaultValue?: string | undefined;
	disabled?: boolean | undefined;
};

export function DetailControl({ detail, texts, ...props }: BoundProps & { detail: DetailField }) {
	if (detail === 'nationality') return <Nationality {...props} texts={texts} />;
	if (detail !== 'licenceScript') {
		if (isDate(detail)) return <DateInput {...props} />;
		// Numbers and classes may begin with a letter of either script; both begin where the page does.
		return (
			<Input {...props} type="text" dir="auto" autoComplete="off" className="[text-align:-webkit-match-parent] [text-align:match-parent]" />
		);
	}
	return (
		<Select {...props}>
			<option value="">{texts.choose}</option>
			{licenceScripts.map((script) => (
				<option key={script} value={script}>
					{texts.scripts[script]}
				</option>
			))}
		</Select>
	);
}

function Nationality({ texts, ...props }: BoundProps) {
	const { language } = useLanguage();
	return (
		<Select {...props}>
			<option value="">{texts.choose}</option>
			{countriesIn(language).map(([code, name]) => (
				<option key={code} value={code} suppressHydrationWarning>
					{name}
				</option>
			))}
		</Select>
	);
}

const lists = new Map<Language, ReadonlyArray<readonly [code: string, name: string]>>();

/** Countries ordered by name, but with the first of the list on top. */
function countriesIn(language: Language) {
	const cached = lists.get(language);
	if (cached) return cached;
	const named = countryCodes.map((code) => [code, countryName(code, language)] as const);
	const { compare } = new Intl.Collator(language);
	const list = [...named.slice(0, 1), ...named.slice(1).sort(([, one], [, other]) => compare(one, other))];
	lists.set(language, list);
	return list;
}

const countryName = (code: string, language: Language): string => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** A detail as displayed to a person. */
export function useDetailText(texts: DriverTexts): (field: DetailField, details: IdentityDetails) => string {
	const { format, language } = useLanguage();
	return (field, details) => {
		if (isDate(field)) return format.date(details[field], 'medium');
		if (field === 'nationality') return countryName(details.nationality, language);
		return field === 'licenceScript' ? texts.scripts[details.licenceScript] : details[field];
	};
}
