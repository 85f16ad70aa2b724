/** What people write for choices, features, plate classes and branches, in both scripts. */
import { cancellationPolicies } from '#contract/cancellation-policies.ts';
import { attribute, attributeKeys } from '#contract/car-attributes.ts';
import { choiceFrom } from '#contract/choice-names.ts';
import { type Feature, featureFrom, features } from '#contract/features.ts';
import { foldWords } from '#contract/fold-words.ts';
import type { ImportColumn } from '#contract/import-columns.ts';
import { plateClasses } from '#contract/listing-form.ts';

export type Branch = { id: string; addressEn: string; addressAr: string };

const arabicFeatures: Readonly<Record<string, Feature>> = {
	بلوتوث: 'BLUETOOTH',
	'منفذ USB': 'USB',
	مكيف: 'AIR_CONDITIONING',
	تكييف: 'AIR_CONDITIONING',
	'كاميرا خلفية': 'BACKUP_CAMERA',
	'نظام ملاحة': 'GPS_NAVIGATION',
	'نظام ملاحة GPS': 'GPS_NAVIGATION',
	'فتحة سقف': 'SUNROOF',
	'مقاعد جلد': 'LEATHER_SEATS',
	'مثبت سرعة': 'CRUISE_CONTROL',
	'حساسات اصطفاف': 'PARKING_SENSORS',
	'مقعد أطفال': 'CHILD_SEAT',
	'دفع كامل للعجلات': 'ALL_WHEEL_DRIVE',
};
const featureByName = new Map(Object.entries(arabicFeatures).map(([name, code]) => [foldWords(name), code]));

export const featureNamed = (text: string): Feature | null => featureFrom(text) ?? featureByName.get(foldWords(text)) ?? null;

/** Spreadsheets of both languages separate lists differently. */
export const separated = (text: string): string[] =>
	text
		.split(/[;؛,،|\n]/)
		.map((part) => part.trim())
		.filter((part) => part !== '');

const classNames: Readonly<Record<string, (typeof plateClasses)[number]>> = {
	rental: 'RENTAL',
	green: 'RENTAL',
	تأجير: 'RENTAL',
	خضراء: 'RENTAL',
	private: 'PRIVATE',
	white: 'PRIVATE',
	خصوصي: 'PRIVATE',
	بيضاء: 'PRIVATE',
	other: 'OTHER',
	أخرى: 'OTHER',
};
const classByName = new Map(Object.entries(classNames).map(([name, value]) => [foldWords(name), value]));

export const plateClassNamed = (text: string) => classByName.get(foldWords(text)) ?? null;

/** In the spelling of the contract if it is known. */
export const spelled = (column: string, text: string): string => choiceFrom(column, text) ?? text;

/** The values that a column may have; empty if there is no list. */
export function namesFor(column: ImportColumn): readonly string[] {
	if (column === 'plateClass') return plateClasses;
	if (column === 'cancellationPolicy') return cancellationPolicies;
	if (column === 'features') return features.map(({ aliases }) => aliases[0]);
	const key = attributeKeys.find((each) => each === column);
	const of = key && attribute(key);
	return of?.kind === 'choice' ? of.values : [];
}

/** Branches with this address; otherwise those whose address contains it as words. */
export function branchNamed(branches: readonly Branch[], text: string): Branch[] {
	const folded = foldWords(text);
	const names = ({ addressEn, addressAr }: Branch) => [addressEn, addressAr].map(foldWords);
	const exact = branches.filter((branch) => names(branch).includes(folded));
	if (exact.length > 0 || folded === '') return exact;
	return branches.filter((branch) => names(branch).some((name) => ` ${name} `.includes(` ${folded} `)));
}

/** For a sentence in either language. Addresses contain commas. */
export const addressesOf = (branches: readonly Branch[]) => ({
	en: branches.map(({ addressEn }) => addressEn).join(' · '),
	ar: branches.map(({ addressAr }) => addressAr).join(' · '),
});
