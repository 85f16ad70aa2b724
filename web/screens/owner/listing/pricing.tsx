/** Section of the form with price and deposit. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listingTerms } from '#contract/listing.ts';
import { TitledHelpLink } from '#web/features/help/titled-help-link.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { AttributeField, fieldKeys } from './attribute-field.tsx';
import { NumberField } from './fields.tsx';
import { PriceCoach } from './price-coach.tsx';
import type { ListingTexts } from './texts.en.ts';

export type Terms = ResponseOf<typeof listingTerms>;

export function Pricing({ terms }: { terms: Terms | undefined }) {
	const { pricing: t, help } = useScreenTexts<ListingTexts>();
	const format = useFormat();
	const depositHint = terms && (terms.depositMode === 'CAR' ? t.depositUsed : t.depositUnused);
	return (
		<Panel title={t.title}>
			<div className="grid gap-x-4 gap-y-5 lg:grid-cols-2">
				<NumberField
					name="dailyRateJod"
					label={t.dailyRate}
					unit={format.currency}
					decimals
					hint={terms && t.dailyRateHint(format.percent(terms.platformFeePercent))}
				/>
				<div className="has-[>div:empty]:hidden lg:col-span-2 lg:row-start-2">
					<PriceCoach />
				</div>
				{fieldKeys('pricing').map((name) => (
					<AttributeField key={name} name={name} hint={name === 'depositJod' ? depositHint : undefined} />
				))}
			</div>
			<TitledHelpLink to="set-your-prices" title={help.prices} className="mt-3" />
		</Panel>
	);
}
