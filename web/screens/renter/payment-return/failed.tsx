/** Failed payment: the reason, and the next step depending on the hold. */
import { useQuery } from '@tanstack/react-query';
import { CircleSlash, CreditCard } from 'lucide-react';
import { listBookingChanges } from '#contract/booking-changes.ts';
import type { Payment } from '#contract/payments.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { Result } from '#web/features/bookings/result.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { bookAgain } from '../book-again.ts';
import { Details, useBookingOf } from './details.tsx';
import type { PaymentReturnTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

export function Failed({ payment }: { payment: Payment }) {
	const { failed: t } = useScreenTexts<PaymentReturnTexts>();
	const holdText = useHoldText(payment);
	const cancelled = payment.failureCode === 'CANCELLED';
	return (
		<Result
			icon={cancelled ? <CircleSlash aria-hidden /> : <CreditCard aria-hidden />}
			tone={cancelled ? 'neutral' : 'danger'}
			title={cancelled ? t.cancelledTitle : t.title}
			hint={
				<>
					{payment.failureCode && <p className="text-ink">{t.reasons[payment.failureCode]}</p>}
					<p suppressHydrationWarning>{holdText}</p>
				</>
			}
			actions={<NextStep payment={payment} />}
		>
			<Details payment={payment} />
			<SupportPanel about={{ kind: 'payment', id: payment.id }} />
			<HelpLink to="payment-problems" />
		</Result>
	);
}

/** Sentence about the hold of the dates, or until when a change can be paid; undefined until the change is loaded. */
function useHoldText(payment: Payment): string | undefined {
	const { failed: t, paid } = useScreenTexts<PaymentReturnTexts>();
	const { format } = useLanguage();
	const now = useNow(MINUTE_MS);
	const { data } = useQuery({
		...queryFor(listBookingChanges, { params: { id: payment.bookingId } }),
		...refetchOnVisit,
		enabled: payment.purpose === 'CHANGE',
	});
	if (payment.purpose === 'BOOKING') return payment.mayRetry ? t.held : t.over;
	if (payment.purpose !== 'CHANGE') return t.claim;
	const change = data?.changes.find(({ id }) => id === payment.changeId);
	if (!change) return undefined;
	// Another attempt has paid for the change.
	if (change.state === 'APPLIED') return paid.hintChange;
	const { payBy, allowedActions } = change;
	const isHeld = payBy !== null && allowedActions.includes('PAY') && now < Date.parse(payBy);
	return isHeld ? t.change(format.date(payBy, 'moment')) : t.changeOver;
}

function NextStep({ payment }: { payment: Payment }) {
	const { tryAgain, booking: common, pending, paid } = useScreenTexts<PaymentReturnTexts>();
	const { data: booking } = useBookingOf(payment);
	const now = useNow(MINUTE_MS);
	if (payment.purpose === 'CHANGE') {
		return (
			<LinkButton href={`/booking/${payment.bookingId}`} variant="primary" size="large">
				{paid.action}
			</LinkButton>
		);
	}
	if (payment.purpose === 'CLAIM') {
		return (
			<LinkButton href={`/booking/${payment.bookingId}/claim`} variant="primary" size="large">
				{paid.actionClaim}
			</LinkButton>
		);
	}
	if (payment.mayRetry) {
		return (
			<LinkButton href={`/booking/${payment.bookingId}/payment`} variant="primary" size="large">
				{payment.failureCode === 'CANCELLED' ? common.pay : tryAgain}
			</LinkButton>
		);
	}
	return (
		<>
			<LinkButton href={booking ? bookAgain(booking, now) : '/search'} variant="primary" size="large">
				{booking ? common.bookAgain : common.search}
			</LinkButton>
			<LinkButton href="/trips" size="large">
				{pending.trips}
			</LinkButton>
		</>
	);
}
