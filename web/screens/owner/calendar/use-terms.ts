/** Form state of the terms as typed text, and saving. */
import { getOwnerCalendar, getTerms, type OwnerTerms, putTerms } from '#contract/calendar.ts';
import { type DiscountTier, discountTiers } from '#contract/car-terms.ts';
import { getCar } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import type { PickupHours } from '#contract/pickup-hours.ts';
import { getPriceRules } from '#contract/price-rules.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import type { DraftExtra } from '#web/features/extras/extra-list.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { hasFieldErrors } from '#web/ui/use-action-mutation.ts';
import type { CalendarTexts } from './texts.en.ts';

export type Draft = {
	dailyRate: string;
	discounts: Record<DiscountTier, string>;
	minDays: string;
	advanceNoticeHours: string;
	turnaroundHours: string;
	zones: Array<{ zone: City; fee: string }>;
	extraKm: string;
	fuelEighth: string;
	cancellationPolicy: OwnerTerms['cancellationPolicy'];
	instantBook: boolean;
	extendsByItself: boolean;
	pickupHours: PickupHours;
	airportHours: PickupHours;
	extras: DraftExtra[];
};

const amountText = (jod: string): string => String(Number(jod));

function draftOf(terms: OwnerTerms): Draft {
	const percentOf = (tier: DiscountTier) => String(terms.discounts.find(({ days }) => days === tier)?.percent ?? '');
	return {
		dailyRate: terms.dailyRateJod ? amountText(terms.dailyRateJod) : '',
		discounts: { 3: percentOf(3), 7: percentOf(7), 30: percentOf(30) },
		minDays: String(terms.minDays),
		advanceNoticeHours: String(terms.advanceNoticeHours),
		turnaroundHours: String(Math.ceil(terms.turnaroundHours)),
		zones: terms.deliveryZones.map(({ zone, feeJod }) => ({ zone, fee: amountText(feeJod) })),
		extraKm: amountText(terms.extraKmJod),
		fuelEighth: amountText(terms.fuelEighthJod),
		cancellationPolicy: terms.cancellationPolicy,
		instantBook: terms.instantBook,
		extendsByItself: terms.extendsByItself,
		pickupHours: terms.pickupHours,
		airportHours: terms.airportHours,
		extras: terms.extras.map(({ id, kind, name, period, priceJod, maxQuantity }) => ({
			...{ key: id, id, kind, period, name: name ?? '', price: amountText(priceJod), quantity: String(maxQuantity) },
		})),
	};
}

const typedTiers = (draft: Draft): DiscountTier[] => discountTiers.filter((tier) => !['', '0'].includes(draft.discounts[tier].trim()));

export function useTerms(carId: string, terms: OwnerTerms) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { form, props, send, errors } = useActionForm<Draft, OwnerTerms>({
		defaultValues: draftOf(terms),
		call: (draft) => call(putTerms, { params: { id: carId }, body: bodyOf(draft) }),
		refreshes: [...[getOwnerCalendar, getPriceRules].map(({ path }) => path.replace('{id}', carId)), getCar.path.replace('/{slug}', '')],
		done: t.saved,
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
		onDone: (saved, { reset }, client) => {
			reset(draftOf(saved));
			client.setQueryData(queryFor(getTerms, { params: { id: carId } }).queryKey, saved);
		},
	});
	const draft = form.watch();
	return {
		draft,
		change: (part: Partial<Draft>) => {
			for (const name of Object.keys(part) as Array<keyof Draft>) {
				const value = part[name];
				if (value !== undefined) form.setValue(name, value, { shouldDirty: true });
			}
		},
		changed: form.formState.isDirty,
		isSaving: send.isPending,
		props,
		wrong: errors,
		/** The call refers to discounts by their index. */
		wrongDiscount: (tier: DiscountTier): string | undefined => errors[`discounts.${typedTiers(draft).indexOf(tier)}.percent`],
	};
}

const bodyOf = (draft: Draft) => ({
	dailyRateJod: draft.dailyRate,
	discounts: typedTiers(draft).map((days) => ({ days, percent: draft.discounts[days] })),
	minDays: draft.minDays,
	advanceNoticeHours: draft.advanceNoticeHours,
	turnaroundHours: draft.turnaroundHours,
	deliveryZones: draft.zones.map(({ zone, fee }) => ({ zone, feeJod: fee })),
	extraKmJod: draft.extraKm,
	fuelEighthJod: draft.fuelEighth,
	cancellationPolicy: draft.cancellationPolicy,
	instantBook: draft.instantBook,
	extendsByItself: draft.extendsByItself,
	pickupHours: draft.pickupHours,
	airportHours: draft.airportHours,
	extras: draft.extras.map(({ id, kind, name, period, price, quantity }) => ({
		...{ id, kind, name, period, maxQuantity: quantity, priceJod: price },
	})),
});

export type TermsState = ReturnType<typeof useTerms>;
