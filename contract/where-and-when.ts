/** Where and when a booking begins and ends: one value for pages, letters, calendar files and documents. */
import * as z from 'zod';
import { cityNames } from './cities.ts';

export const bilingualText = z.object({ en: z.string(), ar: z.string() });
export type BilingualText = z.output<typeof bilingualText>;

const pin = z.object({
	latitude: z.number(),
	longitude: z.number(),
	/** `geo:` address (RFC 5870), which opens the map app of a phone. */
	geoUrl: z.string(),
	openStreetMapUrl: z.string(),
	googleMapsUrl: z.string(),
});
export type Pin = z.output<typeof pin>;

const place = z.object({
	/** As its author wrote it; the other language repeats it if only one was written. Null for a pin without a text. */
	text: bilingualText.nullable(),
	/** How to find the key box or the person. */
	directions: bilingualText.nullable(),
	pin: pin.nullable(),
	/** Of the meeting point, private to the parties; null also in events from before there were photos. */
	photoUrl: z.string().nullable().default(null),
});
export type BookingPlaceView = z.output<typeof place>;

export const whereAndWhenActions = [
	...(['SAY_LATE', 'MOVE_PLACE', 'ANSWER_PLACE'] as const),
	...(['SET_OUT_FOR_PICKUP', 'SET_OUT_FOR_RETURN', 'TURN_BACK'] as const),
] as const;

export const whereAndWhen = z.object({
	/** The owner brings the car, or the renter comes to the owner's meeting point. */
	handover: z.enum(['DELIVERY', 'MEETING_POINT']),
	/** City of the car, or the zone of the delivery. */
	zone: z.enum(cityNames),
	/** Neighbourhood of the car; null for a delivery, or if only the city is known. */
	area: bilingualText.nullable(),
	/** From the confirmation until 30 days after the end; null otherwise, or if no place was named. */
	place: place.nullable(),
	/** A distant place that the owner suggested; it becomes valid once the renter has accepted it. */
	proposal: place.extend({ proposedAt: z.string() }).nullable(),
	startAt: z.string(),
	endAt: z.string(),
	flightNumber: z.string().nullable(),
	landsAt: z.string().nullable(),
	/** What the renter added to the rental; empty also in events from before there were extras. */
	extras: z.array(z.object({ name: bilingualText, quantity: z.int() })).default([]),
	/** The other party, while contact details are shared. */
	contact: z.object({ name: bilingualText, phone: z.string().nullable() }).nullable(),
	/** The renter announced that they come later. */
	late: z.object({ expectedAt: z.string(), saidAt: z.string() }).nullable(),
	/**
	 * Who of the owner’s side is on the way to hand over the car, or to fetch it, and since when; null again once that is recorded. For the renter with
	 * the names of the office and the first name, for the owner’s side with the whole name. Null also in events.
	 */
	onTheWay: z
		.object({ phase: z.enum(['CHECK_IN', 'CHECK_OUT']), name: bilingualText, since: z.string() })
		.nullable()
		.default(null),
	/** From when a party that did not come can be reported. */
	noShowFrom: z.string(),
	/** Whether the agreed place is on the map, so that the distance of another one is known; true in events that lack the field. */
	isOnMap: z.boolean().default(true),
	/** Actions that the reader may take now. */
	allowedActions: z.array(z.enum(whereAndWhenActions)),
});
export type WhereAndWhen = z.output<typeof whereAndWhen>;
