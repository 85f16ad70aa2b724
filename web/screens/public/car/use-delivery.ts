/** Delivery zone, address and flight, stored in the address like the dates. */
import { useLocation, useSearch } from 'wouter';
import { AIRPORT } from '#contract/car-terms.ts';
import type { Car } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { pickupAfterLanding } from '#contract/pickup-hours.ts';
import { hoursFor, type StayRules } from '#contract/stay-rules.ts';
import { ammanIso, parseMoment } from '#contract/time.ts';
import { carAddress, type Stay, toStayParams } from '#web/features/cars/stay.ts';
import { parsePin } from '#web/features/places/pin.ts';
import { writeExtras } from './use-extras.ts';

export type Delivery = {
	zone: City | null;
	flight: string;
	/** Local time in Amman, `YYYY-MM-DDTHH:MM`. */
	landing: string;
	/** As typed. */
	address: string;
	pin: string;
};
type Zones = Car['terms']['deliveryZones'];

/** A zone that this car does not offer counts as none. */
export function deliveryIn(query: URLSearchParams, zones: Zones): Delivery {
	const zone = zones.find((offered) => offered.zone === query.get('delivery'))?.zone ?? null;
	const typed = (name: string, isAsked: boolean) => (isAsked ? (query.get(name) ?? '') : '');
	const isAirport = zone === AIRPORT;
	return {
		zone,
		flight: typed('flight', isAirport),
		landing: typed('landing', isAirport),
		address: typed('address', zone !== null),
		pin: typed('pin', zone !== null && !isAirport),
	};
}

export function useDelivery(zones: Zones): { delivery: Delivery; setDelivery(delivery: Delivery): void } {
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const setDelivery = (next: Delivery) => {
		write(query, next);
		navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
	};
	return { delivery: deliveryIn(query, zones), setDelivery };
}

/** Rules of the car for a stay, with the pickup hours of the chosen zone. */
export function stayRulesFor(car: Car, { zone }: Delivery): StayRules {
	return { ...car.stayRules, hours: hoursFor(zone, { pickup: car.terms.pickupHours, airport: car.terms.airportHours }) };
}

/** Parameters of a quote; null until both dates are present. */
export function toQuoteParams(stay: Stay, { zone }: Pick<Delivery, 'zone'>, extras: string) {
	const sent = toStayParams(stay.pickup, stay.return);
	return sent && { ...sent, ...(zone && { zone }), ...(extras && { extras }) };
}

/** Address of the car page with the current selection, for returning from sign-in. */
export function chosenAddress(slug: string, stay: Stay, delivery: Delivery, extras: string): string {
	const [path = '', search = ''] = carAddress(slug, stay).split('?');
	const query = new URLSearchParams(search);
	write(query, delivery);
	writeExtras(query, extras);
	return query.size > 0 ? `${path}?${query}` : path;
}

function write(query: URLSearchParams, { zone, flight, landing, address, pin }: Delivery): void {
	for (const [name, value] of [
		['delivery', zone],
		['flight', flight],
		['landing', landing],
		['address', address],
		['pin', pin],
	] as const) {
		if (value) query.set(name, value);
		else query.delete(name);
	}
}

/** Airline code and number; the server validates in detail. */
const FLIGHT = /[A-Za-z]\S*\s*-?[\d٠-٩]/;
const SHORTEST_ADDRESS = 5;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export type DeliveryField = 'flight' | 'landing' | 'address' | 'pin';

/** Required fields that are missing or invalid. */
export function missingIn({ zone, flight, landing, address, pin }: Delivery): DeliveryField[] {
	if (zone === null) return [];
	const hasPin = parsePin(pin) !== null;
	if (zone === AIRPORT)
		return [...(FLIGHT.test(flight) ? [] : ['flight' as const]), ...(LOCAL_TIME.test(landing) ? [] : ['landing' as const])];
	if (pin !== '' && !hasPin) return ['pin'];
	return hasPin || address.trim().length >= SHORTEST_ADDRESS ? [] : ['address'];
}

/** The delivery in the format of the booking call. */
export function toDeliveryBody({ zone, flight, landing, address, pin }: Delivery) {
	if (zone === null) return null;
	const place = { ...(address.trim() && { address: address.trim() }), ...parsePin(pin) };
	return { zone, ...(flight && { flightNumber: flight }), ...(landing && { landsAt: inAmman(landing) }), ...place };
}

/** Proposed pickup in Amman time, `YYYY-MM-DDTHH:MM`; null without a landing. */
export function pickupAfter(landing: string): string | null {
	const landsAt = LOCAL_TIME.test(landing) ? parseMoment(inAmman(landing)) : null;
	return landsAt && ammanIso(pickupAfterLanding(landsAt)).slice(0, 16);
}

const inAmman = (local: string): string => `${local}:00+03:00`;
