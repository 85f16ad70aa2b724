import { describe, expect, it } from 'vitest';
import { checkEvents } from './events.ts';

const definition = { path: 'server/capabilities/cars/events.ts', text: `export const carSaved = defineEvent('car-saved', payload);` };
const publisher = {
	path: 'server/capabilities/cars/save-car.ts',
	text: 'await platform.events.publish(platform, tx, carSaved, { carId });',
};
const subscriber = { path: 'server/capabilities/notifications/index.ts', text: `export { onCarSaved } from './subscribers/cars.ts';` };
const wiring = { path: 'server/app/event-subscriptions.ts', text: `events.onAsync(cars.carSaved, 'tell', notifications.onCarSaved);` };

describe('an event', () => {
	it('that is published and has a subscriber passes', () => {
		expect(checkEvents([definition, publisher, subscriber, wiring])).toEqual([]);
	});

	it('that no use case publishes is named', () => {
		expect(checkEvents([definition, { ...publisher, text: '' }, subscriber, wiring])).toEqual([
			'server/capabilities/cars/events.ts: carSaved is never published',
		]);
	});

	it('without a subscriber is named, and so is a subscriber without an event', () => {
		expect(checkEvents([definition, publisher, subscriber, { ...wiring, text: 'events.onAsync(cars.carDecided);' }])).toEqual([
			'server/capabilities/cars/events.ts: carSaved has no subscriber in server/app/event-subscriptions.ts',
			'server/capabilities/notifications/index.ts: onCarSaved reacts to no event in server/app/event-subscriptions.ts',
		]);
	});

	it('of another capability does not count', () => {
		const elsewhere = { ...wiring, text: `events.onAsync(cars.carSaved, 'tell', messaging.onCarSaved);` };
		expect(checkEvents([definition, publisher, subscriber, elsewhere])).toHaveLength(1);
	});
});
