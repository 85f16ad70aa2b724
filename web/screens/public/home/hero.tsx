/** Hero picture with the search form, which works without script. */
import { MapPin, Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { type City, cityNames } from '#contract/cities.ts';
import { addressOf, noFilters } from '#web/features/cars/filters.ts';
import type { Stay } from '#web/features/cars/stay.ts';
import { StayField } from '#web/features/cars/stay-field.tsx';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import type { HomeTexts } from './texts.en.ts';

export function Hero() {
	const { hero } = useScreenTexts<HomeTexts>();
	return (
		<section className="relative">
			<div className="relative isolate overflow-hidden">
				<div aria-hidden className="hero-scene absolute inset-0 -z-10" />
				<div className="container-page min-h-[34rem] pt-10 pb-72 md:min-h-[37.5rem] md:pt-20">
					<h1 className="text-3xl md:text-4xl">
						{hero.title.map((half) => (
							<span key={half} className="block">
								{half}{' '}
							</span>
						))}
					</h1>
					<p className="mt-4 max-w-sm text-lg md:max-w-md">{hero.lead}</p>
					<span aria-hidden className="route-line mt-6 block w-28" />
				</div>
			</div>
			<div className="container-page relative -mt-7 md:-mt-12">
				<SearchCard />
			</div>
		</section>
	);
}

function SearchCard() {
	const { hero } = useScreenTexts<HomeTexts>();
	const { cities } = useTexts();
	const [, navigate] = useLocation();
	const cityId = useId();
	const [city, setCity] = useState<City | ''>('');
	const [stay, setStay] = useState<Stay>({ pickup: null, return: null });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		navigate(addressOf({ ...noFilters, city: city || null, from: stay.pickup, to: stay.return }));
	};
	return (
		<form
			method="get"
			action="/search"
			aria-label={hero.form}
			onSubmit={submit}
			className="grid gap-2 rounded-card border border-line bg-surface p-3 shadow-float md:grid-cols-[1.35fr_2fr_auto] md:items-stretch md:gap-3 md:p-4"
		>
			<div className="relative">
				<label htmlFor={cityId} className="pointer-events-none absolute start-11 top-2 z-10 text-muted text-xs">
					{hero.where}
				</label>
				<MapPin aria-hidden className="pointer-events-none absolute inset-y-0 start-3 z-10 my-auto size-5 text-accent-text" />
				<Select
					id={cityId}
					name="city"
					value={city}
					onChange={(event) => setCity(event.currentTarget.value as City | '')}
					className="h-14 ps-11 pt-6 pb-1.5 font-medium"
				>
					<option value="">{hero.anywhere}</option>
					{cityNames.map((name) => (
						<option key={name} value={name}>
							{cities[name]}
						</option>
					))}
				</Select>
			</div>
			<StayField value={stay} onChange={setStay} names={{ pickup: 'from', return: 'to' }} />
			<Button type="submit" variant="primary" size="large" className="lg:px-8">
				<Search aria-hidden className="size-5" />
				<span className="md:max-lg:sr-only">{hero.search}</span>
			</Button>
		</form>
	);
}
