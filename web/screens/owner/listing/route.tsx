/** List Your Car; the same form edits a car or completes a draft. */

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CarFront, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { getOwnerCarWords } from '#contract/car-words.ts';
import { kycStatus } from '#contract/kyc.ts';
import { getOwnerCar, listingTerms, type OwnerCar } from '#contract/listing.ts';
import { isRefusal } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { TitledHelpLink } from '#web/features/help/titled-help-link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { carModelOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { IdentityGate } from './identity-gate.tsx';
import { ListingForm } from './listing-form.tsx';
import type { ListingTexts } from './texts.en.ts';
import { emptyValues, valuesOf, withChange } from './values.ts';

export default function ListingScreen() {
	const [path] = useLocation();
	const { notYours } = useScreenTexts<ListingTexts>();
	const mayManage = usePermission('manage');
	// Not `NotYourRole`: the script of this page has no room for what other screens share.
	if (!mayManage) return <EmptyState icon={<CarFront aria-hidden />} titleAs="h1" {...notYours} />;
	return path.endsWith('/new') ? <NewCar /> : <EditedCar />;
}

function NewCar() {
	const t = useScreenTexts<ListingTexts>();
	const user = useCurrentUser();
	const identity = useQuery({ ...queryFor(kycStatus), ...refetchOnVisit });
	const { data: terms } = useQuery(queryFor(listingTerms));
	const status = identity.data?.status;
	return (
		<div className="mx-auto max-w-6xl">
			<PageHead title={t.title} />
			<Heading title={t.title} lead={status === 'APPROVED' ? t.lead : undefined} back={{ href: '/owner/dashboard', label: t.back }} />
			{identity.error && !identity.data && (
				<ErrorState error={identity.error} retry={() => void identity.refetch()} busy={identity.isFetching} />
			)}
			{status !== undefined && status !== 'APPROVED' && <IdentityGate status={status} />}
			{user && status === 'APPROVED' ? (
				<ListingForm key="new" userId={user.id} car={null} initial={emptyValues} terms={terms} />
			) : (
				!status && !identity.error && <FormSkeleton />
			)}
		</div>
	);
}

function EditedCar() {
	const { language } = useLanguage();
	const t = useScreenTexts<ListingTexts>();
	const user = useCurrentUser();
	const id = useParam('id');
	const results = [
		useQuery({ ...queryFor(getOwnerCar, { params: { id } }), ...refetchOnVisit }),
		useQuery({ ...queryFor(getOwnerCarWords, { params: { id } }), ...refetchOnVisit }),
	] as const;
	const [{ data: car }, { data: words }] = results;
	const failed = results.find(({ error, data }) => error && !data);
	const { data: terms } = useQuery(queryFor(listingTerms));
	const edited = useMemo(() => car && withChange(car), [car]);
	const title = car ? t.editTitle(carModelOf(car, language)) : t.title;
	return (
		<div className="mx-auto max-w-6xl">
			<PageHead title={title} />
			{failed ? (
				<Missing error={failed.error} retry={() => void failed.refetch()} busy={failed.isFetching} />
			) : (
				<>
					<Heading title={title} back={{ href: '/owner/cars', label: t.backToCars }} />
					{car && <Notes car={car} />}
					{edited && words && user ? (
						<ListingForm key={edited.id} userId={user.id} car={edited} initial={valuesOf(edited, words)} terms={terms} />
					) : (
						<FormSkeleton />
					)}
				</>
			)}
		</div>
	);
}

type HeadingProps = { title: string; lead?: string | undefined; back: { href: string; label: string } };

function Heading({ title, lead, back }: HeadingProps) {
	const { help } = useScreenTexts<ListingTexts>();
	return (
		<>
			<Link
				href={back.href}
				className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-muted text-sm hover:text-ink"
			>
				<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
				{back.label}
			</Link>
			<h1 className="mt-1 text-2xl md:text-3xl">{title}</h1>
			{lead && <p className="mt-2 max-w-2xl text-muted">{lead}</p>}
			<TitledHelpLink to="list-your-car" title={help.list} />
		</>
	);
}

/** Reason of a rejected verification, or the state of a requested change. */
function Notes({ car: { change, verificationStatus, verificationNotes } }: { car: OwnerCar }) {
	const t = useScreenTexts<ListingTexts>();
	if (change) return <Note {...t.change[change.status]} status={change.status} notes={change.notes} testId="change-note" />;
	if (verificationStatus !== 'REJECTED') return null;
	return <Note title={t.rejected} notes={verificationNotes} hint={t.rejectedHint} status="REJECTED" testId="rejection" />;
}

type NoteProps = { title: string; notes: string | null; hint: string; status: string; testId: string };

function Note({ title, notes, hint, status, testId }: NoteProps) {
	const isRejected = status === 'REJECTED';
	return (
		<div className={`mt-6 rounded-control p-4 ${isRejected ? 'bg-danger-soft' : 'bg-accent-soft'}`} data-testid={testId}>
			<p className={`flex items-center gap-2 font-semibold ${isRejected ? 'text-danger' : ''}`}>
				<CircleAlert aria-hidden className="size-5 shrink-0" />
				{title}
			</p>
			{notes && (
				<p className="mt-1 whitespace-pre-line">
					<bdi>{notes}</bdi>
				</p>
			)}
			<p className="mt-1 text-sm">{hint}</p>
		</div>
	);
}

function Missing({ error, retry, busy }: { error: unknown; retry(): void; busy: boolean }) {
	const { missing: t, backToCars } = useScreenTexts<ListingTexts>();
	if (!isRefusal(error, 'CAR_NOT_FOUND') && !isRefusal(error, 'INVALID_INPUT'))
		return <ErrorState title={t.failed} error={error} retry={retry} busy={busy} />;
	return (
		<EmptyState
			icon={<CarFront aria-hidden />}
			title={t.title}
			titleAs="h1"
			hint={t.hint}
			action={
				<LinkButton href="/owner/cars" variant="primary">
					{backToCars}
				</LinkButton>
			}
		/>
	);
}

function FormSkeleton() {
	return (
		<div className="mt-6 grid gap-6" aria-busy="true">
			<Skeleton className="h-96 rounded-card" />
			<Skeleton className="h-64 rounded-card" />
		</div>
	);
}
