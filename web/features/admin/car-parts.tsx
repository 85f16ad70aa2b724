/** Parts of a car for admins: its photos, and its owner and attributes. */
import type { AdminCar } from '#contract/admin.ts';
import { ownerNameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { Contact } from './contact.tsx';
import { DescriptionList } from './description-list.tsx';
import type { DeskTexts } from './texts.en.ts';

type PhotoList = AdminCar['photos'];
type PhotosProps = {
	photos: PhotoList;
	title?: string;
	/** Photos that are not marked as new. */
	known?: PhotoList;
};

export function Photos({ photos, title, known = photos }: PhotosProps) {
	const { cars: t, carChange } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format } = useLanguage();
	const knownIds = new Set(known.map(({ id }) => id));
	return (
		<section>
			<h3 className="mb-2 font-semibold">{title ?? t.photos}</h3>
			{photos.length === 0 && <p className="text-muted text-sm">{t.noPhotos}</p>}
			<ul className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
				{photos.map(({ id, url }, index) => (
					<li key={id} className="relative max-sm:only:col-span-2">
						<a href={url} target="_blank" rel="noreferrer" className="block aspect-[4/3] overflow-hidden rounded-control">
							<Photo src={url} alt={t.photo(format.number(index + 1))} sizes="(width >= 40rem) 320px, 45vw" />
						</a>
						{!knownIds.has(id) && (
							<span className="pointer-events-none absolute start-2 top-2 rounded-pill bg-surface px-2 text-xs">{carChange.isNew}</span>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

export function Facts({ car, isNarrow = false }: { car: AdminCar; isNarrow?: boolean }) {
	const { cars: t, person } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, language, texts } = useLanguage();
	const owner = (
		<>
			<bdi>{ownerNameOf(car, language)}</bdi>
			<span className="block font-normal text-muted">
				<Contact way={car.ownerEmail ?? car.ownerPhone ?? person.noContact} />
			</span>
		</>
	);
	return (
		<section>
			<h3 className="mb-2 font-semibold">{t.facts}</h3>
			<DescriptionList
				isNarrow={isNarrow}
				facts={[
					[t.of, owner, true],
					[t.plate, <bdi key="plate">{car.plateNumber ?? t.none}</bdi>],
					[t.plateClass, car.plateClass ? t.classes[car.plateClass] : t.none],
					[t.permitNumber, <bdi key="permit">{car.permitNumber ?? t.none}</bdi>],
					[t.rate, car.dailyRateJod && format.jod(car.dailyRateJod)],
					[t.mileage, t.kilometres(format.number(car.mileage))],
					[t.city, texts.cities[car.city]],
					[t.kind, `${texts.bodyTypes[car.bodyType]} · ${texts.fuels[car.fuel]} · ${texts.transmissions[car.transmission]}`],
					[t.notes, car.verificationNotes],
				]}
			/>
		</section>
	);
}
