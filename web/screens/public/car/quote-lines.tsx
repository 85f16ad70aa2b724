/** Price of the stay, line by line: rental, refundable deposit, and card charge. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Car } from '#contract/cars.ts';
import type { Quote } from '#contract/quotes.ts';
import { usePriceLines } from '#web/features/bookings/price-lines.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { CarTexts } from './texts.en.ts';
import type { BookingState } from './use-booking.ts';

export function QuoteLines({ car, booking }: { car: Car; booking: BookingState }) {
	const t = useScreenTexts<CarTexts>();
	const errorText = useErrorText();
	const { quote, quoteError, problem, complete } = booking;
	if (problem === 'RETURN_BEFORE_PICKUP' || problem === 'PRICE_NOT_AVAILABLE' || !complete) return null;
	if (quoteError) {
		return (
			<div className="mt-4">
				<FieldError>{errorText(quoteError, t.booking.quoteFailed)}</FieldError>
			</div>
		);
	}
	if (!quote) return <Waiting />;
	return (
		<>
			<Lines quote={quote} />
			<p className="mt-3 text-muted text-sm">{car.depositMode === 'CAR' ? t.booking.depositHintCar : t.booking.depositHint}</p>
			{car.fineHold && <FineHold hold={car.fineHold} depositJod={quote.depositJod} />}
			<Fee percent={car.platformFeePercent} />
		</>
	);
}

function Lines({ quote }: { quote: Quote }) {
	const t = useScreenTexts<CarTexts>();
	const { format } = useLanguage();
	const worded = usePriceLines();
	return (
		<dl className="numbers mt-5 space-y-2.5" data-testid="quote">
			{worded(quote.lines).map(({ key, label, amount }) => (
				<Line key={key} label={label}>
					{amount}
				</Line>
			))}
			<Line label={t.booking.total} strong>
				{format.jod(quote.totalJod)}
			</Line>
			<Line label={t.booking.deposit}>{format.jod(quote.depositJod)}</Line>
			<Line label={t.booking.charge} strong final>
				{format.jod(quote.chargeJod)}
			</Line>
		</dl>
	);
}

type LineProps = { label: string; strong?: boolean; final?: boolean; children: ReactNode };

function Line({ label, strong, final, children }: LineProps) {
	return (
		<div
			className={clsx(
				'flex items-baseline justify-between gap-4',
				strong && 'font-semibold',
				final && 'border-accent border-t pt-2.5 text-lg',
			)}
		>
			<dt suppressHydrationWarning className={strong ? undefined : 'text-muted'}>
				{label}
			</dt>
			<dd className="whitespace-nowrap text-end">{children}</dd>
		</div>
	);
}

/** The part of the deposit that stays held for fines, at most the whole deposit. */
function FineHold({ hold, depositJod }: { hold: NonNullable<Car['fineHold']>; depositJod: string }) {
	const t = useScreenTexts<CarTexts>();
	const { format, texts } = useLanguage();
	const amount = format.jod(Math.min(hold.amountJod, Number(depositJod)));
	return <p className="numbers mt-2 text-muted text-sm">{t.booking.fineHold(amount, format.plural(texts.units.days, hold.days))}</p>;
}

function Fee({ percent }: { percent: number }) {
	const t = useScreenTexts<CarTexts>();
	const { format } = useLanguage();
	return <p className="mt-2 text-muted text-sm">{t.booking.fee(format.percent(percent))}</p>;
}

function Waiting() {
	return (
		<div aria-hidden className="mt-5 space-y-3">
			{['a', 'b', 'c', 'd'].map((key) => (
				<div key={key} className="flex justify-between">
					<Skeleton className="h-5 w-32" />
					<Skeleton className="h-5 w-20" />
				</div>
			))}
		</div>
	);
}
