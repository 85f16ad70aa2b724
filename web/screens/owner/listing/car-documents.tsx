/** Plate and documents: all optional, each document with its expiry date and file. */
import { useFormContext, useWatch } from 'react-hook-form';
import { type CarDocumentName, carDocumentNames, type OwnerCar } from '#contract/listing.ts';
import { plateClasses } from '#contract/listing-form.ts';
import { ammanDate, HOUR_MS, isCalendarDate } from '#contract/time.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { TitledHelpLink } from '#web/features/help/titled-help-link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ChoiceField, CodeField, DateField } from './fields.tsx';
import { CarDocumentField } from './paper-document.tsx';
import type { Terms } from './pricing.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

export function CarDocuments({ car, terms }: { car: OwnerCar | null; terms: Terms | undefined }) {
	const { papers: t, help } = useScreenTexts<ListingTexts>();
	const classes = plateClasses.map((value) => ({ value, label: t.plateClasses[value] }));
	return (
		<Panel title={t.title} lead={terms?.rentalPlatesOnly ? `${t.lead} ${t.rentalOnly}` : t.lead}>
			{car && car.verificationStatus === 'VERIFIED' && (
				<p className="mb-5 rounded-control bg-accent-soft px-4 py-3 text-sm" data-testid="looked-at-again">
					{t.again}
				</p>
			)}
			<div className="grid gap-x-4 gap-y-5 lg:grid-cols-3">
				<CodeField name="plateNumber" label={t.plateNumber} optional input={{ maxLength: 16, placeholder: '20-12345' }} />
				<ChoiceField name="plateClass" label={t.plateClass} optional choices={[{ value: '', label: t.noClass }, ...classes]} />
				<CodeField name="permitNumber" label={t.permitNumber} optional input={{ maxLength: 40 }} />
			</div>
			<ul className="mt-6 grid gap-4 lg:grid-cols-3">
				{carDocumentNames.map((paper) => (
					<CarDocument key={paper} paper={paper} url={car?.papers[paper].url ?? null} />
				))}
			</ul>
			<TitledHelpLink to="car-verification" title={help.review} className="mt-3" />
		</Panel>
	);
}

function CarDocument({ paper, url }: { paper: CarDocumentName; url: string | null }) {
	const { papers: t } = useScreenTexts<ListingTexts>();
	const { control } = useFormContext<ListingValues>();
	const name = `${paper}ExpiresOn` as const;
	const date = useWatch({ control, name }) ?? '';
	const now = useNow(HOUR_MS);
	const expired = isCalendarDate(date) && date < ammanDate(new Date(now));
	return (
		<li className="flex flex-col gap-4 rounded-control border border-line bg-canvas p-4">
			<h3 className="font-medium">{t[paper]}</h3>
			<DateField name={name} label={t.goodUntil} optional hint={expired && <span className="text-warning-text">{t.expired}</span>} />
			<CarDocumentField paper={paper} url={url} />
		</li>
	);
}
