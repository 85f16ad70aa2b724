/** On phones: the five photos that renters look for, each with an outline of its subject; a press opens the phone's camera. */
import { CircleCheck } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bodyTypes } from '#contract/car-attributes.ts';
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { photoTypes } from '#contract/objects.ts';
import { DropZone } from '#web/features/uploads/drop-zone.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { Photos } from './use-photos.ts';
import type { ListingValues } from './values.ts';

/** Rendered by the server; its code is loaded with the first scroll. */
const ShotOutline = deferredComponent(
	async () => ({ default: (await import('#web/features/cars/drawing/shot-outline.tsx')).ShotOutline }),
	<div className="h-14 w-28" />,
	{ onceScrolled: true },
);

const shots = ['FRONT', 'LEFT', 'REAR', 'RIGHT', 'INTERIOR'] as const;

/** Hidden for a car that has photos already, because their subjects are unknown. */
export function GuidedPhotos({ photos: { items, add } }: { photos: Pick<Photos, 'items' | 'add'> }) {
	const { guided: t } = useScreenTexts<ListingTexts>().photos;
	const { control } = useFormContext<ListingValues>();
	const chosen = useWatch({ control, name: 'bodyType' });
	const bodyType = bodyTypes.find((each) => each === chosen) ?? 'Sedan';
	const isTaken = (shot: (typeof shots)[number]) => items.some((item) => item.shot === shot);
	if (items.some(({ step }) => step === 'taken') || items.length >= MAX_CAR_PHOTOS || shots.every(isTaken)) return null;
	return (
		<section aria-label={t.title} className="mb-4 md:hidden">
			<h3 className="font-medium text-sm">{t.title}</h3>
			<ul className="mt-2 grid grid-cols-2 gap-2">
				{shots.map((shot) => (
					<li key={shot} className="last:col-span-2">
						{isTaken(shot) ? (
							<div className="flex h-full min-h-24 flex-col items-center justify-center gap-1 rounded-control bg-positive-soft p-2 text-center">
								<CircleCheck aria-hidden className="size-6 text-positive" />
								<span className="font-medium text-positive-text text-sm">{t.taken(t.shots[shot])}</span>
							</div>
						) : (
							<DropZone
								label={t.take(t.shots[shot])}
								accept={photoTypes.join(',')}
								capture="environment"
								onFiles={(files) => add(files, shot)}
								className="h-full min-h-24 gap-1 rounded-control p-2 text-muted"
							>
								<ShotOutline shot={shot} bodyType={bodyType} className="h-14 w-28" />
								<span className="font-medium text-sm">{t.shots[shot]}</span>
							</DropZone>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
