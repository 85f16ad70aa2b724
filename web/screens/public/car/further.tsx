/** Lower part of the car page: terms, owner, and reviews. */
import { BadgeCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { Car } from '#contract/cars.ts';
import { PersonLine } from '#web/features/reviews/person-line.tsx';
import { ScreenTextsProvider, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { further as ar } from './further/texts.ar.ts';
import { further as en } from './further/texts.en.ts';
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
			<OwnWords words={car.words} />
			<Terms car={car} />
			<Section title={t.owner}>
				<Owner car={car} />
			</Section>
			<Reviews car={car} />
		</ScreenTextsProvider>
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
			<OwnerFigures carId={car.id} />
			<MessageOwner car={car} />
		</>
	);
}
