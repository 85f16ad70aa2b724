/** Delivery zone and flight number, stored in the address like the dates. */
import { useLocation, useSearch } from 'wouter';
import { AIRPORT } from '#contract/car-terms.ts';
import type { Car } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { hoursFor, type StayRules } from '#contract/stay-rules.ts';
import { carAddress } from '#web/features/cars/car-card.tsx';
import { type Stay, staySent } from '#web/features/cars/stay.ts';

export type Delivery = { zone: City | null; flight: string };
type Zones = Car['terms']['deliveryZones'];

/** A zone that this car does not offer counts as none. */
export function deliveryIn(query: URLSearchParams, zones: Zones): Delivery {
	const zone = zones.find((offered) => offered.zone === query.get('delivery'))?.zone ?? null;
	return { zone, flight: zone === AIRPORT ? (query.get('flight') ?? '') : '' };
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

/** The rules of a stay, with the hours of the place where the car is handed over. */
export function stayRulesFor(car: Car, { zone }: Delivery): StayRules {
	return { ...car.stayRules, hours: hoursFor(zone, { pickup: car.terms.pickupHours, airport: car.terms.airportHours }) };
}

/** Parameters of a quote; null until both dates are present. */
export function quoteSent(stay: Stay, { zone }: Delivery) {
	const sent = staySent(stay.pickup, stay.return);
	return sent && { ...sent, ...(zone && { zone }) };
}

/** Address of the car page with the current selection, for returning from sign-in. */
export function chosenAddress(slug: string, stay: Stay, delivery: Delivery): string {
	const [path = '', search = ''] = carAddress(slug, stay).split('?');
	const query = new URLSearchParams(search);
	write(query, delivery);
	return query.size > 0 ? `${path}?${query}` : path;
}

function write(query: URLSearchParams, { zone, flight }: Delivery): void {
	for (const [name, value] of [
		['delivery', zone],
		['flight', flight],
	] as const) {
		if (value) query.set(name, value);
		else query.delete(name);
	}
}
