/** What the car costs, and what goes with the price. */
import { useFormContext } from 'react-hook-form';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listingTerms } from '#contract/listing.ts';
import { useFormat } from '../../../i18n/context.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { NumberField } from './fields.tsx';
import { useListingTexts } from './texts.ts';
import type { ListingValues } from './values.ts';

export type Terms = ResponseOf<typeof listingTerms>;

export function Pricing({ terms }: { terms: Terms | undefined }) {
	const { pricing: t, basics } = useListingTexts();
	const format = useFormat();
	const { register } = useFormContext<ListingValues>();
	return (
		<Panel title={t.title}>
			<div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
				<NumberField
					name="dailyRateJod"
					label={t.dailyRate}
					unit={format.currency}
					decimals
					hint={terms && t.dailyRateHint(format.percent(terms.platformFeePercent))}
				/>
				<NumberField name="mileageLimitPerDay" label={t.limit} unit={basics.kilometres} hint={t.limitHint} />
				<NumberField
					name="depositJod"
					label={t.deposit}
					unit={format.currency}
					decimals
					hint={terms && (terms.depositMode === 'CAR' ? t.depositUsed : t.depositUnused)}
				/>
				<div className="sm:pt-6">
					<Checkbox label={t.delivery} {...register('deliveryAvailable')} />
					<p className="ms-8 text-muted text-sm">{t.deliveryHint}</p>
				</div>
			</div>
		</Panel>
	);
}
