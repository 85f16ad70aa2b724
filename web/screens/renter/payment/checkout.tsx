/** Amount and pay button: sticky on wide screens, first on small ones. */
import { LockKeyhole } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { ANSWER_HOURS } from '#contract/deadlines.ts';
import { HOUR_MS } from '#contract/time.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { BookedCar } from '#web/features/bookings/booked-car.tsx';
import { ChargeLines } from '#web/features/bookings/charge-lines.tsx';
import { Period } from '#web/features/bookings/period.tsx';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Agreed } from './agreed.tsx';
import { HoldClock } from './hold-clock.tsx';
import { Methods } from './methods.tsx';
import { OtherDates } from './other-dates.tsx';
import type { PaymentTexts } from './texts.en.ts';
import { usePay } from './use-pay.ts';

const FILS_PER_JOD = 1000;
const MINUTE_MS = 60_000;

type CheckoutProps = { booking: Booking; readAgain(): unknown };

export function Checkout({ booking, readAgain }: CheckoutProps) {
	const t = useScreenTexts<PaymentTexts>();
	return (
		<div className="container-page pt-2 pb-16 md:pt-6">
			<h1 className="text-2xl md:text-3xl">{t.title}</h1>
			<p className="mt-1.5 text-muted">{t.lead}</p>
			<div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
				<section aria-label={t.booking.car} className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
					<BookedCar booking={booking} />
					<div className="mt-5 border-line border-t pt-5">
						<Period booking={booking} />
					</div>
				</section>
				<aside
					aria-label={t.booking.payment.title}
					className="rounded-card border border-line bg-surface p-4 shadow-float sm:p-6 lg:sticky lg:top-6 lg:row-span-2"
				>
					<HoldClock holdExpiresAt={booking.holdExpiresAt} readAgain={readAgain} />
					<div className="mt-5">
						<ChargeLines booking={booking} />
					</div>
					<Pay booking={booking} readAgain={readAgain} />
					{booking.allowedActions.includes('CANCEL') && <OtherDates booking={booking} />}
					<p className="mt-4 text-muted text-sm">{t.booking.payment.depositNote}</p>
					<FineHoldNote booking={booking} />
					<p className="mt-2 flex flex-wrap gap-x-6">
						<HelpLink to="pay-for-a-booking" />
						<HelpLink to="deposit" />
						<HelpLink to="price-of-a-rental" />
					</p>
				</aside>
				<div className="grid gap-8">
					<Agreed booking={booking} />
					<Methods />
					<Next booking={booking} />
					<SupportPanel about={{ kind: 'booking', id: booking.id }} />
				</div>
			</div>
		</div>
	);
}

/** The agreed part of the deposit that stays held for fines, at most the whole deposit. */
function FineHoldNote({ booking }: { booking: Booking }) {
	const { payment: t } = useScreenTexts<PaymentTexts>().booking;
	const { texts, format } = useLanguage();
	const { fineHold } = booking.policySnapshot;
	if (!fineHold) return null;
	const amount = format.jod(Math.min(fineHold.holdFils / FILS_PER_JOD, Number(booking.depositJod)));
	return <p className="numbers mt-2 text-muted text-sm">{t.fineHold(amount, format.plural(texts.units.days, fineHold.days))}</p>;
}

function Pay({ booking, readAgain }: CheckoutProps) {
	const t = useScreenTexts<PaymentTexts>();
	const errorText = useErrorText();
	const { proceed, busy, error } = usePay(booking, readAgain);
	return (
		<div className="mt-5">
			{!error && !busy && booking.paymentStatus === 'FAILED' && (
				<p className="mb-4 rounded-control bg-warning-soft p-3 text-sm text-warning-text">{t.failedBefore}</p>
			)}
			{error && (
				<div className="mb-4 rounded-control bg-danger-soft px-3 pt-1.5 pb-3">
					<FieldError>{errorText(error, t.failed)}</FieldError>
				</div>
			)}
			<Button variant="primary" size="large" wide busy={busy && t.proceeding} onClick={proceed}>
				<LockKeyhole aria-hidden className="size-5 shrink-0" />
				{t.proceed}
			</Button>
			{(error || booking.paymentStatus === 'FAILED') && <HelpLink to="payment-problems" className="mt-2" />}
		</div>
	);
}

/** How the paid booking is confirmed. If the pickup is before the usual response time ends, the owner must reply by then. */
function useConfirmationStep({ policySnapshot, startAt }: Booking): { title: string; text: string } {
	const { next } = useScreenTexts<PaymentTexts>();
	const { format } = useLanguage();
	const isSoon = Date.parse(startAt) - useNow(MINUTE_MS) < ANSWER_HOURS * HOUR_MS;
	if (policySnapshot.instantBook) return next.instant;
	const { title, text, before } = next.reply;
	return { title, text: isSoon ? before(format.date(startAt, 'moment')) : text };
}

function Next({ booking }: { booking: Booking }) {
	const { next } = useScreenTexts<PaymentTexts>();
	const { number } = useFormat();
	const steps = [next.pay, useConfirmationStep(booking), next.drive];
	return (
		<section>
			<h2 className="font-semibold text-lg">{next.title}</h2>
			<ol className="mt-4 grid gap-5 sm:grid-cols-3">
				{steps.map((step, index) => (
					<li key={step.title} className="relative flex gap-3 sm:flex-col sm:gap-2">
						<span
							aria-hidden
							className="numbers grid size-8 shrink-0 place-items-center rounded-pill border-2 border-accent bg-surface font-semibold text-accent-text text-sm"
						>
							{number(index + 1)}
						</span>
						<span>
							<span className="block font-medium">{step.title}</span>
							<span className="block text-muted text-sm">{step.text}</span>
						</span>
					</li>
				))}
			</ol>
			<HelpLink to="book-a-car" className="mt-3" />
		</section>
	);
}
