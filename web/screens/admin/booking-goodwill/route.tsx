/** Goodwill on one booking: what was granted, and the form. */

import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, HandCoins } from 'lucide-react';
import { type BookingGoodwill, getBookingGoodwill } from '#contract/goodwill.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { DescriptionList } from '#web/features/admin/description-list.tsx';
import { GoodwillCard } from '#web/features/goodwill/goodwill-card.tsx';
import { writtenName } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { GiveForm } from './give-form.tsx';
import type { BookingGoodwillTexts } from './texts.en.ts';

export default function BookingGoodwillScreen() {
	const { language } = useLanguage();
	const t = useScreenTexts<BookingGoodwillTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getBookingGoodwill, { params: { id } }), ...refetchOnVisit });
	if (isRefusal(error, 'BOOKING_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <Missing />;
	return (
		<div className="mx-auto max-w-5xl">
			<PageHead title={data ? t.heading(namedCarOf(data, language)) : t.title} />
			{error && !data ? (
				<ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />
			) : data ? (
				<Shown booking={data} />
			) : (
				<Skeleton className="h-72 w-full rounded-card" />
			)}
		</div>
	);
}

function Shown({ booking }: { booking: BookingGoodwill }) {
	const t = useScreenTexts<BookingGoodwillTexts>();
	const { format, language } = useLanguage();
	const { figures, form } = t;
	return (
		<>
			<Link href="/admin/goodwill" className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
				<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
				{t.back}
			</Link>
			<h1 className="text-2xl md:text-3xl">
				<bdi>{t.heading(namedCarOf(booking, language))}</bdi>
			</h1>
			<div className="mt-3 mb-5">
				<LinkButton href={`/booking/${booking.bookingId}`}>{t.booking}</LinkButton>
			</div>
			<DescriptionList
				facts={[
					[form.recipients.RENTER, <bdi key="renter">{writtenName(booking.renter, language)}</bdi>],
					[form.recipients.OWNER, <bdi key="owner">{writtenName(booking.owner, language)}</bdi>],
					[figures.cap, format.jod(booking.capJod)],
					[figures.total, format.jod(booking.totalJod)],
					[figures.refundable, format.jod(booking.refundableJod)],
					[figures.absorbed, Number(booking.absorbedJod) > 0 ? format.jod(booking.absorbedJod) : null],
				]}
			/>
			<div className="mt-5 grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
				{/* Remounted once goodwill was granted, so that the next form begins empty. */}
				<GiveForm key={booking.items.length} booking={booking} />
				<section aria-labelledby="goodwill-list">
					<h2 id="goodwill-list" className="font-semibold text-lg">
						{t.list}
					</h2>
					{booking.items.length === 0 ? (
						<p className="mt-2 text-muted">{t.none}</p>
					) : (
						<ul className="mt-3 grid gap-3">
							{booking.items.map((goodwill) => (
								<li key={goodwill.id}>
									<GoodwillCard goodwill={goodwill} />
								</li>
							))}
						</ul>
					)}
				</section>
			</div>
		</>
	);
}

function Missing() {
	const t = useScreenTexts<BookingGoodwillTexts>();
	return (
		<>
			<PageHead title={t.missing} />
			<EmptyState
				icon={<HandCoins aria-hidden />}
				title={t.missing}
				titleAs="h1"
				action={
					<LinkButton href="/admin/goodwill" variant="primary">
						{t.back}
					</LinkButton>
				}
			/>
		</>
	);
}
