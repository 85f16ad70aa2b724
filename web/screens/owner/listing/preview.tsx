/** Live preview of the car's card. */
import { Camera, MapPin } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type AttributesLike, attribute, attributeKeys } from '#contract/car-attributes.ts';
import type { PhotoUpload } from '#web/features/uploads/use-photo-uploads.ts';
import { attributeValue } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

/** Attributes on the card whose value is one of a list. */
const chosenFacts = attributeKeys.filter((key): key is ChosenFact => attribute(key).kind === 'choice' && attribute(key).card === 'fact');
type ChosenFact = AttributesLike<{ kind: 'choice'; card: 'fact' }>;

export function Preview({ photo }: { photo: PhotoUpload | undefined }) {
	const { preview: t } = useScreenTexts<ListingTexts>();
	const { texts, format } = useLanguage();
	const { control } = useFormContext<ListingValues>();
	const [title, make, model, year, city, rate] = useWatch({ control, name: ['title', 'make', 'model', 'year', 'city', 'dailyRateJod'] });
	const facts = useWatch({ control, name: chosenFacts });
	const car = [make, model, year].filter((part) => String(part).trim() !== '').join(' ');
	return (
		<section aria-label={t.title}>
			<p className="mb-3 text-muted text-sm">{t.title}</p>
			<div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
				<div className="grid aspect-[4/3] place-items-center overflow-hidden bg-sunken">
					{photo ? (
						<img src={photo.preview} alt="" className="h-full w-full object-cover" />
					) : (
						<span className="flex flex-col items-center gap-2 text-muted text-sm">
							<Camera aria-hidden className="size-7" />
							{t.noPhoto}
						</span>
					)}
				</div>
				<div className="space-y-1 p-4">
					<p className="truncate font-semibold">
						{title.trim() ? <bdi>{title}</bdi> : <span className="font-normal text-muted">{t.noTitle}</span>}
					</p>
					<p className="flex min-h-6 flex-wrap gap-x-3 text-muted text-sm">
						{car && car !== title.trim() && <bdi>{car}</bdi>}
						{chosenFacts.map((key, index) => (
							<span key={key}>{attributeValue(texts.attributes, key, facts[index] ?? '', format)}</span>
						))}
					</p>
					<p className="flex items-center gap-1 text-muted text-sm">
						<MapPin aria-hidden className="size-4 text-accent-text" />
						{attributeValue(texts.attributes, 'city', city, format)}
					</p>
					<p className="pt-2">
						<bdi className="numbers font-semibold text-lg">{String(rate).trim() || '–'}</bdi> {format.currency}{' '}
						<span className="text-muted text-sm">{texts.units.perDay}</span>
					</p>
				</div>
			</div>
		</section>
	);
}
