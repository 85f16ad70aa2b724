/** Choice of the extras that the owner offers with the car. */
import { useSyncExternalStore } from 'react';
import type { CarExtra } from '#contract/car-extras.ts';
import { nameOfExtra } from '#contract/extra-names.ts';
import { extrasFromText, extrasToText } from '#contract/extras.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Checkbox, Select } from '#web/ui/field.tsx';
import type { BookingState } from './use-booking.ts';

/** Texts of the extras field in both languages, loaded only for the few cars with extras. */
const en = { title: 'Extras', howMany: (extra: string) => `${extra}: how many` };

const ar: typeof en = { title: 'إضافات', howMany: (extra: string) => `عدد: ${extra}` };

export const extrasTexts = { en, ar };

type ExtrasFieldProps = { offered: readonly CarExtra[]; booking: BookingState };

export default function ExtrasField({ offered, booking: { extras, setExtras } }: ExtrasFieldProps) {
	const { texts, format, language } = useLanguage();
	const t = extrasTexts[language];
	const chosen = extrasFromText(extras);
	const isHydrated = useIsHydrated();
	const quantityOf = (id: string) => chosen.find((extra) => extra.id === id)?.quantity ?? 0;
	/** Rebuilds the choice from the offered extras, which drops an outdated one from an old link. */
	const put = (id: string, quantity: number) =>
		setExtras(
			extrasToText(
				offered
					.map((extra) => ({ id: extra.id, quantity: extra.id === id ? quantity : quantityOf(extra.id) }))
					.filter((extra) => extra.quantity > 0),
			),
		);
	const priceOf = ({ priceJod, period }: CarExtra) => {
		if (Number(priceJod) === 0) return texts.price.free;
		const price = `+${format.jod(priceJod, true)}`;
		return period === 'DAY' ? `${price} ${texts.units.perDay}` : price;
	};
	return (
		<fieldset className="mt-3" disabled={!isHydrated}>
			<legend className="mb-1 font-medium text-sm">{t.title}</legend>
			<ul className="divide-y divide-line rounded-control border border-line">
				{offered.map((extra) => {
					const name = nameOfExtra(extra)[language];
					return (
						<li key={extra.id} className="flex min-h-12 items-center justify-between gap-3 px-3 py-1.5">
							{extra.maxQuantity === 1 ? (
								<Checkbox
									label={name}
									checked={quantityOf(extra.id) > 0}
									onChange={({ currentTarget }) => put(extra.id, currentTarget.checked ? 1 : 0)}
								/>
							) : (
								<span aria-hidden className="text-balance">
									{name}
								</span>
							)}
							<span className="flex shrink-0 items-center gap-3">
								<span className="numbers whitespace-nowrap text-muted text-sm">{priceOf(extra)}</span>
								{extra.maxQuantity > 1 && (
									<Select
										aria-label={t.howMany(name)}
										className="w-20"
										value={String(quantityOf(extra.id))}
										onChange={({ currentTarget }) => put(extra.id, Number(currentTarget.value))}
									>
										{Array.from({ length: extra.maxQuantity + 1 }, (_, quantity) => (
											<option key={quantity} value={quantity}>
												{format.number(quantity)}
											</option>
										))}
									</Select>
								)}
							</span>
						</li>
					);
				})}
			</ul>
		</fieldset>
	);
}

const neverChanges = () => () => undefined;

/** The fields are disabled until hydration: React would replay two early choices on the same previous state, and one would be lost. */
const useIsHydrated = (): boolean =>
	useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
