/** English texts of the lower part of the car page, which is loaded on scrolling. */
import { cancellation } from '#web/features/cancellation/texts.en.ts';
import { words } from '#web/features/cars/words/texts.en.ts';
import { companies } from '#web/features/companies/texts.en.ts';
import { reviews } from '#web/features/reviews/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const further = {
	reviews,
	companies,
	words,
	specs: 'Details',
	mileageValue: (km: string) => `${km} km`,
	noLimit: 'Unlimited',
	features: 'Features',
	noFeatures: 'No features listed yet.',
	owner: 'The owner',
	memberSince: (year: string) => `Member since ${year}`,
	checkedOwner: 'Identity verified',
	messageOwner: 'Message Owner',
	messageFailed: 'We couldn’t open the conversation',
	where: {
		title: 'Where it is',
		map: (place: string) => `Map: the car is within the circle of ${place}`,
		hint: 'The car is within this circle. You’ll see the exact place once your booking is confirmed. Places: GeoNames. Outline: Natural Earth.',
	},
	terms: {
		title: 'Terms',
		discounts: 'Discounts for longer trips',
		fromDays: (days: string) => `From ${days}`,
		days: forms({ one: '{count} day', other: '{count} days' }),
		cancellation: 'Cancellation policy',
		before: 'Before you book',
		minDays: forms({ one: 'At least {count} day', other: 'At least {count} days' }),
		notice: forms({ one: 'At least {count} hour before pickup', other: 'At least {count} hours before pickup' }),
		afterwards: 'Extra charges',
		extraKm: 'Per extra kilometre',
		fuelEighth: 'Per ⅛ tank of missing fuel',
		cancelling: cancellation,
		hours: 'Pickup and return',
		hoursBetween: (from: string, until: string) => `Between ${from} and ${until}`,
		atAirport: 'At the airport',
		anyHour: 'Any time',
	},
	record: {
		trips: forms({ one: '{count} completed trip', other: '{count} completed trips' }),
		noTrips: 'No completed trips yet',
		withinHour: 'Usually replies within an hour',
		withinHours: forms({ one: 'Usually replies within {count} hour', other: 'Usually replies within {count} hours' }),
		cancellations: (cancelled: string, trips: string) => `The owner cancelled ${cancelled} of ${trips} trips in the last 12 months`,
		noCancellations: 'No cancellations in the last 12 months',
		showOtherCars: 'Show reviews of other cars',
		otherCars: (owner: string) => `What renters say about ${owner}’s other cars`,
	},
	newCar: 'No reviews yet',
	newCarHint: 'Be the first to rent this car.',
};

export type FurtherTexts = typeof further;
