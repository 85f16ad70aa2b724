/** Form values of a change of several cars, and the request that they make. Pure. */
import type { TypedBulkChange } from '#contract/bulk-changes.ts';
import { discountTiers } from '#contract/car-terms.ts';
import type { WordTopic } from '#contract/car-words.ts';
import type { ExtraStock } from '#contract/extra-stocks.ts';
import { hasOwnDates, type PriceRuleKind } from '#contract/price-rule-kinds.ts';
import { addDays, isCalendarDate } from '#contract/time.ts';

/** Parts that can be switched on separately, in the order of the form. */
export const parts = [
	...(['rate', 'season', 'days', 'discounts', 'policy', 'minDays', 'notice', 'turnaround', 'instant', 'extends'] as const),
	...(['hours', 'airport', 'delivery', 'extraKm', 'fuel', 'extra', 'words', 'branch'] as const),
] as const;
export type Part = (typeof parts)[number];

export type Draft = {
	on: readonly Part[];
	/** Typed values by field. */
	values: Readonly<Record<string, string>>;
};

export const emptyDraft: Draft = {
	on: [],
	values: {
		...{ rateMode: 'percent', daysMode: 'percent', policy: 'FLEXIBLE', instant: 'yes', extends: 'yes' },
		...{ hoursFrom: '08:00', hoursUntil: '20:00', airportFrom: '00:00', airportUntil: '24:00' },
		...{ minDays: '1', notice: '0', turnaround: '0', seasonKind: 'EID_AL_FITR', seasonMode: 'percent', extraMode: 'offer' },
		...{ wordsTopic: 'description', wordsMode: 'APPEND' },
	},
};

/** The form includes the last day of a period; the request excludes it. */
export function changeOf({ on, values }: Draft, stocks: readonly ExtraStock[]): TypedBulkChange {
	const typed = (name: string) => values[name] ?? '';
	const has = (part: Part) => on.includes(part);
	const priceOf = (mode: string, value: string) => (mode === 'percent' ? { percent: value } : { jod: value });
	const dayAction = typed('daysMode');
	const isPrice = dayAction === 'percent' || dayAction === 'jod';
	const terms = {
		...(has('discounts') && {
			discounts: discountTiers
				.map((days) => ({ days, percent: typed(`discount${days}`).trim() }))
				.filter(({ percent }) => percent !== '' && percent !== '0'),
		}),
		...(has('policy') && { cancellationPolicy: typed('policy') }),
		...(has('minDays') && { minDays: typed('minDays') }),
		...(has('notice') && { advanceNoticeHours: typed('notice') }),
		...(has('turnaround') && { turnaroundHours: typed('turnaround') }),
		...(has('instant') && { instantBook: typed('instant') === 'yes' }),
		...(has('extends') && { extendsByItself: typed('extends') === 'yes' }),
		...(has('extraKm') && { extraKmJod: typed('extraKm') }),
		...(has('fuel') && { fuelEighthJod: typed('fuel') }),
		...(has('hours') && { pickupHours: { from: typed('hoursFrom'), until: typed('hoursUntil') } }),
		...(has('airport') && { airportHours: { from: typed('airportFrom'), until: typed('airportUntil') } }),
		...(has('delivery') && {
			deliveryZones: Object.entries(values)
				.filter(([name, fee]) => name.startsWith('zone:') && fee.trim() !== '')
				.map(([name, feeJod]) => ({ zone: name.slice('zone:'.length), feeJod })),
		}),
	};
	const nextDay = (last: string) => (isCalendarDate(last) ? addDays(last, 1) : last);
	return {
		...(has('rate') && { dailyRate: priceOf(typed('rateMode'), typed('rate')) }),
		...(Object.keys(terms).length > 0 && { terms: terms as NonNullable<TypedBulkChange['terms']> }),
		...(has('days') && {
			days: {
				from: typed('daysFrom'),
				to: nextDay(typed('daysUntil')),
				...(isPrice && { price: priceOf(dayAction, typed('dayPrice')) }),
				...(dayAction === 'own' && { price: null }),
				...((dayAction === 'block' || dayAction === 'open') && { blocked: dayAction === 'block' }),
			},
		}),
		...(has('season') && {
			season: {
				kind: typed('seasonKind') as PriceRuleKind,
				...(hasOwnDates(typed('seasonKind') as PriceRuleKind) && { from: typed('seasonFrom'), to: nextDay(typed('seasonUntil')) }),
				price: typed('seasonMode') === 'remove' ? null : priceOf(typed('seasonMode'), typed('seasonPrice')),
			},
		}),
		...(has('extra') && { extra: { stockId: values.extra ?? stocks[0]?.id ?? '', isOffered: typed('extraMode') === 'offer' } }),
		...(has('words') && {
			words: {
				topic: typed('wordsTopic') as WordTopic,
				mode: typed('wordsMode') as 'APPEND' | 'REPLACE',
				...{ en: typed('wordsEn'), ar: typed('wordsAr') },
			},
		}),
		...(has('branch') && { branchId: typed('branch') || null }),
	};
}
