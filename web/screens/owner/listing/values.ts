/** Form values: text as typed. The server parses numbers and amounts. */
import type * as z from 'zod';
import { areaOf } from '#contract/areas.ts';
import { type AttributeKey, attribute, attributeKeys } from '#contract/car-attributes.ts';
import { type CarWords, houseRules, type TypedWords, wordLanguages, wordTopics } from '#contract/car-words.ts';
import type { CarDocumentName, OwnerCar } from '#contract/listing.ts';
import type { listingForm } from '#contract/listing-form.ts';
import { draftStorage } from '#web/browser/device/draft-storage.ts';

export type DocumentField = `${CarDocumentName}DocUrl`;
export type ListingValues = z.input<typeof listingForm>;
type AttributeValues = Pick<ListingValues, AttributeKey>;

const initialValues = Object.fromEntries(attributeKeys.map((key) => [key, initialOf(key)])) as AttributeValues;

/** An optional field starts empty, even if an empty field has a value. */
function initialOf(key: AttributeKey): string | boolean | readonly string[] {
	const of = attribute(key);
	if (of.initial === undefined || of.form.optional) return '';
	return typeof of.initial === 'number' ? String(of.initial) : of.initial;
}

/** Form values of the owner's texts and rules; empty without `words`. */
export function wordValues(words?: CarWords): TypedWords {
	const inLanguages = (topic: (typeof wordTopics)[number]) =>
		Object.fromEntries(wordLanguages.map((language) => [language, words?.texts[topic][language] ?? '']));
	return {
		texts: Object.fromEntries(wordTopics.map((topic) => [topic, inLanguages(topic)])) as TypedWords['texts'],
		rules: Object.fromEntries(houseRules.map((rule) => [rule, words?.rules[rule] ?? ''])) as TypedWords['rules'],
	};
}

export const emptyValues: ListingValues = {
	...initialValues,
	...{ dailyRateJod: '', photoUrls: [], area: '' },
	...{ plateNumber: '', plateClass: '', permitNumber: '', permitExpiresOn: '', registrationExpiresOn: '', insuranceExpiresOn: '' },
	words: wordValues(),
};

export function valuesOf(car: OwnerCar, words: CarWords): ListingValues {
	const typed = attributeKeys.map((key) => [key, typeof car[key] === 'number' ? String(car[key]) : car[key]]);
	return {
		...emptyValues,
		...(Object.fromEntries(typed) as AttributeValues),
		dailyRateJod: car.dailyRateJod ?? '',
		words: wordValues(words),
		plateNumber: car.plateNumber ?? '',
		plateClass: car.plateClass ?? '',
		permitNumber: car.permitNumber ?? '',
		permitExpiresOn: car.papers.permit.expiresOn ?? '',
		registrationExpiresOn: car.papers.registration.expiresOn ?? '',
		insuranceExpiresOn: car.papers.insurance.expiresOn ?? '',
		area: areaOf(car.area)?.id ?? '',
		photoUrls: car.photos.map(({ id }) => id),
	};
}

/** The car with its requested change applied: the initial values of the form. */
export function withChange(car: OwnerCar): OwnerCar {
	return car.change ? { ...car, ...car.change.values, photos: car.change.photos ?? car.photos } : car;
}

/** Body of the car's call; photos, price and texts have separate calls. */
export function bodyOf({ photoUrls: _, dailyRateJod: __, words: ___, ...values }: ListingValues) {
	return values;
}

export type DraftPhoto = { path: string; shot?: string | undefined } | { id: string; url: string };
/** Unsaved listing: form values and completed photos. The subject is the car's id, or `new`. */
export type ListingDraft = { values: Partial<ListingValues>; photos: DraftPhoto[] };

export const listingDrafts = draftStorage('listing', isListingDraft);

function isListingDraft(stored: unknown): stored is ListingDraft {
	return typeof stored === 'object' && stored !== null && 'values' in stored && 'photos' in stored && Array.isArray(stored.photos);
}
