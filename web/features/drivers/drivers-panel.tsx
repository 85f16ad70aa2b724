/** The additional drivers: names for both sides, and for the renter invitations. */
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, MailQuestion } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { type BookingDrivers, getBookingDrivers, removeDriver } from '#contract/drivers.ts';
import { additionalDriversIn } from '#contract/extras.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { EmailAddress } from '#web/features/bookings/contact-details.tsx';
import type { Side } from '#web/features/bookings/detail/sides.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import { InviteForm } from './invite-form.tsx';
import { driversTexts } from './texts.ts';

/** Empty if no additional driver was bought. */
export function DriversPanel({ booking, side }: { booking: Booking; side: Side }) {
	const isPaid = booking.paymentStatus !== 'PENDING' && booking.paymentStatus !== 'FAILED';
	const isShown = isPaid && booking.status !== 'CANCELLED' && additionalDriversIn(booking.lines) > 0;
	return isShown ? <Drivers bookingId={booking.id} side={side} /> : null;
}

function Drivers({ bookingId, side }: { bookingId: string; side: Side }) {
	const { language, format } = useLanguage();
	const t = driversTexts[language];
	const { data } = useQuery({ ...queryFor(getBookingDrivers, { params: { id: bookingId } }), ...refetchOnVisit });
	if (!data) return null;
	const usedPlaces = data.named.length + data.invited.length;
	return (
		<Panel
			title={t.title}
			lead={t.lead[side]}
			aside={<span className="numbers text-muted text-sm">{t.places(format.number(data.named.length), format.number(data.places))}</span>}
		>
			<ul className="-my-3 divide-y divide-line" data-testid="drivers">
				{data.named.map((driver) => (
					<li key={driver.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<Named driver={driver} bookingId={bookingId} mayRemove={data.mayChange} />
					</li>
				))}
				{data.invited.map((invitation) => (
					<li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<Invited invitation={invitation} bookingId={bookingId} />
					</li>
				))}
				{usedPlaces === 0 && <li className="py-3 text-muted">{t.none}</li>}
			</ul>
			{data.mayChange && usedPlaces < data.places && (
				<div className="@container mt-6 border-line border-t pt-5">
					<InviteForm bookingId={bookingId} />
				</div>
			)}
			{side === 'RENTER' && <HelpLink to="extras-and-drivers" className="mt-3" />}
		</Panel>
	);
}

type OfBooking = { bookingId: string };

function useRemoval({ bookingId }: OfBooking, id: string, onDone?: () => void) {
	const t = driversTexts[useLanguage().language];
	return useActionMutation<void, BookingDrivers>({
		call: () => call(removeDriver, { params: { id: bookingId, driverId: id } }),
		refreshes: [`/api/bookings/${bookingId}/drivers`],
		done: t.removed,
		failed: t.failed,
		...(onDone && { onDone }),
	});
}

function Named({ driver, bookingId, mayRemove }: OfBooking & { driver: BookingDrivers['named'][number]; mayRemove: boolean }) {
	const { language } = useLanguage();
	const t = driversTexts[language];
	const dialogs = useDialogs<'REMOVE'>();
	const remove = useRemoval({ bookingId }, driver.id, dialogs.close);
	const name = driver.name[language];
	return (
		<>
			<div className="grid flex-1 basis-40 justify-items-start gap-1">
				<p className="font-medium">
					<bdi className="name-lines">{name}</bdi>
				</p>
				<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
					{t.checked}
				</Badge>
			</div>
			{mayRemove && (
				<Button variant="quiet" className="-mx-4" {...dialogs.opener('REMOVE')}>
					{t.remove}
				</Button>
			)}
			<ConfirmDialog
				{...dialogs.dialog('REMOVE')}
				title={t.removeTitle(`\u2068${name}\u2069`)}
				description={t.removeHint}
				texts={{ confirm: t.remove, busy: t.removing, back: t.back }}
				danger
				busy={remove.isPending}
				onConfirm={() => remove.mutate()}
			/>
		</>
	);
}

function Invited({ invitation, bookingId }: OfBooking & { invitation: BookingDrivers['invited'][number] }) {
	const { language, format } = useLanguage();
	const t = driversTexts[language];
	const withdraw = useRemoval({ bookingId }, invitation.id);
	return (
		<>
			<div className="min-w-0 flex-1 basis-56">
				<p className="font-medium">
					<bdi dir="ltr" className="wrap-anywhere block rtl:text-end">
						{invitation.email ? <EmailAddress email={invitation.email} /> : invitation.phone}
					</bdi>
				</p>
				<p suppressHydrationWarning className="numbers flex items-center gap-1.5 text-muted text-sm">
					<MailQuestion aria-hidden className="size-4 shrink-0" />
					{t.invited(format.date(invitation.expiresAt, 'medium'))}
				</p>
			</div>
			<Button variant="quiet" className="-mx-4" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
				{t.withdraw}
			</Button>
		</>
	);
}
