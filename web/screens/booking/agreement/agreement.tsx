/** The rental agreement: parties, car, dates, price and terms. */

import type { RentalAgreement } from '#contract/booking-papers.ts';
import type { Booking } from '#contract/bookings.ts';
import type { BookingDrivers } from '#contract/drivers.ts';
import { whereAndWhenRows } from '#contract/where-and-when-text.ts';
import { cityName } from '#web/features/bookings/booked-car.tsx';
import { EmailAddress } from '#web/features/bookings/contact-details.tsx';
import { useBookingAddress } from '#web/features/bookings/use-booking.ts';
import { alwaysSentence, policySentence } from '#web/features/cancellation/policy-text.ts';
import { nameOf, phoneInGroups } from '#web/features/people/people.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { amountLines, common, formats, inBothLanguages, moment, money } from '../print-amounts.ts';
import { type Both, In, PrintPage, PrintRow, PrintSection } from '../print-page.tsx';
import { Condition, type ConditionRecord } from './condition.tsx';
import { both, Clauses, Signatures } from './terms.tsx';
import type { AgreementTexts } from './texts.en.ts';

const [en, ar] = [both.en.paper, both.ar.paper];
type Word = { [K in keyof typeof en]: (typeof en)[K] extends string ? K : never }[keyof typeof en];
const word = (key: Word): Both => ({ en: en[key], ar: ar[key] });

type AgreementProps = { agreement: RentalAgreement; records: readonly ConditionRecord[]; drivers: BookingDrivers['named'] };

export function Agreement({ agreement, records, drivers }: AgreementProps) {
	const t = useScreenTexts<AgreementTexts>();
	const { booking, issuedAt, qr, address, policy, claimWindowHours, claimAnswerHours, fineHold, office } = agreement;
	const issued = inBothLanguages((_, language) => both[language].paper.issued(moment(issuedAt)[language]));
	const hours = { window: formats.en.number(claimWindowHours), answer: formats.en.number(claimAnswerHours) };
	const clausesIn = (language: 'en' | 'ar') => {
		const { clauses, fineHold: fineHoldClause } = both[language].paper;
		const format = formats[language];
		const fineHoldText =
			fineHold && fineHoldClause(format.jod(fineHold.amountJod), format.plural(common[language].units.days, fineHold.days));
		return [...clauses(hours), ...(fineHoldText ? [fineHoldText] : [])];
	};
	return (
		<PrintPage
			{...{ number: booking.id, href: useBookingAddress(booking.id), back: t.back, print: t.print, issued }}
			title={word('title')}
			qr={{ ...qr, address }}
		>
			<PrintSection title={word('parties')}>
				<dl>
					<PartyRows label={word('owner')} person={booking.owner} />
					{office && (
						<>
							<PrintRow label={word('office')} value={{ en: office.nameEn, ar: office.nameAr }} strong />
							<PrintRow label={word('registrationNumber')} value={office.registrationNumber} />
							<PrintRow label={word('permitNumber')} value={office.permitNumber} />
						</>
					)}
					<PartyRows label={word('renter')} person={booking.renter} />
					{drivers
						.filter((driver) => !isLater(driver, agreement))
						.map(({ id, name }) => (
							<PrintRow key={id} label={word('driver')} value={name} strong />
						))}
				</dl>
			</PrintSection>
			<Vehicle agreement={agreement} />
			<Period booking={booking} />
			<PrintSection title={word('price')}>
				<dl>
					{amountLines(booking).map(({ key, ...line }) => (
						<PrintRow key={key} {...line} />
					))}
				</dl>
			</PrintSection>
			<Annexes agreement={agreement} drivers={drivers.filter((driver) => isLater(driver, agreement))} />
			<Use agreement={agreement} />
			<PrintSection title={word('cancellation')}>
				<div className="grid gap-x-6 gap-y-2 py-1.5 sm:grid-cols-2 print:grid-cols-2">
					{(['en', 'ar'] as const).map((language) => (
						<p key={language}>
							<In language={language} className="block">
								<span className="font-semibold">{both[language].cancellation.policies[policy].heading}.</span>{' '}
								{policySentence(both[language].cancellation, policy, 'charge', formats[language])}{' '}
								{alwaysSentence(both[language].cancellation, formats[language])}
							</In>
						</p>
					))}
				</div>
			</PrintSection>
			<Clauses title={word('terms')} clauses={{ en: clausesIn('en'), ar: clausesIn('ar') }} />
			<Condition records={records} />
			<Signatures agreement={agreement} />
		</PrintPage>
	);
}

function PartyRows({ label, person }: { label: Both; person: Booking['owner'] }) {
	return (
		<>
			<PrintRow label={label} value={{ en: nameOf(person, 'en'), ar: nameOf(person, 'ar') }} strong />
			{person.phone && <PrintRow label={word('phone')} value={<span className="whitespace-nowrap">{phoneInGroups(person.phone)}</span>} />}
			{person.email && <PrintRow label={word('email')} value={<EmailAddress email={person.email} />} />}
		</>
	);
}

function Vehicle({ agreement: { booking, car } }: { agreement: RentalAgreement }) {
	const appearance = inBothLanguages((format, language) =>
		both[language].paper.looksOf(
			car.colorNames[language],
			common[language].bodyTypes[car.bodyType],
			format.plural(common[language].units.seats, car.seats),
		),
	);
	const fuel = inBothLanguages((_, language) => common[language].fuels[car.fuel]);
	return (
		<PrintSection title={word('vehicle')}>
			<dl>
				<PrintRow label={word('model')} value={inBothLanguages((_, language) => carNameOf(booking.car, language))} strong />
				<PrintRow label={word('plate')} value={car.plateNumber ?? word('plateByHand')} />
				<PrintRow label={word('looks')} value={appearance} />
				<PrintRow label={word('fuel')} value={fuel} />
			</dl>
		</PrintSection>
	);
}

/** Not printed: the contact, which is on the booking's page, and map links. */
const notPrinted: readonly string[] = ['contact', 'map'];

function Period({ booking }: { booking: Booking }) {
	return (
		<PrintSection title={word('period')}>
			<dl>
				<PrintRow label={word('pickup')} value={moment(booking.startAt)} />
				<PrintRow label={word('return')} value={moment(booking.endAt)} />
				<PrintRow
					label={word('days')}
					value={inBothLanguages((format, language) => format.plural(common[language].units.days, booking.days))}
				/>
				{whereAndWhenRows(booking.whereAndWhen)
					.filter(({ key }) => !notPrinted.includes(key))
					.map(({ key, label, value }) => (
						<PrintRow key={key} label={label} value={value} />
					))}
			</dl>
		</PrintSection>
	);
}

/** Drivers who were named after the confirmation are in an annex. */
const isLater = ({ acceptedAt }: BookingDrivers['named'][number], { confirmedAt }: RentalAgreement): boolean =>
	Date.parse(acceptedAt) > Date.parse(confirmedAt);

type Annex = RentalAgreement['changes'][number];
type AnnexTerms = Annex['before'];

const movesTrip = ({ before, after, handover }: Annex): boolean =>
	handover !== null || before.startAt !== after.startAt || before.zone !== after.zone;

/** Place of the handover: as named in the change, otherwise only the zone. */
function handedOver(zone: AnnexTerms['zone'], handover: Annex['handover'], language: Language): string {
	const { atPlace, atOtherPlace, atMeetingPoint, fetched, broughtTo } = both[language].paper;
	if (handover?.kind === 'PLACE') return handover.text ? atPlace(handover.text) : atOtherPlace;
	if (handover?.kind === 'MEETING_POINT') return atMeetingPoint;
	if (zone === null) return fetched;
	const deliveredTo = broughtTo(cityName(common[language], zone));
	return handover?.text ? `${deliveredTo} (${handover.text})` : deliveredTo;
}

type AnnexTermsProps = { terms: AnnexTerms; handover: Annex['handover']; isMoved: boolean };

/** Return and rental total; for a moved trip also the pickup and the place of the handover. */
function annexTerms({ terms: { startAt, endAt, zone, totalJod }, handover, isMoved }: AnnexTermsProps, language: Language): string {
	const format = formats[language];
	const end = format.date(endAt, 'moment');
	const times = isMoved ? `${format.date(startAt, 'moment')} – ${end}` : end;
	return [times, ...(isMoved ? [handedOver(zone, handover, language)] : []), format.jod(totalJod)].join(', ');
}

/** Changes after the confirmation. The sections above already contain the current values. */
export function Annexes({ agreement: { changes, earlyEnd }, drivers }: Pick<AgreementProps, 'agreement' | 'drivers'>) {
	if (changes.length === 0 && drivers.length === 0 && !earlyEnd) return null;
	return (
		<PrintSection title={word('annexes')}>
			<dl>
				{changes.map((change) => (
					<PrintRow
						key={change.agreedAt}
						label={inBothLanguages((format, language) => both[language].paper.changedOn(format.date(change.agreedAt, 'moment')))}
						value={inBothLanguages((_, language) => {
							const { before, after, handover } = change;
							const isMoved = movesTrip(change);
							return both[language].paper[isMoved ? 'movedTo' : 'changedTo'](
								annexTerms({ terms: before, handover: null, isMoved }, language),
								annexTerms({ terms: after, handover, isMoved }, language),
							);
						})}
					/>
				))}
				{drivers.map(({ id, name, acceptedAt }) => (
					<PrintRow
						key={id}
						label={inBothLanguages((format, language) => both[language].paper.changedOn(format.date(acceptedAt, 'moment')))}
						value={inBothLanguages((_, language) => both[language].paper.drivesToo(name[language]))}
					/>
				))}
				{earlyEnd && (
					<PrintRow
						label={inBothLanguages((format, language) => both[language].paper.endedOn(format.date(earlyEnd.decidedAt, 'moment')))}
						value={inBothLanguages((format, language) =>
							both[language].paper.endedEarly(
								format.date(earlyEnd.endAt, 'moment'),
								format.plural(common[language].units.days, earlyEnd.unusedDays),
								format.jod(earlyEnd.refundJod),
							),
						)}
					/>
				)}
			</dl>
		</PrintSection>
	);
}

function Use({ agreement: { booking, kilometresPerDay: daily, extraKmJod, fuelEighthJod } }: { agreement: RentalAgreement }) {
	const kilometres =
		daily === null
			? word('unlimited')
			: inBothLanguages((format, language) => both[language].paper.kilometresOf(format.number(daily), format.number(daily * booking.days)));
	return (
		<PrintSection title={word('use')}>
			<dl>
				<PrintRow label={word('kilometres')} value={kilometres} />
				{daily !== null && <PrintRow label={word('extraKm')} value={money(extraKmJod)} />}
				<PrintRow label={word('fuelBack')} value={word('fuelBackValue')} />
				<PrintRow label={word('fuelEighth')} value={money(fuelEighthJod)} />
			</dl>
		</PrintSection>
	);
}
