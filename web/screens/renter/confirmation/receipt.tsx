/** The receipt: on paper only, one A4 page, black on white. */
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { nameOf } from '../../../bookings/people.ts';
import { usePriceLines } from '../../../bookings/price-lines.ts';
import { statusLabel } from '../../../bookings/status.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import { useNow } from '../../../page/use-now.ts';
import { Logo } from '../../../pictures/logo.tsx';
import { carName, cityName } from '../booked-car.tsx';
import { refundOf } from '../standing.ts';
import { BookingNumber } from './booking-number.tsx';
import { useConfirmationTexts } from './texts.ts';

const MINUTE_MS = 60_000;

export function Receipt({ booking }: { booking: Booking }) {
	const t = useConfirmationTexts();
	const { format } = useLanguage();
	const now = useNow(MINUTE_MS);
	return (
		<article className="numbers paper hidden print:block">
			<header className="flex items-start justify-between border-ink border-b-2 pb-4">
				<Logo />
				<div className="text-end">
					<p className="font-semibold text-2xl">{t.receipt.title}</p>
					<p>
						{t.number} <BookingNumber id={booking.id} />
					</p>
				</div>
			</header>
			<Facts booking={booking} />
			<Amounts booking={booking} />
			<footer className="mt-8 space-y-1 text-sm">
				<p>{t.booking.payment.depositNote}</p>
				<p>{t.receipt.note}</p>
				<p suppressHydrationWarning>
					{t.receipt.printed} {format.date(new Date(now), 'moment')} · <bdi>{booking.id}</bdi>
				</p>
			</footer>
		</article>
	);
}

function Facts({ booking }: { booking: Booking }) {
	const t = useConfirmationTexts();
	const { language, texts, format } = useLanguage();
	const facts: ReadonlyArray<[string, ReactNode]> = [
		[t.receipt.renter, <bdi key="renter">{nameOf(booking.renter, language)}</bdi>],
		[t.receipt.owner, <bdi key="owner">{nameOf(booking.owner, language)}</bdi>],
		[t.receipt.car, <bdi key="car">{carName(booking)}</bdi>],
		[t.receipt.city, cityName(texts, booking.car.city)],
		[t.receipt.pickup, format.date(booking.startAt, 'moment')],
		[t.receipt.return, format.date(booking.endAt, 'moment')],
		[t.receipt.made, format.date(booking.createdAt, 'moment')],
		[t.receipt.status, texts.bookingStatus[statusLabel(booking)]],
	];
	return (
		<dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-3">
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt className="text-sm">{label}</dt>
					<dd suppressHydrationWarning className="font-semibold">
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}

function Amounts({ booking }: { booking: Booking }) {
	const { booking: common, receipt: t } = useConfirmationTexts();
	const { format } = useLanguage();
	const worded = usePriceLines();
	const refund = refundOf(booking);
	const { payment: p } = common;
	return (
		<table className="mt-8 w-full border-collapse [&_td]:border-line [&_td]:border-b [&_td]:py-2 [&_td:last-child]:text-end [&_th]:border-ink [&_th]:border-b [&_th]:py-2 [&_th]:text-start [&_th:last-child]:text-end">
			<thead>
				<tr>
					<th scope="col">{t.what}</th>
					<th scope="col">{t.amount}</th>
				</tr>
			</thead>
			<tbody>
				{worded(booking.lines).map(({ key, label, amount }) => (
					<Row key={key} label={label}>
						{amount}
					</Row>
				))}
				<Row label={p.rental}>{format.jod(booking.totalJod)}</Row>
				<Row label={p.deposit}>{format.jod(booking.depositJod)}</Row>
				<tr className="font-semibold text-lg">
					<td>{p.charge}</td>
					<td>{format.jod(booking.chargeJod)}</td>
				</tr>
				{refund && <Row label={t.refunded}>{`−${format.jod(refund.amountJod)}`}</Row>}
			</tbody>
		</table>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<tr>
			<td suppressHydrationWarning>{label}</td>
			<td>{children}</td>
		</tr>
	);
}
