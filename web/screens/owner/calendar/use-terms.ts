/** The terms while they are being changed: as texts, as they are typed; and their saving. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getOwnerCalendar, getTerms, type OwnerTerms, putTerms } from '#contract/calendar.ts';
import { type DiscountTier, discountTiers } from '#contract/car-terms.ts';
import { getCar } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { call } from '../../../api.ts';
import { read, readsPath } from '../../../queries.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useCalendarTexts } from './texts.ts';

export type Draft = {
	dailyRate: string;
	discounts: Record<DiscountTier, string>;
	minDays: string;
	advanceNoticeHours: string;
	turnaroundHours: string;
	zones: ReadonlyArray<{ zone: City; fee: string }>;
	extraKm: string;
	fuelEighth: string;
	cancellationPolicy: OwnerTerms['cancellationPolicy'];
	instantBook: boolean;
};

const plain = (jod: string): string => String(Number(jod));

function draftOf(terms: OwnerTerms): Draft {
	const percentOf = (tier: DiscountTier) => String(terms.discounts.find(({ days }) => days === tier)?.percent ?? '');
	return {
		dailyRate: terms.dailyRateJod ? plain(terms.dailyRateJod) : '',
		discounts: { 3: percentOf(3), 7: percentOf(7), 30: percentOf(30) },
		minDays: String(terms.minDays),
		advanceNoticeHours: String(terms.advanceNoticeHours),
		turnaroundHours: String(Math.ceil(terms.turnaroundHours)),
		zones: terms.deliveryZones.map(({ zone, feeJod }) => ({ zone, fee: plain(feeJod) })),
		extraKm: plain(terms.extraKmJod),
		fuelEighth: plain(terms.fuelEighthJod),
		cancellationPolicy: terms.cancellationPolicy,
		instantBook: terms.instantBook,
	};
}

const given = (draft: Draft): DiscountTier[] => discountTiers.filter((tier) => !['', '0'].includes(draft.discounts[tier].trim()));

export function useTerms(carId: string, terms: OwnerTerms) {
	const { terms: t } = useCalendarTexts();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [draft, setDraft] = useState(() => draftOf(terms));
	const save = useMutation({
		mutationFn: () =>
			call(putTerms, {
				params: { id: carId },
				body: {
					dailyRateJod: draft.dailyRate,
					discounts: given(draft).map((days) => ({ days, percent: draft.discounts[days] })),
					minDays: draft.minDays,
					advanceNoticeHours: draft.advanceNoticeHours,
					turnaroundHours: draft.turnaroundHours,
					deliveryZones: draft.zones.map(({ zone, fee }) => ({ zone, feeJod: fee })),
					extraKmJod: draft.extraKm,
					fuelEighthJod: draft.fuelEighth,
					cancellationPolicy: draft.cancellationPolicy,
					instantBook: draft.instantBook,
				},
			}),
		onSuccess: (saved) => {
			setDraft(draftOf(saved));
			client.setQueryData(read(getTerms, { params: { id: carId } }).queryKey, saved);
			const shown = [getOwnerCalendar.path.replace('{id}', carId), getCar.path.replace('/{slug}', '')].map(readsPath);
			void client.invalidateQueries({ predicate: (query) => shown.some((shows) => shows(query)) });
			toast({ title: t.saved, tone: 'positive' });
		},
		onError: (error) => {
			if (Object.keys(error.fields).length === 0) toast({ title: t.failed, description: errorText(error), tone: 'danger' });
		},
	});
	const wrong = save.error?.fields ?? {};
	return {
		draft,
		change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
		changed: JSON.stringify(draft) !== JSON.stringify(draftOf(terms)),
		save,
		wrong,
		/** The call knows the discounts that were given by their place among them. */
		wrongDiscount: (tier: DiscountTier): string | undefined => wrong[`discounts.${given(draft).indexOf(tier)}.percent`],
	};
}

export type TermsState = ReturnType<typeof useTerms>;
