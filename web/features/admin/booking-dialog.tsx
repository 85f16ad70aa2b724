/** A booking for an admin: both parties, money and ledger, a no-show to decide, and cancellation. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminBooking, adminBookings, adminStats } from '#contract/admin.ts';
import { cancelBookingAsAdmin, decideNoShow, excuseCancellation } from '#contract/booking-life.ts';
import { getBookingStatement } from '#contract/ledger.ts';
import { listBookingReports } from '#contract/reports.ts';
import { call } from '#web/browser/api.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import { BookingLedger } from '#web/features/ledger/booking-ledger.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { ReasonField } from '#web/ui/reason-dialog.tsx';
import { SumLine } from '#web/ui/sum-line.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import { useReason } from '#web/ui/use-reason.ts';
import { Contact } from './contact.tsx';
import { DescriptionList } from './description-list.tsx';
import type { DeskTexts } from './texts.en.ts';

const shownIn = (id: string) => [adminBookings, adminStats, { path: pathOf(getBookingStatement, { params: { id } }) }];
const MAX_LENGTH = 500;

type BookingDialogProps = { booking: AdminBooking; open: boolean; onOpenChange(open: boolean): void };

export function BookingDialog({ booking, open, onOpenChange }: BookingDialogProps) {
	const { language } = useLanguage();
	const { bookings: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const [asking, setAsking] = useState<keyof typeof forms | null>(null);
	const close = () => {
		onOpenChange(false);
		setAsking(null);
	};
	const Form = asking && forms[asking];
	return (
		<Dialog
			wide
			open={open}
			onOpenChange={(next) => (next ? onOpenChange(true) : close())}
			title={`${t.title}: ${namedCarOf(booking, language)}`}
			footer={
				!Form && (
					<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
						{booking.adminActions.includes('CANCEL') && <Button onClick={() => setAsking('CANCEL')}>{t.cancel}</Button>}
						{booking.adminActions.includes('EXCUSE') && <Button onClick={() => setAsking('EXCUSE')}>{t.excuse}</Button>}
						<LinkButton href={`/admin/bookings/${booking.id}/goodwill`}>{t.goodwill}</LinkButton>
						<LinkButton href={`/booking/${booking.id}`}>{t.openPage}</LinkButton>
					</div>
				)
			}
		>
			<div className="grid gap-5">
				<BookingStatusLine booking={booking} />
				{booking.adminActions.includes('DECIDE_NO_SHOW') && (
					<NoShow booking={booking} onUphold={asking ? null : () => setAsking('UPHOLD')} onDone={close} />
				)}
				{Form ? <Form booking={booking} onBack={() => setAsking(null)} onDone={close} /> : <BookingLedger bookingId={booking.id} />}
			</div>
		</Dialog>
	);
}

function BookingStatusLine({ booking }: { booking: AdminBooking }) {
	const { bookings: t, person } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format, language } = useLanguage();
	const contactsOf = ({ email, phone }: AdminBooking['renter']) => [email, phone].filter((way) => way !== null);
	const side = (of: AdminBooking['renter']) => (
		<>
			<Link href={`/admin/people/${of.id}`} className="text-primary hover:underline">
				<bdi>{nameOf(of, language)}</bdi>
			</Link>
			{contactsOf(of).map((way) => (
				<span key={way} className="block font-normal text-muted">
					<Contact way={way} />
				</span>
			))}
			{contactsOf(of).length === 0 && <span className="block font-normal text-muted">{person.noContact}</span>}
		</>
	);
	return (
		<DescriptionList
			facts={[
				[t.renter, side(booking.renter), true],
				[t.owner, side(booking.owner), true],
				[t.number, <bdi key="number">{booking.id.slice(0, 8)}</bdi>],
				[t.rental, format.jod(booking.totalJod)],
				[t.deposit, format.jod(booking.depositJod)],
				[t.charged, format.jod(booking.chargeJod)],
				[t.fee, format.jod(booking.platformFeeJod)],
				[t.refunded, Number(booking.refundedJod) > 0 ? format.jod(booking.refundedJod) : null],
				[t.cancelled, booking.cancelReason],
			]}
		/>
	);
}

type NoShowProps = { booking: AdminBooking; onUphold: (() => void) | null; onDone(): void };

/** `onUphold`: opens the confirmation; null while another confirmation is open. */
function NoShow({ booking, onUphold, onDone }: NoShowProps) {
	const { bookings: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const dismiss = useDecision(booking, false, onDone);
	if (!booking.noShow) return null;
	const { code, contestReason, waitsForReport } = booking.noShow;
	return (
		<section className="rounded-card bg-warning-soft p-4">
			<h3 className="font-semibold">{t.noShowTitle[code]}</h3>
			<p className="mt-1 text-sm">{contestReason === null ? t.notContested : t.contested(contestReason)}</p>
			{waitsForReport && <OpenReports bookingId={booking.id} />}
			{onUphold && (
				<div className="mt-3 flex flex-wrap gap-2">
					<Button variant="primary" disabled={dismiss.isPending} onClick={onUphold}>
						{t.uphold}
					</Button>
					<Button busy={dismiss.isPending && t.deciding} onClick={() => dismiss.mutate()}>
						{t.dismiss}
					</Button>
				</div>
			)}
		</section>
	);
}

function useDecision({ id }: AdminBooking, upheld: boolean, onDone: () => void) {
	const { bookings: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	return useActionMutation<void>({
		call: () => call(decideNoShow, { params: { id }, body: { upheld } }),
		...{ refreshes: shownIn(id), done: upheld ? t.upheld : t.dismissed, failed: t.decideFailed, onDone },
	});
}

function OpenReports({ bookingId }: { bookingId: string }) {
	const { bookings: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { data } = useQuery(queryFor(listBookingReports, { params: { id: bookingId } }));
	const open = data?.reports.filter(({ outcome }) => outcome === null) ?? [];
	return (
		<p className="mt-1 text-sm">
			{t.waitsForReport}{' '}
			{open.map(({ id }) => (
				<Link key={id} href={`/admin/reports/${id}`} className="text-primary hover:underline">
					{t.openReport}
				</Link>
			))}
		</p>
	);
}

type EndingSumsProps = { sums: AdminBooking['endings'][keyof AdminBooking['endings']] };

/** The sums of an ending, as computed by the server. */
function EndingSums({ sums }: EndingSumsProps) {
	const { bookings: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format } = useLanguage();
	if (!sums) return null;
	return (
		<dl data-testid="ending-sums" className="numbers grid gap-2 rounded-control bg-sunken p-4 text-sm">
			<SumLine label={t.toRenter} strong>
				{format.jod(sums.refundJod)}
			</SumLine>
			<SumLine label={t.retained}>{format.jod(sums.keptJod)}</SumLine>
			<SumLine label={t.toOwner}>{format.jod(sums.ownerKeptJod)}</SumLine>
		</dl>
	);
}

type FormProps = { booking: AdminBooking; onBack(): void; onDone(): void };

function CancelForm({ booking, onBack, onDone }: FormProps) {
	const { bookings: t, reject } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const params = { id: booking.id };
	const keyFor = useIdempotencyKey();
	const cancel = useActionMutation({
		call: (reason: string) => call(cancelBookingAsAdmin, { params, body: { reason }, idempotencyKey: keyFor({ params, reason }) }),
		...{ refreshes: shownIn(booking.id), done: t.cancelDone, failed: t.cancelFailed, onDone },
	});
	const whenEmpty = { say: t.cancelReasonRequired };
	const reason = useReason(whenEmpty, cancel.mutate);
	return (
		<form onSubmit={reason.submit} noValidate className="grid gap-4 border-line border-t pt-4">
			<EndingSums sums={booking.endings.CANCEL} />
			<ReasonField texts={{ label: t.cancelReason, hint: t.cancelLead }} maxLength={MAX_LENGTH} whenEmpty={whenEmpty} reason={reason} />
			<DialogActions back={reject.back} busy={cancel.isPending} onBack={onBack}>
				<Button type="submit" variant="danger" busy={cancel.isPending && t.cancelling}>
					{t.cancelConfirm}
				</Button>
			</DialogActions>
		</form>
	);
}

/** A proven cause of the owner's cancellation. */
function ExcuseForm({ booking, onBack, onDone }: FormProps) {
	const { bookings: t, reject } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const excuse = useActionMutation({
		call: (reason: string) => call(excuseCancellation, { params: { id: booking.id }, body: { reason } }),
		...{ refreshes: shownIn(booking.id), done: t.excused, failed: t.excuseFailed, onDone },
	});
	const whenEmpty = { say: t.cancelReasonRequired };
	const reason = useReason(whenEmpty, excuse.mutate);
	return (
		<form onSubmit={reason.submit} noValidate className="grid gap-4 border-line border-t pt-4">
			<ReasonField texts={{ label: t.excuseReason, hint: t.excuseLead }} maxLength={MAX_LENGTH} whenEmpty={whenEmpty} reason={reason} />
			<DialogActions back={reject.back} busy={excuse.isPending} onBack={onBack}>
				<Button type="submit" variant="primary" busy={excuse.isPending && t.excusing}>
					{t.excuse}
				</Button>
			</DialogActions>
		</form>
	);
}

function UpholdForm({ booking, onBack, onDone }: FormProps) {
	const { bookings: t, reject } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const uphold = useDecision(booking, true, onDone);
	return (
		<div className="grid gap-4 border-line border-t pt-4">
			<p>{t.upholdLead}</p>
			<EndingSums sums={booking.endings.DECIDE_NO_SHOW} />
			<DialogActions back={reject.back} busy={uphold.isPending} onBack={onBack}>
				<Button variant="danger" busy={uphold.isPending && t.deciding} onClick={() => uphold.mutate()}>
					{t.upholdConfirm}
				</Button>
			</DialogActions>
		</div>
	);
}

const forms = { CANCEL: CancelForm, EXCUSE: ExcuseForm, UPHOLD: UpholdForm };
