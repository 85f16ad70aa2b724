/** Printable papers of a booking: the rental agreement with its annexes, and the receipt. */
import * as z from 'zod';
import { tripTerms } from './booking-changes.ts';
import { booking } from './bookings.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { bodyTypes, fuels } from './car-attributes.ts';
import { jodText } from './cars.ts';
import { bookedOffice } from './companies.ts';
import { endpoint } from './endpoint.ts';

const ofBooking = z.object({ id: z.uuid() });

/** A QR code as one SVG path in a box of `size` by `size` units. */
const qrCode = z.object({ size: z.int(), path: z.string() });

/** Common part of both documents. */
const paper = z.object({ booking, issuedAt: z.string(), address: z.string(), qr: qrCode, office: bookedOffice.nullable() });

const agreedChange = z.object({
	agreedAt: z.string(),
	before: tripTerms,
	after: tripTerms,
	/** The place of the handover after a change; null if it did not change. `text`: in words, as long as the parties see the booking's place. */
	handover: z.object({ kind: z.enum(['MEETING_POINT', 'DELIVERY', 'PLACE']), text: z.string().nullable() }).nullable(),
});

export const rentalAgreement = paper.extend({
	car: z.object({
		color: z.string(),
		colorNames: z.object({ en: z.string(), ar: z.string() }),
		bodyType: z.enum(bodyTypes),
		fuel: z.enum(fuels),
		seats: z.int(),
		plateNumber: z.string().nullable(),
	}),
	policy: z.enum(cancellationPolicies),
	/** In kilometres; null if there is no limit. */
	kilometresPerDay: z.int().nullable(),
	/** Agreed rate per extra kilometre, and per eighth of a tank less than at the handover. */
	extraKmJod: jodText,
	fuelEighthJod: jodText,
	claimWindowHours: z.int(),
	claimAnswerHours: z.int(),
	/** The part of the deposit that stays held for traffic fines, and for how many days after the return; null if none. */
	fineHold: z.object({ amountJod: jodText, days: z.int() }).nullable(),
	confirmedAt: z.string(),
	/** Annexes: each change that both agreed on after the confirmation, oldest first. */
	changes: z.array(agreedChange),
	/** An admin ended the rental early; null otherwise. */
	earlyEnd: z.object({ decidedAt: z.string(), endAt: z.string(), unusedDays: z.int(), refundJod: jodText }).nullable(),
});
export type RentalAgreement = z.output<typeof rentalAgreement>;

export const getRentalAgreement = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/agreement',
	summary: 'The rental agreement of a confirmed booking, for its two parties and admins.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	response: rentalAgreement,
	refusals: ['BOOKING_NOT_FOUND', 'PAPER_NOT_READY'],
});

export const bookingReceipt = paper.extend({
	paidAt: z.string(),
	/** Our reference and the gateway's reference. */
	reference: z.string(),
	gatewayReference: z.string().nullable(),
	/** All payments together, before refunds. */
	paidJod: jodText,
	/** What was paid later, for changes of the trip. */
	furtherPayments: z.array(z.object({ amountJod: jodText, at: z.string(), reference: z.string() })),
	refunds: z.array(z.object({ amountJod: jodText, at: z.string(), arrived: z.boolean() })),
});
export type BookingReceipt = z.output<typeof bookingReceipt>;

export const getReceipt = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/receipt',
	summary: 'The receipt of a paid booking including refunds, for its two parties and admins.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	response: bookingReceipt,
	refusals: ['BOOKING_NOT_FOUND', 'PAPER_NOT_READY'],
});
