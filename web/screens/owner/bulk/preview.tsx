/** What a change would do to each car: old and new, or why it cannot be changed. */
import type { BulkField, BulkPreview } from '#contract/bulk-changes.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { BulkTexts } from './texts.en.ts';

export function Preview({ preview: { lines } }: { preview: BulkPreview }) {
	const t = useScreenTexts<BulkTexts>();
	const show = useValueText();
	return (
		<Panel title={t.preview}>
			<ul className="divide-y divide-line" data-testid="bulk-preview">
				{lines.map(({ carId, car, plate, changes, refused }) => (
					<li key={carId} className="grid gap-1 py-3 text-sm">
						<p className="flex flex-wrap gap-x-3 text-base">
							<bdi className="font-medium">{car}</bdi>
							<bdi dir="ltr" className="numbers text-muted text-sm">
								{plate}
							</bdi>
						</p>
						{refused !== null && <p className="text-danger">{refused}</p>}
						{refused === null && changes.length === 0 && <p className="text-muted">{t.same}</p>}
						{refused === null &&
							changes.map(({ field, from, to }) => (
								<p key={field}>
									{t.fields[field]}: <bdi className="numbers text-muted line-through">{show(field, from)}</bdi>{' '}
									<span className="sr-only">{t.becomes}</span>
									<bdi className="numbers font-medium">{show(field, to)}</bdi>
								</p>
							))}
					</li>
				))}
			</ul>
		</Panel>
	);
}

/** A value of the preview in words. */
function useValueText(): (field: BulkField, value: string) => string {
	const t = useScreenTexts<BulkTexts>();
	const { texts, format } = useLanguage();
	const range = (value: string, part: (one: string) => string) => value.split('–').map(part).join('–');
	const isKeyOf = <Key extends string>(key: string, of: Readonly<Record<Key, unknown>>): key is Key => Object.hasOwn(of, key);
	return (field, value) => {
		if (value === '') return t.nothing;
		switch (field) {
			case 'cancellationPolicy':
				return isKeyOf(value, t.policies) ? t.policies[value] : value;
			case 'instantBook':
			case 'extendsByItself':
				return value === 'true' ? t.yesNo.yes : t.yesNo.no;
			case 'dailyRateJod':
			case 'extraKmJod':
			case 'fuelEighthJod':
				return format.jod(value);
			case 'dayPrices':
				return range(value, (one) => format.jod(one));
			case 'discounts':
				return value
					.split(' ')
					.map((tier) => tier.split(':'))
					.map(([days = '', percent = '']) => `${format.plural(texts.units.days, Number(days))}: ${percent}%`)
					.join(t.comma);
			case 'deliveryZones':
				return value
					.replace(/ ?([^:]+):([\d.]+)/g, (_, city: string, fee: string) => {
						const name = isKeyOf(city, texts.cities) ? texts.cities[city] : city;
						return `${name} ${format.jod(fee)}${t.comma}`;
					})
					.replace(new RegExp(`${t.comma}$`), '');
			case 'pickupHours':
			case 'airportHours':
				return range(value, (one) => format.hour(one));
			default:
				return format.number(Number(value));
		}
	};
}
