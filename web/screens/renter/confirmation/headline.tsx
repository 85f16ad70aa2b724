/** Booking status as headline and sentence, with the next deadline. */
import { clsx } from 'clsx';
import { Ban, CircleCheck, Clock, FlagTriangleRight, Hourglass, type LucideIcon, Undo2 } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { bookAgain } from '../book-again.ts';
import { Ending, RefundLine } from '../booking-outcome.tsx';
import type { BookingStage } from '../booking-stage.ts';
import type { ConfirmationTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

const stageStyles: Record<BookingStage, { icon: LucideIcon; tone: string }> = {
	UNPAID: { icon: Hourglass, tone: 'bg-warning-soft text-warning-text' },
	EXPIRED: { icon: Hourglass, tone: 'bg-sunken text-muted' },
	WAITING: { icon: Clock, tone: 'bg-accent-soft text-accent-text' },
	CONFIRMED: { icon: CircleCheck, tone: 'bg-positive-soft text-positive-text' },
	COMPLETED: { icon: FlagTriangleRight, tone: 'bg-sunken text-info' },
	DECLINED: { icon: Undo2, tone: 'bg-sunken text-muted' },
	UNANSWERED: { icon: Undo2, tone: 'bg-sunken text-muted' },
	CANCELLED: { icon: Ban, tone: 'bg-sunken text-muted' },
};

type HeadlineProps = {
	booking: Booking;
	stage: BookingStage;
	/** Whether the reader is the renter. */
	mine: boolean;
};

export function Headline({ booking, stage, mine }: HeadlineProps) {
	const t = useScreenTexts<ConfirmationTexts>();
	const { format } = useLanguage();
	const { icon: Icon, tone } = stageStyles[stage];
	const { title, text: usual } = t.stages[stage];
	const text = stage === 'UNPAID' && booking.policySnapshot.instantBook ? t.unpaidInstant : usual;
	return (
		<div className="flex flex-wrap items-start gap-x-5 gap-y-4">
			<span className={clsx('grid size-14 shrink-0 place-items-center rounded-pill md:size-16', tone)}>
				<Icon aria-hidden className="size-7 md:size-8" />
			</span>
			<div className="min-w-0 flex-1 basis-64 space-y-1">
				<p className="numbers text-muted text-sm">
					{t.number} <BookingNumber id={booking.id} />
				</p>
				<h1 className="text-2xl md:text-3xl">{title}</h1>
				{mine && text && <p className="max-w-prose text-muted">{text}</p>}
				{stage !== 'EXPIRED' && <Ending booking={booking} named={stage === 'DECLINED'} />}
				{booking.respondBy && (
					<p suppressHydrationWarning className="numbers font-medium">
						{t.respondBy(format.date(booking.respondBy, 'moment'))}
					</p>
				)}
				<RefundLine booking={booking} />
			</div>
			{mine && <NextStep booking={booking} stage={stage} />}
		</div>
	);
}

/** Next step for a booking that is unpaid or has ended. */
function NextStep({ booking, stage }: { booking: Booking; stage: BookingStage }) {
	const { booking: t } = useScreenTexts<ConfirmationTexts>();
	const now = useNow(MINUTE_MS);
	switch (stage) {
		case 'UNPAID':
			return (
				<LinkButton href={`/booking/${booking.id}/payment`} variant="primary" size="large">
					{t.pay}
				</LinkButton>
			);
		case 'EXPIRED':
			return (
				<LinkButton href={bookAgain(booking, now)} variant="primary" size="large">
					{t.bookAgain}
				</LinkButton>
			);
		case 'DECLINED':
		case 'UNANSWERED':
		case 'CANCELLED':
			return <LinkButton href="/search">{t.search}</LinkButton>;
		case 'WAITING':
		case 'CONFIRMED':
		case 'COMPLETED':
			return null;
	}
}

const SHOWN_OF_ID = 8;

export function BookingNumber({ id }: { id: string }) {
	return (
		<bdi dir="ltr" className="numbers">
			#{id.slice(0, SHOWN_OF_ID)}
		</bdi>
	);
}
