/** Delivery zones and their fees. */
import { Plus, X } from 'lucide-react';
import { cityNames } from '#contract/cities.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { AmountInput } from '#web/ui/amount-input.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { CalendarTexts } from './texts.en.ts';
import type { TermsState } from './use-terms.ts';

export function DeliveryPanel({ state: { draft, change, wrong } }: { state: TermsState }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { cities } = useLanguage().texts;
	const { zones } = draft;
	const free = cityNames.filter((city) => !zones.some(({ zone }) => zone === city));
	const [next] = free;
	const put = (index: number, part: Partial<(typeof zones)[number]>) =>
		change({ zones: zones.map((each, place) => (place === index ? { ...each, ...part } : each)) });
	return (
		<Panel title={t.delivery} lead={zones.length > 0 ? t.deliveryHint : t.noDelivery}>
			<ul className="grid gap-4">
				{zones.map(({ zone, fee }, index) => (
					<li key={zone} className="flex flex-wrap items-start gap-2">
						<Field label={t.zone} className="min-w-40 flex-1">
							<Select
								value={zone}
								onChange={({ currentTarget }) => put(index, { zone: cityNames.find((city) => city === currentTarget.value) ?? zone })}
							>
								{cityNames
									.filter((city) => city === zone || free.includes(city))
									.map((city) => (
										<option key={city} value={city}>
											{cities[city]}
										</option>
									))}
							</Select>
						</Field>
						{/* Breaks into a new row together. */}
						<div className="flex items-start gap-2">
							<Field label={t.fee} error={wrong[`deliveryZones.${index}.feeJod`]} className="w-28 sm:w-36">
								<AmountInput name={`fee-${index}`} value={fee} onChange={(value) => put(index, { fee: value })} />
							</Field>
							<IconButton
								label={t.removeZone(cities[zone])}
								onClick={() => change({ zones: zones.filter((each) => each.zone !== zone) })}
								className="mt-6.75 -me-2 rtl:mt-7.75"
							>
								<X aria-hidden className="size-5" />
							</IconButton>
						</div>
					</li>
				))}
			</ul>
			{next && (
				<Button onClick={() => change({ zones: [...zones, { zone: next, fee: '10' }] })} className={zones.length > 0 ? 'mt-4' : undefined}>
					<Plus aria-hidden className="size-5" />
					{t.addZone}
				</Button>
			)}
		</Panel>
	);
}
