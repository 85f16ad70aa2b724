/** Price of the booking: line by line for the renter, earnings for the owner, and the cancellation policy. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { getBookingStory } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { milestonesOf } from '#contract/milestones.ts';
import { queryFor } from '#web/browser/queries.ts';
import { ChargeLines } from '#web/features/bookings/charge-lines.tsx';
import type { Side } from '#web/features/bookings/detail/sides.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { alwaysSentence, policySentence } from '#web/features/cancellation/policy-text.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';

export function Money({ booking, side }: { booking: Booking; side: Side }) {
	const { money: t, cancellation } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { format } = useLanguage();
	const policy = booking.policySnapshot.cancellationPolicy;
	return (
		<Panel title={side === 'OWNER' ? t.earnings : t.title}>
			{side === 'OWNER' ? <Earnings booking={booking} /> : <ChargeLines booking={booking} />}
			{side !== 'OWNER' && <Refund booking={booking} />}
			<div className="mt-4 border-line border-t pt-4 text-sm">
				<p className="font-medium">{cancellation.policies[policy].heading}</p>
				<p className="text-muted">
					{policySentence(cancellation, policy, 'charge', format)} {alwaysSentence(cancellation, format)}
				</p>
				<HelpLink to={side === 'OWNER' ? 'payouts' : 'cancel-a-booking'} className="mt-1" />
			</div>
		</Panel>
	);
}

function Refund({ booking }: { booking: Booking }) {
	const { money: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { format } = useLanguage();
	if (!(Number(booking.refundedJod) > 0)) return null;
	return (
		<dl className="numbers mt-2.5">
			<Line label={t.refunded} tone="positive">{`−${format.jod(booking.refundedJod)}`}</Line>
		</dl>
	);
}

function Earnings({ booking }: { booking: Booking }) {
	const { money: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { format } = useLanguage();
	const { data: story } = useQuery(queryFor(getBookingStory, { params: { id: booking.id } }));
	const cancelled = booking.status === 'CANCELLED';
	const isSettled = story && milestonesOf(story, booking).some(({ kind, state }) => kind === 'DEPOSIT' && state === 'PAST');
	const earnings = cancelled ? t.wouldHaveEarned : booking.status === 'COMPLETED' ? t.youEarned : t.youEarn;
	return (
		<dl className="numbers space-y-2.5">
			<Line label={t.rental}>{format.jod(booking.totalJod)}</Line>
			{Number(booking.promoBorneJod) > 0 && <Line label={t.promo}>{`+${format.jod(booking.promoBorneJod)}`}</Line>}
			<Line label={t.fee(format.percent(booking.policySnapshot.platformFeePercent))}>{`−${format.jod(booking.platformFeeJod)}`}</Line>
			<Line label={earnings} tone={cancelled ? undefined : 'sum'}>
				{format.jod(booking.ownerEarningsJod)}
			</Line>
			{cancelled && (
				<Line label={t.youKeep} tone="sum">
					{format.jod(booking.ownerKeptJod)}
				</Line>
			)}
			<Line label={cancelled ? t.depositBack : isSettled ? t.depositSettled : t.deposit}>{format.jod(booking.depositJod)}</Line>
		</dl>
	);
}

function Line({ label, tone, children }: { label: string; tone?: 'sum' | 'positive' | undefined; children: ReactNode }) {
	return (
		<div
			className={clsx(
				'flex items-baseline justify-between gap-4',
				tone === 'sum' && 'border-accent border-t pt-2.5 font-semibold text-lg',
				tone === 'positive' && 'font-medium text-positive-text',
			)}
		>
			<dt className={clsx('text-balance', !tone && 'text-muted')}>{label}</dt>
			<dd className="whitespace-nowrap text-end">{children}</dd>
		</div>
	);
}
