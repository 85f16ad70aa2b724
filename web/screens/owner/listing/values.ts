/** What stands in the form: text as it was typed. The server makes numbers and amounts of it. */

import type { Sent } from '#contract/endpoint.ts';
import type { changeOwnerCar, OwnerCar, PaperName } from '#contract/listing.ts';
import { listingDefaults } from '#contract/listing-form.ts';

export type DocumentField = `${PaperName}DocUrl`;

export type ListingValues = {
	title: string;
	make: string;
	model: string;
	year: string;
	transmission: string;
	fuel: string;
	bodyType: string;
	seats: string;
	doors: string;
	color: string;
	mileage: string;
	city: string;
	features: string[];
	depositJod: string;
	dailyRateJod: string;
	mileageLimitPerDay: string;
	deliveryAvailable: boolean;
	plateNumber: string;
	plateClass: string;
	permitNumber: string;
	permitExpiresOn: string;
	registrationExpiresOn: string;
	insuranceExpiresOn: string;
	/** Paths of uploads and ids of photos, in their order. */
	photoUrls: string[];
} & {
	/** The path of an upload; null: taken away; undefined: as it is. */
	[Field in DocumentField]?: string | null | undefined;
};

export const emptyValues: ListingValues = {
	...{ title: '', make: '', model: '', year: '', color: '', mileage: '', features: [], depositJod: '', dailyRateJod: '', photoUrls: [] },
	transmission: listingDefaults.transmission,
	fuel: listingDefaults.fuel,
	bodyType: listingDefaults.bodyType,
	seats: String(listingDefaults.seats),
	doors: String(listingDefaults.doors),
	mileageLimitPerDay: String(listingDefaults.mileageLimitPerDay),
	city: listingDefaults.city,
	deliveryAvailable: listingDefaults.deliveryAvailable,
	...{ plateNumber: '', plateClass: '', permitNumber: '', permitExpiresOn: '', registrationExpiresOn: '', insuranceExpiresOn: '' },
};

export function valuesOf(car: OwnerCar): ListingValues {
	return {
		...copyOf(car),
		plateNumber: car.plateNumber ?? '',
		plateClass: car.plateClass ?? '',
		permitNumber: car.permitNumber ?? '',
		permitExpiresOn: car.papers.permit.expiresOn ?? '',
		registrationExpiresOn: car.papers.registration.expiresOn ?? '',
		insuranceExpiresOn: car.papers.insurance.expiresOn ?? '',
		photoUrls: car.photos.map(({ id }) => id),
	};
}

/** For another car of the same kind: plate, papers, mileage and photos are its own. */
export function copyOf(car: OwnerCar): ListingValues {
	const { title, make, model, color, transmission, fuel, bodyType, features, city, deliveryAvailable } = car;
	return {
		...emptyValues,
		...{ title, make, model, color, transmission, fuel, bodyType, features, city, deliveryAvailable },
		year: String(car.year),
		seats: String(car.seats),
		doors: String(car.doors),
		mileage: String(car.mileage),
		depositJod: car.depositJod,
		dailyRateJod: car.dailyRateJod ?? '',
		mileageLimitPerDay: String(car.mileageLimitPerDay),
	};
}

type Body = Sent<typeof changeOwnerCar>['body'];

/** What is sent about the car itself. The types of the call are those of what comes out of its rules; what goes in is what was typed. */
export function bodyOf({ photoUrls: _, dailyRateJod: __, ...values }: ListingValues): Body {
	return values as Body;
}
