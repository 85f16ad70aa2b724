/** English texts of the estimate for owners. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'What would my car earn?',
	description: 'See what cars like yours cost on Mishwar, how often they’re rented out, and what you’d earn after the fee.',
	lead: 'We compare your car with those of its class on Mishwar. You don’t need an account.',
	city: 'City',
	bodyType: 'Body type',
	year: 'Year',
	show: 'Show the estimate',
	error: 'We couldn’t estimate this',
	perMonth: 'a month',
	ifTypical: (days: string, percent: string) => `if it’s rented out for ${days} of 30 days, as such cars are: ${percent} of the time.`,
	perDay: (amount: string) => `${amount} for each rented day`,
	noOccupancy:
		'Not enough cars of this class have been rented out yet to say how often yours would be. This is what you’d earn for some days of a month:',
	otherDays: 'For other numbers of days in a month:',
	days: forms({ one: '{count} day', other: '{count} days' }),
	how: 'How we compute this',
	fromPrices: (median: string, cars: string) => `${median} a day is the median of the public prices of ${cars} of this class in this city`,
	cars: forms({ one: '{count} car', other: '{count} cars' }),
	ofYears: (from: string, to: string) => `, of the years ${from} to ${to}.`,
	ofAllYears: '. There are too few of your year, so this counts all years.',
	fromRentals: (cars: string) =>
		`How often they’re rented out is the mean of ${cars} with completed rentals in the last 90 days, rounded to 5%.`,
	fee: (percent: string) => `The platform fee of ${percent} is deducted already. Fuel, insurance, repairs and taxes are not.`,
	noPromise: 'It’s an estimate and not a promise. You set your own price and your own days.',
	tooFew: 'There aren’t enough cars like this yet',
	tooFewHint:
		'Fewer than three cars of this body type are listed in this city, so any figure would be a guess. Try a city nearby, or be one of the first.',
	feeOnly: (percent: string) => `Listing is free. We deduct ${percent} only when you earn.`,
	list: 'List your car',
};
export type EarnTexts = typeof texts;
