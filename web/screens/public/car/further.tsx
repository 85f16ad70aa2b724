/** Lower part of the car page: terms, owner, and reviews. */
import { BadgeCheck, Building2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Car } from '#contract/cars.ts';
import { placeName } from '#web/features/cars/card-facts.ts';
import { openingText } from '#web/features/companies/opening-hours.ts';
import { AreaMap } from '#web/features/map/area-map.tsx';
import { PersonLine } from '#web/features/reviews/person-line.tsx';
import { ScreenTextsProvider, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { further as ar } from './further/texts.ar.ts';
import { further as en, type FurtherTexts } from './further/texts.en.ts';
import { MessageOwner } from './message-owner.tsx';
import { OwnWords } from './own-words.tsx';
import { OwnerFigures } from './owner-figures.tsx';
import { Reviews } from './reviews.tsx';
import { Section } from './section.tsx';
import { Terms } from './terms.tsx';
import type { CarTexts } from './texts.en.ts';

const furtherTexts = { en, ar };

export default function Further({ car }: { car: Car }) {
	const t = useScreenTexts<CarTexts>();
	const { language } = useLanguage();
	const texts = useMemo(() => ({ ...t, ...furtherTexts[language] }), [t, language]);
	return (
		<ScreenTextsProvider value={texts}>
			<Where car={car} />
			<OwnWords words={car.words} />
			<Terms car={car} />
			<Section title={t.owner}>
				<Owner car={car} />
			</Section>
			<Reviews car={car} />
		</ScreenTextsProvider>
	);
}

/** Only the circle of the area: the meeting point is private to confirmed bookings. */
function Where({ car }: { car: Car }) {
	const { where: t } = useScreenTexts<FurtherTexts>();
	const { texts, language } = useLanguage();
	if (!car.areaCircle) return null;
	const place = placeName(car, { language, texts });
	return (
		<Section title={t.title}>
			<AreaMap circle={car.areaCircle} language={language} cities={texts.cities} label={t.map(place)} />
			<p className="mt-3 text-muted text-sm">{t.hint}</p>
		</Section>
	);
}

function Owner({ car }: { car: Car }) {
	const t = useScreenTexts<CarTexts>();
	return (
		<>
			<PersonLine person={car.owner} as="owner" memberSince={t.memberSince}>
				<span className="flex items-center gap-1">
					<BadgeCheck aria-hidden className="size-4 text-positive" />
					{t.checkedOwner}
				</span>
			</PersonLine>
			<Office car={car} />
			<OwnerFigures carId={car.id} />
			<MessageOwner car={car} />
		</>
	);
}

/** The licensed office, with the cities and opening hours of its branches. */
function Office({ car }: { car: Car }) {
	const { companies: t } = useScreenTexts<FurtherTexts>();
	const { texts, language, format } = useLanguage();
	const { office } = car;
	if (!office) return null;
	const name = language === 'ar' ? office.nameAr : office.nameEn;
	return (
		<div className="mt-4 rounded-control border border-line p-4 text-sm" data-testid="office">
			<p className="flex flex-wrap items-center gap-2">
				<Avatar name={name} src={office.logoUrl} />
				<bdi className="font-semibold text-base">{name}</bdi>
				<Badge tone="positive" icon={<Building2 aria-hidden />}>
					{t.licensed}
				</Badge>
			</p>
			<ul className="mt-2 grid gap-1">
				{office.branches.map((branch, index) => (
					<li key={`${branch.city}-${index}`} className="numbers">
						{texts.cities[branch.city]} <span className="text-muted">{openingText(branch, t, format)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
