/** Public profile of a user: name, ratings, cars, and contact details if permitted. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BadgeCheck, Clock, MessageSquareReply, Route, UserRoundX } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { getProfile, type PublicProfile } from '#contract/profiles.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { ContactDetails } from '#web/features/bookings/contact-details.tsx';
import { CarCard } from '#web/features/cars/car-card.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { RatingMark } from '#web/features/reviews/rating-mark.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { reviewsAbout } from './loader.ts';
import type { PersonTexts } from './texts.en.ts';

export default function PersonScreen() {
	const t = useScreenTexts<PersonTexts>();
	const { language } = useLanguage();
	const id = useParam('id');
	const { data: person, error, refetch, isFetching } = useQuery({ ...queryFor(getProfile, { params: { id } }), ...refetchOnVisit });
	if (isRefusal(error, 'USER_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <Missing />;
	return (
		<div className="container-page py-8 md:py-10">
			<PageHead title={person ? t.titleOf(nameOf(person, language)) : t.title} />
			{error && !person ? (
				<ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className="py-28" />
			) : person ? (
				<Person person={person} />
			) : (
				<div aria-busy="true" className="grid gap-6">
					<Skeleton className="h-24 max-w-md" />
					<Skeleton className="h-64" />
				</div>
			)}
		</div>
	);
}

function Missing() {
	const t = useScreenTexts<PersonTexts>();
	return (
		<div className="container-page py-16">
			<PageHead title={t.missing} />
			<EmptyState
				icon={<UserRoundX aria-hidden />}
				title={t.missing}
				titleAs="h1"
				hint={t.missingHint}
				action={<LinkButton href="/search">{t.browse}</LinkButton>}
			/>
		</div>
	);
}

function Person({ person }: { person: PublicProfile }) {
	const t = useScreenTexts<PersonTexts>();
	const { language } = useLanguage();
	const name = nameOf(person, language);
	return (
		<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
			<Head person={person} name={name} />
			<div className="grid gap-5 sm:max-lg:grid-cols-2 lg:row-span-2">
				<ProfileStats person={person} />
				<Contact person={person} />
			</div>
			<div className="grid min-w-0 gap-10">
				{person.cars.length > 0 && (
					<section>
						<h2 className="mb-5 text-xl">{t.cars}</h2>
						<ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
							{person.cars.map((car) => (
								<li key={car.id}>
									<CarCard car={car} sizes="(width >= 64rem) 24rem, (width >= 40rem) 46vw, 94vw" />
								</li>
							))}
						</ul>
					</section>
				)}
				{(person.isOwner || person.asOwner.count > 0) && <Reviews person={person} as="owner" name={name} />}
				{(!person.isOwner || person.asRenter.count > 0) && <Reviews person={person} as="renter" name={name} />}
			</div>
		</div>
	);
}

function Head({ person, name }: { person: PublicProfile; name: string }) {
	const t = useScreenTexts<PersonTexts>();
	const { format } = useLanguage();
	return (
		<header className="flex items-center gap-5">
			<Avatar name={name} src={person.profileImageUrl} size="huge" />
			<div className="min-w-0">
				<h1 className="text-2xl md:text-3xl">
					<bdi>{name}</bdi>
				</h1>
				<p suppressHydrationWarning className="numbers mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
					<RatingMark score={person.isOwner ? person.asOwner : person.asRenter} long className="font-medium text-ink" />
					{t.memberSince(format.date(person.memberSince, 'year'))}
					{person.identityChecked && (
						<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
							{t.checked}
						</Badge>
					)}
				</p>
			</div>
		</header>
	);
}

function Reviews({ person, as, name }: { person: PublicProfile; as: 'owner' | 'renter'; name: string }) {
	const t = useScreenTexts<PersonTexts>();
	const { count } = as === 'owner' ? person.asOwner : person.asRenter;
	const results = useInfiniteQuery({ ...reviewsAbout(person.id, as), enabled: count > 0 });
	return (
		<section>
			<h2 className="mb-5 text-xl">{t.reviewsAs[as]}</h2>
			{count > 0 ? <ReviewList results={results} subject={name} withCar /> : <p className="text-muted">{t.noReviews}</p>}
		</section>
	);
}

function ProfileStats({ person: { answers, completedTrips } }: { person: PublicProfile }) {
	const t = useScreenTexts<PersonTexts>();
	const { format } = useLanguage();
	return (
		<Panel title={t.figures}>
			<dl className="grid gap-4">
				<Figure icon={Route} label={t.trips}>
					{format.number(completedTrips)}
				</Figure>
				{answers && (
					<Figure icon={MessageSquareReply} label={t.answerRate}>
						{format.percent(answers.percent)}
					</Figure>
				)}
				{answers && answers.typicalMinutes !== null && (
					<Figure icon={Clock} label={t.answerTime}>
						<TypicalTime minutes={answers.typicalMinutes} />
					</Figure>
				)}
			</dl>
		</Panel>
	);
}

const HOUR = 60;

function TypicalTime({ minutes }: { minutes: number }) {
	const t = useScreenTexts<PersonTexts>();
	const { format } = useLanguage();
	return minutes < HOUR ? t.withinHour : format.plural(t.hours, Math.round(minutes / HOUR));
}

function Figure({ icon: Icon, label, children }: { icon: ComponentType<{ className?: string }>; label: string; children: ReactNode }) {
	return (
		<div className="flex items-center gap-3">
			<Icon aria-hidden className="size-5 shrink-0 text-muted" />
			<dt className="flex-1 text-muted text-sm">{label}</dt>
			<dd className="numbers font-semibold">{children}</dd>
		</div>
	);
}

function Contact({ person }: { person: PublicProfile }) {
	const t = useScreenTexts<PersonTexts>();
	return (
		<Panel title={t.contact}>
			{person.phone || person.email ? (
				<ContactDetails person={person} phoneLabel={t.phone} emailLabel={t.email} />
			) : (
				<p className="text-muted text-sm">{t.contactHidden}</p>
			)}
		</Panel>
	);
}
