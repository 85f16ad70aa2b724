/** Placement of the booking card: sticky on wide screens, a bar with a sheet on small ones. */
import { useState } from 'react';
import type { BookedRange } from '#contract/availability.ts';
import type { Car } from '#contract/cars.ts';
import { dailyPrice } from '#web/features/cars/card-facts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';
import { BookingCard } from './booking-card.tsx';
import type { CarTexts } from './texts.en.ts';
import { type BookingState, useBooking } from './use-booking.ts';

export function BookingPlaces({ car, booked }: { car: Car; booked: readonly BookedRange[] }) {
	const t = useScreenTexts<CarTexts>();
	const booking = useBooking(car, booked);
	const [open, setOpen] = useState(false);
	const card = <BookingCard car={car} booked={booked} booking={booking} />;
	return (
		<>
			<aside aria-label={t.booking.title} className="booking-side">
				<div className="rounded-card border border-line bg-surface p-6 shadow-float">{card}</div>
			</aside>
			<Bar car={car} booking={booking} onOpen={() => setOpen(true)} />
			<Dialog open={open} onOpenChange={setOpen} title={t.booking.title}>
				{card}
			</Dialog>
		</>
	);
}

function Bar({ car, booking, onOpen }: { car: Car; booking: BookingState; onOpen(): void }) {
	const t = useScreenTexts<CarTexts>();
	const { texts, format } = useLanguage();
	const { quote, problem, hold, isHoldMeant } = booking;
	const known = quote && !problem;
	return (
		<div className="booking-bar bottom-bar needs-script fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-line border-t md:bottom-0 lg:hidden">
			<div className="container-page flex items-center justify-between gap-4 py-2.5">
				<p className="numbers min-w-0">
					{!known && car.priceIsFrom && <span className="text-muted text-sm">{texts.car.from} </span>}
					<span className="font-semibold text-xl">{format.jod(known ? quote.totalJod : dailyPrice(car), true)}</span>{' '}
					<span className="text-muted text-sm">{known ? format.plural(texts.units.days, quote.days) : texts.units.perDay}</span>
					{known && <span className="block truncate text-muted text-xs">{t.booking.withDeposit(format.jod(quote.chargeJod, true))}</span>}
				</p>
				{hold && isHoldMeant ? (
					<LinkButton href={`/booking/${hold.id}/payment`} variant="primary" size="large">
						{t.booking.pay}
					</LinkButton>
				) : (
					<Button variant="primary" size="large" className="min-w-28" aria-haspopup="dialog" onPointerDown={preloadDialog} onClick={onOpen}>
						{t.booking.book}
					</Button>
				)}
			</div>
		</div>
	);
}
