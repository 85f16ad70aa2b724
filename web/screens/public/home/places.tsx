/** Three cities, each with its landscape. */
import { ArrowRight } from 'lucide-react';
import { Link } from '#web/browser/navigation/link.tsx';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import airport from '../../../pictures/places/airport.avif';
import amman from '../../../pictures/places/amman.avif';
import aqaba from '../../../pictures/places/aqaba.avif';
import { SectionTitle } from './section-title.tsx';
import type { HomeTexts } from './texts.en.ts';

const places = [
	{ city: 'Amman', picture: amman },
	{ city: 'Queen Alia Airport', picture: airport },
	{ city: 'Aqaba', picture: aqaba },
] as const;

export function Places() {
	const texts = useScreenTexts<HomeTexts>();
	const { cities } = useTexts();
	return (
		<section className="container-page mt-24">
			<SectionTitle eyebrow={texts.places.eyebrow} title={texts.places.title} />
			<ul className="grid gap-5 md:grid-cols-3 md:gap-6">
				{places.map(({ city, picture }) => (
					<li key={city}>
						<Link
							href={`/search?city=${encodeURIComponent(city)}`}
							className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
						>
							<span className="block aspect-[16/9] overflow-hidden">
								<img
									src={picture}
									alt=""
									width={1040}
									height={585}
									loading="lazy"
									decoding="async"
									className="h-full w-full object-cover transition-transform duration-200 group-hover:scale-[1.03] night:brightness-75"
								/>
							</span>
							<span className="flex flex-1 items-center justify-between gap-4 p-5">
								<span>
									<span className="block font-semibold text-xl">{cities[city]}</span>
									<span className="mt-1 block text-muted text-sm">{texts.places[city]}</span>
								</span>
								<ArrowRight aria-hidden className="size-5 shrink-0 text-accent-text rtl:-scale-x-100" />
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
