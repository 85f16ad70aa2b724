/** Driving in another renter's trip: the invitation of the opened link, and the trips in which the person is named. */

import { useQuery } from '@tanstack/react-query';
import { CarFront, CircleAlert, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { acceptDriverInvitation, getDriverInvitation, leaveSharedTrip, listSharedTrips, type SharedTrip } from '#contract/drivers.ts';
import { driverProblems } from '#contract/identity-details.ts';
import { call } from '#web/browser/api.ts';
import { type ApiError, isRefusal } from '#web/browser/fetching.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { BackLink } from '#web/features/cases/case-head.tsx';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useMounted } from '#web/ui/lazy-component.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import type { DrivingTexts } from './texts.en.ts';

const PATH = '/trips/shared';
const TRIPS = '/api/drivers/trips';

export default function DriversScreen() {
	const t = useScreenTexts<DrivingTexts>();
	const { footer } = useTexts();
	const user = useCurrentUser();
	// Only the browser knows the token, because it is in the fragment.
	const isMounted = useMounted();
	const token = isMounted ? invitationToken() : null;
	const isInvited = !isMounted || token !== null;
	return (
		<div className="container-page max-w-2xl py-6 md:py-10">
			{user && <BackLink href="/trips" label={footer.myTrips} />}
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<div className="mt-6 grid gap-6">
				{user ? (
					<>
						{token && <Invitation token={token} />}
						<Trips invited={token !== null} />
					</>
				) : (
					<EmptyState
						icon={<UsersRound aria-hidden />}
						title={isInvited ? t.visitor : t.signInFirst}
						hint={isInvited ? t.visitorHint : t.noneHint}
						action={
							<LinkButton href={loginAddress(PATH)} plain variant="primary" size="large">
								{t.signIn}
							</LinkButton>
						}
					/>
				)}
			</div>
		</div>
	);
}

function Invitation({ token }: { token: string }) {
	const t = useScreenTexts<DrivingTexts>();
	const { language } = useLanguage();
	const [isDone, setDone] = useState(false);
	// Not a query, because the token is in the body. No other screen uses the response.
	const { data, error, mutate } = useActionMutation({ call: () => call(getDriverInvitation, { body: { token } }), failed: null });
	useEffect(() => mutate(), [mutate]);
	const accept = useActionMutation({
		call: () => call(acceptDriverInvitation, { body: { token } }),
		refreshes: [TRIPS],
		done: t.accepted,
		failed: t.failed,
		onDone: () => {
			sessionStorage.removeItem(KEY);
			setDone(true);
		},
	});
	if (isDone) return null;
	if (error) return <InvitationError error={error} />;
	if (!data) return <Skeleton className="h-56 w-full rounded-card" />;
	return (
		<Panel title={t.invitedBy(data.renterName[language])}>
			<Facts trip={data} />
			<p className="mt-3 text-muted text-sm">{t.terms}</p>
			<Button
				variant="primary"
				size="large"
				className="mt-5 max-sm:w-full"
				busy={accept.isPending && t.accepting}
				onClick={() => accept.mutate()}
			>
				{t.accept}
			</Button>
		</Panel>
	);
}

function InvitationError({ error }: { error: ApiError }) {
	const t = useScreenTexts<DrivingTexts>();
	const errorText = useErrorText();
	const isAboutPapers = driverProblems.some((code) => code === error.code);
	const profile = isAboutPapers ? '/profile#identity' : isRefusal(error, 'DRIVER_INVITATION_OF_ANOTHER') ? '/profile' : null;
	return (
		<EmptyState
			icon={<CircleAlert aria-hidden />}
			title={isAboutPapers ? t.notYet : t.refused}
			hint={errorText(error, t.failed)}
			action={
				profile && (
					<LinkButton plain href={profile}>
						{t.toProfile}
					</LinkButton>
				)
			}
		/>
	);
}

function Facts({ trip, children }: { trip: SharedTrip; children?: ReactNode }) {
	const { format, language } = useLanguage();
	return (
		<div>
			<p className="font-medium">
				<bdi>{namedCarOf(trip, language)}</bdi>
			</p>
			<p suppressHydrationWarning className="numbers text-muted text-sm">
				{format.stay(trip.startAt, trip.endAt)}
			</p>
			{children}
		</div>
	);
}

/** A person with an invitation need not read how to get one. */
function Trips({ invited }: { invited: boolean }) {
	const t = useScreenTexts<DrivingTexts>();
	const { language } = useLanguage();
	const { data, error, refetch } = useQuery({ ...queryFor(listSharedTrips), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} />;
	if (!data) return <Skeleton className="h-40 w-full rounded-card" />;
	if (data.length === 0) return invited ? null : <EmptyState icon={<CarFront aria-hidden />} title={t.none} hint={t.noneHint} />;
	return (
		<Panel title={t.trips}>
			<ul className="-my-3 divide-y divide-line">
				{data.map((trip) => (
					<li key={trip.id} data-testid="shared-trip" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<Facts trip={trip}>
							<p className="text-muted text-sm">{t.bookedBy(trip.renterName[language])}</p>
						</Facts>
						{trip.mayLeave && <Leave id={trip.id} />}
					</li>
				))}
			</ul>
		</Panel>
	);
}

function Leave({ id }: { id: string }) {
	const t = useScreenTexts<DrivingTexts>();
	const dialogs = useDialogs<'LEAVE'>();
	const leave = useActionMutation({
		call: () => call(leaveSharedTrip, { params: { id } }),
		refreshes: [TRIPS],
		done: t.left,
		failed: t.failed,
		onDone: dialogs.close,
	});
	return (
		<>
			<Button variant="quiet" className="-mx-4" {...dialogs.opener('LEAVE')}>
				{t.leave}
			</Button>
			<ConfirmDialog
				{...dialogs.dialog('LEAVE')}
				title={t.leaveTitle}
				description={t.leaveHint}
				texts={{ confirm: t.leave, busy: t.leaving, back: t.back }}
				danger
				busy={leave.isPending}
				onConfirm={() => leave.mutate()}
			/>
		</>
	);
}

/** Stores the token of the link in the tab: the redirect to the sign-in and back loses the fragment of the address. */
const KEY = 'driver-invitation';

function invitationToken(): string | null {
	const token = location.hash.slice(1);
	if (token !== '') sessionStorage.setItem(KEY, token);
	return token || sessionStorage.getItem(KEY);
}
