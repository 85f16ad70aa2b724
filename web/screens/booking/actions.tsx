/** The reader's allowed actions, according to the server; the primary one first. */
import type { ReactNode } from 'react';
import { contestNoShow } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { call } from '#web/browser/api.ts';
import type { Side } from '#web/features/bookings/detail/sides.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { useBookingMutation } from '#web/features/bookings/detail/use-booking-mutation.ts';
import { useBookingAddress } from '#web/features/bookings/use-booking.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import { ContestDialog } from './contest-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';

const CancelDialog = lazyDialog(() => import('#web/features/bookings/detail/cancel-dialog.tsx'));

type ActionsProps = { booking: Booking; side: Side; answer: ReactNode };
/** Maximum length accepted by the call. */
const MAX_CONTEST_REASON = 500;

type Asking = 'CANCEL' | 'NO_SHOW' | 'CONTEST';

export function Actions({ booking, side, answer }: ActionsProps) {
	const { actions: t, contest: contestTexts } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const dialogs = useDialogs<Asking>();
	const may = (action: Booking['allowedActions'][number]) => booking.allowedActions.includes(action);
	const contest = useBookingMutation<string>({
		call: (reason) => call(contestNoShow, { params: { id: booking.id }, body: { reason } }),
		onClose: dialogs.close,
		done: contestTexts.done,
		failed: contestTexts.failed,
	});
	const address = useBookingAddress(booking.id);
	if (side === 'ADMIN') return null;
	return (
		<>
			{booking.allowedActions.length > 0 && (
				<Panel title={t.title}>
					<div className="grid gap-3">
						{may('PAY') && (
							<LinkButton href={`/booking/${booking.id}/payment`} variant="primary" size="large" wide>
								{t.pay}
							</LinkButton>
						)}
						{answer}
						{may('CONTEST') && (
							<Button variant="primary" size="large" wide {...dialogs.opener('CONTEST')}>
								{t.contest}
							</Button>
						)}
						{(['CHECK_IN', 'CHECK_OUT'] as const).filter(may).map((phase) => (
							<LinkButton
								key={phase}
								href={`${address}/handover`}
								{...(!may('CONTEST') && { variant: 'primary' as const, size: 'large' as const })}
								wide
							>
								{t.handover[phase]}
							</LinkButton>
						))}
						{may('NO_SHOW') && (
							<Button wide {...dialogs.opener('NO_SHOW')}>
								{t.noShow[side]}
							</Button>
						)}
						{may('CANCEL') && (
							<Button wide {...dialogs.opener('CANCEL')}>
								{t.cancel}
							</Button>
						)}
					</div>
				</Panel>
			)}
			<CancelDialog booking={booking} side={side} {...dialogs.dialog('CANCEL')} />
			<NoShowDialog booking={booking} side={side} {...dialogs.dialog('NO_SHOW')} />
			<ContestDialog texts={contestTexts} maxLength={MAX_CONTEST_REASON} contest={contest} {...dialogs.dialog('CONTEST')} />
		</>
	);
}
