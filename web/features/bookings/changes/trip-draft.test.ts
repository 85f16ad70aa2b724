import { expect, it } from 'vitest';
import { changeRequestOf, draftOf, type HandoverDraft, overdueDraftOf, returnDays } from './trip-draft.ts';

const agreed = {
	id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11',
	startAt: '2031-03-10T10:00:00+03:00',
	endAt: '2031-03-13T10:00:00+03:00',
};
const handoverOf = (part: Partial<HandoverDraft>) => {
	const draft = draftOf(agreed);
	return changeRequestOf({ ...draft, handover: { ...draft.handover, ...part } }, agreed)?.handover;
};

it('has the pin of a delivery, if one was typed', () => {
	const delivery = { choice: 'Aqaba', text: 'Mövenpick, King Hussein Street' } as const;
	const address = { zone: 'Aqaba', address: delivery.text };
	expect(handoverOf(delivery)).toEqual({ kind: 'DELIVERY', delivery: address });
	expect(handoverOf({ ...delivery, pin: '29.53, 35.00' })).toEqual({
		kind: 'DELIVERY',
		delivery: { ...address, latitude: 29.53, longitude: 35 },
	});
	expect(handoverOf({ ...delivery, pin: 'by the sea' })).toBeUndefined();
});

it('needs the flight and its landing for the airport, and does not include the description of another place', () => {
	const airport = { choice: 'Queen Alia Airport', flight: 'RJ 112', pin: '29.53, 35.00' } as const;
	expect(handoverOf(airport)).toBeUndefined();
	expect(handoverOf({ ...airport, landing: '2031-03-10T08:20' })).toEqual({
		kind: 'DELIVERY',
		delivery: { zone: 'Queen Alia Airport', flightNumber: 'RJ 112', landsAt: '2031-03-10T08:20:00+03:00' },
	});
});

it.each([
	['some minutes late: the same time of the next day', '2031-03-13T10:20:00+03:00', '2031-03-20T20:00:00+03:00', '2031-03-14T10:00'],
	['after a night: the time that comes next', '2031-03-14T08:00:00+03:00', '2031-03-20T20:00:00+03:00', '2031-03-14T10:00'],
	['the last possible one, where another renter comes', '2031-03-13T10:20:00+03:00', '2031-03-13T16:30:00+03:00', '2031-03-13T16:30'],
])('has initial values, if the car is %s', (_when, now, freeUntil, end) => {
	const draft = overdueDraftOf(agreed, freeUntil, Date.parse(now));
	expect(changeRequestOf(draft, agreed)).toEqual({ endAt: end });
	expect(returnDays(agreed, draft, freeUntil, now)).toContain(draft.end.day);
});
