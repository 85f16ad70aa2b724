/** Agreed price, line by line: rental, refundable deposit, and card charge. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { usePriceLines } from './price-lines.ts';
import type { BookingTexts } from './texts.en.ts';

export function ChargeLines({ booking }: { booking: Booking }) {
	const { payment: t } = useScreenTexts<{ booking: BookingTexts }>().booking;
	const { texts, format } = useLanguage();
	const flight = booking.extras.delivery?.flightNumber;
	const linesOf = usePriceLines();
	// Negative if the trip became much shorter afterwards.
	const byCardFils = parseFils(booking.chargeJod) - parseFils(booking.carriedJod);
	return (
		<dl className="numbers space-y-2.5">
			{linesOf(booking.lines).map(({ key, label, amount }) => (
				<Line key={key} label={label}>
					{amount}
				</Line>
			))}
			{flight && (
				<Line label={texts.price.flight}>
					<bdi>{flight}</bdi>
				</Line>
			)}
			<Line label={t.rental} strong>
				{format.jod(booking.totalJod)}
			</Line>
			<Line label={t.deposit}>{format.jod(booking.depositJod)}</Line>
			<Line label={t.charge} strong sum>
				{format.jod(booking.chargeJod)}
			</Line>
			{Number(booking.carriedJod) > 0 && byCardFils >= 0n && (
				<>
					<Line label={t.carried}>{`−${format.jod(booking.carriedJod)}`}</Line>
					<Line label={t.byCard} strong>
						{format.jod(formatFils(byCardFils))}
					</Line>
				</>
			)}
		</dl>
	);
}

function Line({ label, strong, sum, children }: { label: string; strong?: boolean; sum?: boolean; children: ReactNode }) {
	return (
		<div
			className={clsx(
				'flex items-baseline justify-between gap-4',
				strong && 'font-semibold',
				sum && 'border-accent border-t pt-2.5 text-lg',
			)}
		>
			<dt suppressHydrationWarning className={strong ? undefined : 'text-muted'}>
				{label}
			</dt>
			<dd className="whitespace-nowrap text-end">{children}</dd>
		</div>
	);
}
