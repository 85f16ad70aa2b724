/** Cars: waiting ones, which link to their review, and all that were ever submitted. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { CarFront, SearchX } from 'lucide-react';
import { useState } from 'react';
import { type AdminCar, adminCars, adminStats } from '#contract/admin.ts';
import { exportCars } from '#contract/admin-exports.ts';
import { rejectCar, verifyCar } from '#contract/listing.ts';
import { call } from '#web/browser/api.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { ownerNameOf } from '#web/features/people/people.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge, type Tone } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { Rows, rowStyle } from './admin-list.tsx';
import { CarReview } from './car-review.tsx';
import { carStatuses, carsQuery, reviewAddress } from './list-queries.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { SearchForm, useOrderChoice } from './search-form.tsx';
import type { DeskTexts } from './texts.en.ts';

type Status = AdminCar['verificationStatus'];
const tones: Record<Status, Tone> = { PENDING: 'warning', VERIFIED: 'positive', REJECTED: 'danger' };
const SHOWN_IN = [adminCars, adminStats];

type CarListProps = { query: URLSearchParams; path: string; hiddenFields: Record<string, string> };

export default function CarList({ query, path, hiddenFields }: CarListProps) {
	const { cars: t, list } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { language } = useLanguage();
	const listQuery = carsQuery(query);
	const results = useInfiniteQuery({ ...infiniteQueryFor(adminCars, listQuery), ...refetchOnVisit });
	useRememberedPages(results);
	const order = useOrderChoice(listQuery.query.status === 'PENDING' ? 'oldest' : 'newest');
	const queue = listQuery.query.status === 'PENDING' && !listQuery.query.q;
	const shownQuery = new URLSearchParams(query);
	if (listQuery.query.status) shownQuery.set('status', listQuery.query.status);
	return (
		<>
			<SearchForm
				label={t.heading}
				path={path}
				hiddenFields={hiddenFields}
				words={[{ name: 'q', label: t.query }]}
				choices={[{ name: 'status', label: t.status, options: carStatuses.map((value) => ({ value, label: t.states[value] })) }, order]}
				query={shownQuery}
				list="cars"
				file={pathOf(exportCars, { query: { ...listQuery.query, lang: language } })}
			/>
			<Rows
				results={results}
				keyOf={({ id }) => id}
				row={(car) => <CarRow car={car} />}
				error={t.error}
				empty={
					queue ? (
						<EmptyState icon={<CarFront aria-hidden />} title={t.empty.title} hint={t.empty.hint} />
					) : (
						<EmptyState icon={<SearchX aria-hidden />} title={list.nothing.title} hint={list.nothing.hint} />
					)
				}
			/>
		</>
	);
}

function CarRow({ car }: { car: AdminCar }) {
	const { cars: t, carChange } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, language } = useLanguage();
	const [open, setOpen] = useState<'review' | 'reject' | null>(null);
	const isWaiting = car.verificationStatus === 'PENDING';
	const hasChange = car.change?.status === 'PENDING';
	const reviewing = hasChange ? carChange.review : t.review;
	const params = { id: car.id };
	const name = carNameOf(car, language);
	const close = () => setOpen(null);
	const verify = useActionMutation({
		call: (insuranceExpiresOn: string) =>
			call(verifyCar, { params, body: { contentVersion: car.contentVersion, ...(insuranceExpiresOn && { insuranceExpiresOn }) } }),
		...{ refreshes: SHOWN_IN, done: t.verified, failed: t.verifyFailed, onDone: close },
	});
	const reject = useActionMutation({
		call: (notes: string) => call(rejectCar, { params, body: { notes } }),
		...{ refreshes: SHOWN_IN, done: t.rejected, failed: t.rejectFailed, onDone: close },
	});
	return (
		<article className={rowStyle} data-testid="admin-car" data-status={car.verificationStatus}>
			<div className="aspect-[4/3] w-24 shrink-0 overflow-hidden rounded-control sm:w-30">
				<Photo src={car.photos[0]?.url ?? null} alt="" sizes="120px" />
			</div>
			<div className="min-w-40 flex-1 space-y-0.5">
				<h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold leading-snug">
					<bdi>{name}</bdi>
					<StatusBadge tone={tones[car.verificationStatus]}>{t.states[car.verificationStatus]}</StatusBadge>
					{hasChange && <StatusBadge tone="warning">{carChange.badge}</StatusBadge>}
					{car.ownerSuspended && <StatusBadge tone="danger">{t.suspendedOwner}</StatusBadge>}
				</h2>
				<p className="text-muted text-sm">
					{t.of}: <bdi>{ownerNameOf(car, language)}</bdi>
				</p>
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					{/* The margin is on an outer element, because inside the <bdi> it would follow the direction of the number. */}
					{car.plateNumber && (
						<span className="me-3">
							<bdi>{car.plateNumber}</bdi>
						</span>
					)}
					{car.submittedAt && format.date(car.submittedAt)}
				</p>
			</div>
			<div className="flex flex-wrap gap-2 max-lg:w-full max-lg:[&>*]:flex-1">
				{(hasChange || isWaiting) && (
					<LinkButton href={reviewAddress('cars', car.id)} aria-label={`${reviewing}: ${name}`}>
						{reviewing}
					</LinkButton>
				)}
				{!isWaiting && (
					<Button variant={hasChange ? 'quiet' : 'secondary'} onClick={() => setOpen('review')}>
						{t.look}
					</Button>
				)}
			</div>
			<CarReview
				car={car}
				name={name}
				open={open === 'review'}
				onOpenChange={(next) => setOpen(next ? 'review' : null)}
				busy={verify.isPending}
				onVerify={verify.mutate}
				onReject={() => setOpen('reject')}
			/>
			<RejectDialog
				title={t.rejectTitle(name)}
				open={open === 'reject'}
				onOpenChange={(next) => setOpen(next ? 'reject' : null)}
				busy={reject.isPending}
				onReject={reject.mutate}
			/>
		</article>
	);
}
