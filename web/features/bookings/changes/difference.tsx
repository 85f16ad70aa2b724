/** Old and new return with the difference of rental and deposit, and what the policy retains. */
import type { BookingChange, ChangeSide } from '#contract/booking-changes.ts';
import type { Booking } from '#contract/bookings.ts';
import { additionalDriversIn } from '#contract/extras.ts';
import { placeText } from '#contract/place-text.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { cityName } from '../booked-car.tsx';
import type { ChangeTexts } from './texts.en.ts';

type ShownDifference = Pick<
	BookingChange,
	'before' | 'after' | 'handover' | 'rentalDifferenceJod' | 'depositDifferenceJod' | 'differenceJod' | 'retainedJod'
>;

const isZero = (jod: string): boolean => Number(jod) === 0;

/** `side`: the reader's side. */
type DifferenceProps = { booking: Pick<Booking, 'lines' | 'whereAndWhen'>; difference: ShownDifference; side: ChangeSide };

export function Difference({ booking, difference, side }: DifferenceProps) {
	const { dialog: t, trip } = useScreenTexts<ChangeTexts>().changes;
	const { format, texts } = useLanguage();
	const { before, after, differenceJod } = difference;
	const isRefund = differenceJod.startsWith('-');
	const signed = (jod: string) => (isZero(jod) ? format.jod(jod) : `${jod.startsWith('-') ? '−' : '+'}${format.jod(jod.replace('-', ''))}`);
	const end = ({ endAt, days }: ShownDifference['before']) => `${format.date(endAt, 'moment')} · ${format.plural(texts.units.days, days)}`;
	const movesStart = before.startAt !== after.startAt;
	const isElsewhere = before.zone !== after.zone || difference.handover !== null;
	const movesEnd = before.endAt !== after.endAt || before.days !== after.days || (!movesStart && !isElsewhere);
	const mayLoseDrivers = additionalDriversIn(booking.lines) > 0 && Date.parse(after.endAt) > Date.parse(before.endAt);
	return (
		<>
			<dl className="numbers mt-3 space-y-2 text-sm">
				{movesStart && (
					<>
						<Row label={trip.pickupBefore}>{format.date(before.startAt, 'moment')}</Row>
						<Row label={trip.pickupAfter} strong>
							{format.date(after.startAt, 'moment')}
						</Row>
					</>
				)}
				{movesEnd && (
					<>
						<Row label={t.before}>{end(before)}</Row>
						<Row label={t.after} strong>
							{end(after)}
						</Row>
					</>
				)}
				{isElsewhere && <Handover booking={booking} difference={difference} />}
				<Row label={t.rental}>{signed(difference.rentalDifferenceJod)}</Row>
				{!isZero(difference.depositDifferenceJod) && <Row label={t.deposit}>{signed(difference.depositDifferenceJod)}</Row>}
				{!isZero(difference.retainedJod) && <Row label={t.retained}>{format.jod(difference.retainedJod)}</Row>}
				{isZero(differenceJod) ? (
					<Row label={t.same} strong />
				) : (
					<Row label={(isRefund ? t.back : t.pays)[side]} strong>
						{format.jod(differenceJod.replace('-', ''))}
					</Row>
				)}
			</dl>
			{mayLoseDrivers && <p className="mt-3 text-muted text-sm">{t.drivers}</p>}
		</>
	);
}

/** Agreed and new place. The booking has the agreed one until the change is applied; the new one is described in the proposal. */
function Handover({ booking, difference: { before, after, handover } }: Pick<DifferenceProps, 'booking' | 'difference'>) {
	const { trip } = useScreenTexts<ChangeTexts>().changes;
	const { language, format, texts } = useLanguage();
	// For an airport the zone suffices until a place is named.
	const { whereAndWhen } = booking;
	const agreed = (before.zone === null || whereAndWhen.place?.text) && placeText(whereAndWhen)[language];
	const zoneText = (zone: ShownDifference['before']['zone']) => (zone === null ? trip.fetched : trip.broughtTo(cityName(texts, zone)));
	const details = [handover?.text, handover?.flightNumber, handover?.landsAt && trip.lands(format.date(handover.landsAt, 'moment'))].filter(
		(part) => typeof part === 'string',
	);
	return (
		<>
			<Row label={trip.handoverBefore}>{[zoneText(before.zone), agreed].filter(Boolean).join(' · ')}</Row>
			<Row label={trip.handoverAfter} strong>
				{[zoneText(after.zone), ...details].join(' · ')}
			</Row>
		</>
	);
}

function Row({ label, strong = false, children }: { label: string; strong?: boolean; children?: string }) {
	return (
		<div className={strong ? 'flex flex-wrap justify-between gap-x-4 font-semibold' : 'flex flex-wrap justify-between gap-x-4'}>
			<dt className={strong ? undefined : 'text-muted'}>{label}</dt>
			<dd suppressHydrationWarning>{children}</dd>
		</div>
	);
}
