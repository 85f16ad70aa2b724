/** Preview of a change: old and new value for each car, or why it cannot be changed. */
import type { BulkField, BulkPreview } from '#contract/bulk-changes.ts';
import { wordTopics } from '#contract/car-words.ts';
import { extraNames } from '#contract/extra-names.ts';
import { addDays } from '#contract/time.ts';
import { useBranchName } from '#web/features/companies/branches.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { directionOf, type Language } from '#web/i18n/language.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { Choices } from './fields.tsx';
import type { BulkTexts } from './texts.en.ts';

/** More are counted only: a rule for weekends has fifty periods a year. */
const SHOWN_PERIODS = 3;

type PreviewProps = { preview: BulkPreview; choices: Choices; isSeason: boolean };

export function Preview({ preview: { lines, periods }, choices, isSeason }: PreviewProps) {
	const t = useScreenTexts<BulkTexts>();
	const { format } = useLanguage();
	const show = useValueText(choices);
	const days = periods.map(({ from, to }) => format.dateRange(from, addDays(to, -1)));
	return (
		<Panel title={t.preview}>
			{isSeason && (
				<p suppressHydrationWarning className="numbers mb-2 text-sm" data-testid="bulk-season">
					{days.length > 0 ? t.seasonDays(days.slice(0, SHOWN_PERIODS).join(t.comma), days.length > SHOWN_PERIODS) : t.noSeasonDays}
				</p>
			)}
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
							changes.map(({ field, from, to }) =>
								isWords(field) ? (
									<WordsChange key={field} label={t.fields[field]} language={field.endsWith('Ar') ? 'ar' : 'en'} from={from} to={to} />
								) : (
									<p key={field}>
										{t.fields[field]}: <bdi className="numbers text-muted line-through">{show(field, from)}</bdi>{' '}
										<span className="sr-only">{t.becomes}</span>
										<bdi className="numbers font-medium">{show(field, to)}</bdi>
									</p>
								),
							)}
					</li>
				))}
			</ul>
		</Panel>
	);
}

const isWords = (field: BulkField): boolean => wordTopics.some((topic) => field === `${topic}En` || field === `${topic}Ar`);

type WordsChangeProps = { label: string; language: Language; from: string; to: string };

/** An appended text alone, otherwise the beginnings of the old and the new text. */
function WordsChange({ label, language, from, to }: WordsChangeProps) {
	const t = useScreenTexts<BulkTexts>();
	const isAppended = from !== '' && to.startsWith(from);
	const text = { lang: language, dir: directionOf(language) };
	return (
		<div>
			<p>{isAppended ? t.appended(label) : `${label}:`}</p>
			<div {...text} className="mt-1 rounded-control bg-sunken px-3 py-2">
				{!isAppended && from !== '' && <p className="mb-1 line-clamp-2 text-muted line-through">{from}</p>}
				<p className="line-clamp-4 whitespace-pre-line font-medium">{isAppended ? to.slice(from.length).trim() : to || t.nothing}</p>
			</div>
		</div>
	);
}

/** A value of the preview as text. */
function useValueText({ branches, stocks }: Choices): (field: BulkField, value: string) => string {
	const t = useScreenTexts<BulkTexts>();
	const { texts, format, language } = useLanguage();
	const branchName = useBranchName();
	const range = (value: string, part: (one: string) => string) => value.split('–').map(part).join('–');
	const isKeyOf = <Key extends string>(key: string, of: Readonly<Record<Key, unknown>>): key is Key => Object.hasOwn(of, key);
	return (field, value) => {
		if (value === '') return t.nothing;
		switch (field) {
			case 'cancellationPolicy':
				return isKeyOf(value, t.cancellation.policies) ? t.cancellation.policies[value].name : value;
			case 'instantBook':
			case 'extendsByItself':
				return value === 'true' ? t.yesNo.yes : t.yesNo.no;
			case 'dailyRateJod':
			case 'extraKmJod':
			case 'fuelEighthJod':
				return format.jod(value);
			case 'season':
				return value
					.split(' ')
					.map((part) => (part.endsWith('%') ? format.percent(Number.parseInt(part, 10)) : format.jod(part)))
					.join(' · ');
			case 'officeExtra': {
				const stock = stocks.find(({ id }) => id === value);
				return stock ? (stock.name ?? extraNames[stock.kind][language]) : value;
			}
			case 'branch': {
				const branch = branches.find(({ id }) => id === value);
				return branch ? branchName(branch) : value;
			}
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
