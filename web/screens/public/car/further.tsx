/** The car page below its main facts: the owner, reviews, where it is, what is included, and the terms. */
import { BadgeCheck, Building2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Car } from '#contract/cars.ts';
import { placeName } from '#web/features/cars/card-facts.ts';
import { OwnText, textFor } from '#web/features/cars/words/own-text.tsx';
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
import { Features, Specs } from './specs.tsx';
import { Terms } from './terms.tsx';
import type { CarTexts } from './texts.en.ts';

const furtherTexts = { en, ar };

export default function Further({ car }: { car: Car }) {
	const t = useScreenTexts<CarTexts>();
	const { language } = useLanguage();
	const texts = useMemo(() => ({ ...t, ...furtherTexts[language] }), [t, language]);
	return (
		<ScreenTextsProvider value={texts}>
			<Owner car={car} />
			{textFor(car.words, 'description', language) && (
				<Section title={texts.words.topics.description}>
					<OwnText words={car.words} topic="description" />
				</Section>
			)}
			<Reviews car={car} />
			<Where car={car} />
			<OwnWords words={car.words} />
			<Section title={texts.features}>
				<Features car={car} />
			</Section>
			<Section title={texts.specs}>
				<Specs car={car} />
			</Section>
			<Terms car={car} />
		</ScreenTextsProvider>
	);
}

/** Shows only the circle of the area, because the meeting point is private until a booking is confirmed. */
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

/** The owner, since when they are a member, and their record so far. */
function Owner({ car }: { car: Car }) {
	const t = useScreenTexts<FurtherTexts>();
	return (
		<section className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-5">
			<h2 className="sr-only">{t.owner}</h2>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
				<PersonLine person={car.owner} as="owner" memberSince={t.memberSince}>
					<span className="flex items-center gap-1">
						<BadgeCheck aria-hidden className="size-4 text-positive" />
						{t.checkedOwner}
					</span>
				</PersonLine>
				<MessageOwner car={car} />
			</div>
			<OwnerFigures carId={car.id} />
			<Office car={car} />
		</section>
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
