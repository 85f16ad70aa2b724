/** Booking card: dates, price, obstacles, and the request button. */
import { CalendarX2, IdCard } from 'lucide-react';
import { Suspense, useId } from 'react';
import type { BookedRange } from '#contract/availability.ts';
import type { Car } from '#contract/cars.ts';
import { dailyPrice, hasDriverTerms } from '#web/features/cars/card-facts.ts';
import { DriverTerms } from '#web/features/cars/driver-terms.tsx';
import { StayField } from '#web/features/cars/stay-field.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { DeliveryField } from './delivery-field.tsx';
import { QuoteLines } from './quote-lines.tsx';
import type { CarTexts } from './texts.en.ts';
import type { BookingState } from './use-booking.ts';

/** Loaded with the quote that it explains, so both appear together. */
const HourCost = deferredComponent(() => import('./hour-cost.tsx'), null);
/** For signed-in people only. */
const IdentityFirst = deferredComponent(() => import('./identity-first.tsx'), null);
const OwnHold = deferredComponent(() => import('./own-hold.tsx'), null);
/** Loaded on demand, because few cars have extras. */
const ExtrasField = deferredComponent(() => import('./extras-field.tsx'), null);
const BookingFailure = lazyComponent(() => import('./booking-failure.tsx'));

/** Link to the profile that returns to this car and these dates. */
const verifyAddress = (address: string): string => `/profile?returnTo=${encodeURIComponent(address)}`;

const RANGES_SHOWN = 3;

type BookingCardProps = { car: Car; booked: readonly BookedRange[]; booking: BookingState };

export function BookingCard({ car, booked, booking }: BookingCardProps) {
	const t = useScreenTexts<CarTexts>();
	const { texts, format } = useLanguage();
	const problemId = useId();
	const { stay, setStay, rules, problem, sentence, pending, complete, hold, identity, address, book } = booking;
	return (
		<form
			method="get"
			onSubmit={(event) => {
				event.preventDefault();
				book();
			}}
		>
			<p className="numbers flex items-baseline gap-1.5">
				{car.priceIsFrom && <span className="text-muted">{texts.car.from}</span>}
				<span className="font-semibold text-2xl">{format.jod(dailyPrice(car), true)}</span>
				<span className="text-muted">{texts.units.perDay}</span>
			</p>
			{hasDriverTerms(car) && (
				<div className="mt-3">
					<DriverTerms car={car} on={stay.pickup} />
				</div>
			)}
			{identity === 'SIGN_IN' && (
				<p className="mt-3 flex items-start gap-2 text-muted text-sm">
					<IdCard aria-hidden className="mt-0.5 size-4 shrink-0" />
					{t.booking.identityVisitor}
				</p>
			)}
			{(identity === 'WAIT' || identity === 'SUBMIT') && <IdentityFirst identity={identity} href={verifyAddress(address)} />}
			{hold && <OwnHold hold={hold} first={booking.isHoldMeant} />}
			<div className="mt-4">
				<StayField
					value={stay}
					onChange={setStay}
					names={{ pickup: 'pickup', return: 'return' }}
					booked={booked}
					rules={rules}
					invalid={sentence !== null && complete}
					describedBy={sentence ? problemId : undefined}
				/>
			</div>
			{complete && <HourCost car={car} booking={booking} />}
			<DeliveryField car={car} booking={booking} />
			{car.terms.extras.length > 0 && <ExtrasField offered={car.terms.extras} booking={booking} />}
			{sentence && (
				<div id={problemId} className="mt-3 rounded-control bg-danger-soft p-3">
					<FieldError>{sentence}</FieldError>
					{problem === 'CAR_ALREADY_BOOKED' && <p className="mt-1 text-sm">{t.differentDates}</p>}
				</div>
			)}
			<QuoteLines car={car} booking={booking} />
			{booking.failure && (
				<Suspense>
					<BookingFailure failure={booking.failure} address={address} />
				</Suspense>
			)}
			{identity === 'SUBMIT' ? (
				<LinkButton href={verifyAddress(address)} variant="primary" size="large" wide className="mt-5">
					{t.booking.verify}
				</LinkButton>
			) : (
				<Button
					type="submit"
					variant={booking.isHoldMeant ? 'secondary' : 'primary'}
					size="large"
					wide
					className="needs-script mt-5"
					disabled={!complete || identity === 'WAIT'}
					busy={pending && t.booking.pending}
				>
					{t.booking.book}
				</Button>
			)}
			<Button type="submit" variant="primary" size="large" wide className="only-without-script mt-5">
				{t.booking.see}
			</Button>
			{(identity === 'DONE' || identity === 'SIGN_IN') && (
				<p className="mt-3 text-center text-muted text-sm">{complete ? t.booking.noCharge : t.booking.lead}</p>
			)}
			<Unavailable booked={booked} />
		</form>
	);
}

function Unavailable({ booked }: { booked: readonly BookedRange[] }) {
	const t = useScreenTexts<CarTexts>();
	const { format } = useLanguage();
	const more = booked.length - RANGES_SHOWN;
	if (booked.length === 0) return null;
	return (
		<div className="mt-5 border-line border-t pt-4 text-sm">
			<p className="mb-2 flex items-center gap-2 font-medium">
				<CalendarX2 aria-hidden className="size-4 text-muted" />
				{t.booking.unavailable}
			</p>
			<ul className="numbers space-y-1 text-muted">
				{booked.slice(0, RANGES_SHOWN).map(({ startDate, endDate }) => (
					<li key={startDate} suppressHydrationWarning>
						<span className="whitespace-nowrap">{format.date(startDate, 'moment')} –</span>{' '}
						<span className="whitespace-nowrap">{format.date(endDate, 'moment')}</span>
					</li>
				))}
				{more > 0 && <li>{t.booking.more(format.number(more))}</li>}
			</ul>
		</div>
	);
}
