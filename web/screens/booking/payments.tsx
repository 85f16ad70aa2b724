/** Charges and refunds with their progress, for the renter only. */
import { useQuery } from '@tanstack/react-query';
import { Check, Clock, type LucideIcon, Send, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { type BookingPayment, bookingPayments, type RefundStep } from '#contract/payments.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';

type Refund = BookingPayment['refunds'][number];

const stepStyles: Record<RefundStep, { tone: Tone; icon: LucideIcon }> = {
	OWED: { tone: 'info', icon: Clock },
	ON_HOLD: { tone: 'warning', icon: Clock },
	SENT: { tone: 'accent', icon: Send },
	ARRIVED: { tone: 'positive', icon: Check },
	DELAYED: { tone: 'warning', icon: TriangleAlert },
	BY_BANK: { tone: 'positive', icon: Check },
	WAITING: { tone: 'info', icon: Clock },
	CARRIED: { tone: 'positive', icon: Check },
};

export function Payments({ booking }: { booking: Booking }) {
	const { payments: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const isPaid = booking.paymentStatus !== 'PENDING' && booking.paymentStatus !== 'FAILED';
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(bookingPayments, { params: { id: booking.id } }),
		...refetchOnVisit,
		enabled: isPaid,
	});
	// Payments are shown even if none is applied to the booking, for example one that came too late.
	if (!isPaid || data?.length === 0) return null;
	return (
		<Panel title={t.title}>
			{error && !data ? (
				<ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />
			) : data ? (
				<ul className="grid gap-5">
					{data.map((payment) => (
						<li key={payment.id}>
							<Charge payment={payment} />
						</li>
					))}
				</ul>
			) : (
				<Skeleton className="h-32 w-full" />
			)}
			<HelpLink to="refunds" className="mt-3" />
			{data?.some(({ refunds }) => refunds.some((refund) => refund.of === 'GOODWILL')) && <HelpLink to="goodwill" />}
		</Panel>
	);
}

function Charge({ payment }: { payment: BookingPayment }) {
	const { payments: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { format } = useLanguage();
	return (
		<>
			<dl className="numbers space-y-2 text-sm">
				<Line label={t.charged[payment.purpose]} strong>
					{format.jod(payment.amountJod)}
				</Line>
				<Line label={t.at}>
					<span className="whitespace-nowrap">{format.date(payment.paidAt, 'moment')}</span>
				</Line>
				<Line label={t.reference}>
					<bdi>{payment.reference}</bdi>
				</Line>
				{payment.gatewayReference && (
					<Line label={t.gatewayReference}>
						<bdi>{payment.gatewayReference}</bdi>
					</Line>
				)}
			</dl>
			{payment.refunds.length > 0 && (
				<ul data-testid="refunds" className="mt-4 grid gap-4 border-line border-t pt-4">
					{payment.refunds.map((refund) => (
						<li key={refund.id}>
							<RefundSteps refund={refund} />
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function RefundSteps({ refund }: { refund: Refund }) {
	const { payments: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { format } = useLanguage();
	const { tone, icon: Icon } = stepStyles[refund.step];
	const day = (moment: string) => format.date(moment, 'short');
	return (
		<div className="numbers">
			<p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<span className="font-medium">{t.of[refund.of]}</span>
				<span className="whitespace-nowrap font-semibold">{format.jod(refund.amountJod)}</span>
			</p>
			<p className="mt-1.5">
				<Badge tone={tone} icon={<Icon aria-hidden />}>
					{t.step[refund.step]}
				</Badge>
			</p>
			<p suppressHydrationWarning className="mt-1.5 text-muted text-sm">
				{t.hint[refund.step]({
					owed: day(refund.owedAt),
					sent: day(refund.sentAt ?? refund.owedAt),
					arrived: day(refund.arrivedAt ?? refund.owedAt),
				})}
			</p>
		</div>
	);
}

function Line({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-4 max-[22rem]:gap-2">
			<dt className={strong ? 'text-base max-[22rem]:text-sm' : 'text-muted'}>{label}</dt>
			<dd suppressHydrationWarning className={strong ? 'whitespace-nowrap font-semibold text-base' : 'wrap-anywhere text-end'}>
				{children}
			</dd>
		</div>
	);
}
