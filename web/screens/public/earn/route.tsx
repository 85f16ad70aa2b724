/** "What would my car earn?": a car is described in the address, so that the page also works without a script and can be shared. */
import { useQuery } from '@tanstack/react-query';
import { CarFront } from 'lucide-react';
import { useId } from 'react';
import { useLocation, useSearch } from 'wouter';
import { bodyTypes, OLDEST_YEAR } from '#contract/car-attributes.ts';
import { cityNames } from '#contract/cities.ts';
import type { EarningsEstimate } from '#contract/earnings-estimate.ts';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { type Described, describedIn, estimateRead } from './loader.ts';
import type { EarnTexts } from './texts.en.ts';

export default function EarnScreen() {
	const t = useScreenTexts<EarnTexts>();
	const described = describedIn(new URLSearchParams(useSearch()));
	return (
		<div className="container-page max-w-3xl py-10 md:py-16">
			<h1 className="text-3xl md:text-4xl">{t.title}</h1>
			<p className="mt-3 text-lg text-muted">{t.lead}</p>
			<Describe key={JSON.stringify(described)} described={described} />
			{described && <Estimate described={described} />}
		</div>
	);
}

function Describe({ described }: { described: Described | null }) {
	const t = useScreenTexts<EarnTexts>();
	const { texts } = useLanguage();
	const [, navigate] = useLocation();
	const newest = new Date().getFullYear();
	const years = Array.from({ length: newest + 2 - OLDEST_YEAR }, (_, back) => String(newest + 1 - back));
	return (
		<form
			action="/earn"
			data-testid="describe-car"
			className="mt-8 grid gap-4 sm:grid-cols-3"
			onSubmit={(event) => {
				event.preventDefault();
				const typed = new FormData(event.currentTarget);
				navigate(`/earn?${new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]))}`);
			}}
		>
			<Field label={t.city}>
				<Select name="city" defaultValue={described?.city}>
					{cityNames.map((city) => (
						<option key={city} value={city}>
							{texts.cities[city]}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t.bodyType}>
				<Select name="bodyType" defaultValue={described?.bodyType}>
					{bodyTypes.map((bodyType) => (
						<option key={bodyType} value={bodyType}>
							{texts.bodyTypes[bodyType]}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t.year}>
				<Select name="year" defaultValue={described?.year ?? String(newest - 4)}>
					{years.map((year) => (
						<option key={year}>{year}</option>
					))}
				</Select>
			</Field>
			<Button type="submit" variant="primary" size="large" className="sm:col-span-3 sm:justify-self-start">
				{t.show}
			</Button>
		</form>
	);
}

function Estimate({ described }: { described: Described }) {
	const t = useScreenTexts<EarnTexts>();
	const { data, error, refetch } = useQuery(estimateRead(described));
	return (
		<section aria-live="polite" data-testid="estimate" className="mt-10">
			{error && data === undefined ? (
				<ErrorState title={t.error} error={error} retry={() => void refetch()} />
			) : data === undefined ? (
				<Skeleton className="h-72 w-full rounded-card" />
			) : data.price ? (
				<Earnings estimate={data} price={data.price} />
			) : (
				<TooFew feePercent={data.platformFeePercent} />
			)}
		</section>
	);
}

function Earnings({ estimate, price }: { estimate: EarningsEstimate; price: NonNullable<EarningsEstimate['price']> }) {
	const t = useScreenTexts<EarnTexts>();
	const { format } = useLanguage();
	const { occupancy } = estimate;
	const how = useId();
	const years = price.years ? t.ofYears(String(price.years.from), String(price.years.to)) : t.ofAllYears;
	return (
		<div className="rounded-card border border-line bg-surface p-6 shadow-card md:p-8">
			{occupancy ? (
				<>
					<p className="numbers font-semibold text-3xl md:text-4xl">
						{format.jod(occupancy.earnedJod)} <span className="font-normal text-lg text-muted">{t.perMonth}</span>
					</p>
					<p className="mt-2">{t.ifTypical(format.plural(t.days, occupancy.days), format.percent(occupancy.percent))}</p>
					<p className="mt-6 font-medium">{t.otherDays}</p>
				</>
			) : (
				<>
					<p className="numbers font-semibold text-2xl md:text-3xl">{t.perDay(format.jod(price.earnedPerDayJod))}</p>
					<p className="mt-3">{t.noOccupancy}</p>
				</>
			)}
			<dl className="mt-3 grid gap-2 sm:grid-cols-3">
				{price.byDays.map(({ days, earnedJod }) => (
					<div key={days} className="flex items-baseline justify-between gap-3 rounded-control bg-sunken px-4 py-3 sm:block">
						<dt className="text-muted text-sm">{format.plural(t.days, days)}</dt>
						<dd className="numbers font-semibold text-lg">{format.jod(earnedJod)}</dd>
					</div>
				))}
			</dl>
			<section aria-labelledby={how} className="mt-8 border-line border-t pt-5 text-sm">
				<h2 id={how} className="font-semibold text-base">
					{t.how}
				</h2>
				<ul className="mt-2 list-disc space-y-1.5 ps-5 text-muted">
					<li>
						{t.fromPrices(format.jod(price.medianJod), format.plural(t.cars, price.cars))}
						{years}
					</li>
					{occupancy && <li>{t.fromRentals(format.plural(t.cars, occupancy.cars))}</li>}
					<li>{t.fee(format.percent(estimate.platformFeePercent))}</li>
					<li>{t.noPromise}</li>
				</ul>
			</section>
			<div className="mt-6">
				<ListCar />
			</div>
		</div>
	);
}

function TooFew({ feePercent }: { feePercent: number }) {
	const t = useScreenTexts<EarnTexts>();
	const { format } = useLanguage();
	return (
		<div className="rounded-card border border-line bg-surface">
			<EmptyState
				icon={<CarFront aria-hidden />}
				title={t.tooFew}
				hint={`${t.tooFewHint} ${t.feeOnly(format.percent(feePercent))}`}
				action={<ListCar />}
			/>
		</div>
	);
}

function ListCar() {
	const t = useScreenTexts<EarnTexts>();
	const user = useCurrentUser();
	const address = '/owner/cars/new';
	return user ? (
		<LinkButton href={address}>{t.list}</LinkButton>
	) : (
		<LinkButton href={loginAddress(address)} plain>
			{t.list}
		</LinkButton>
	);
}
