import { expect, it } from 'vitest';
import type { WhereAndWhenDetails } from '#contract/where-and-when-text.ts';
import { reminderTo } from './reminder-texts.ts';

const where: WhereAndWhenDetails = {
	...{ handover: 'DELIVERY', zone: 'Queen Alia Airport', area: null, place: null, proposal: null, isOnMap: true },
	...{ startAt: '2031-03-10T22:30:00+03:00', endAt: '2031-03-13T10:00:00+03:00', noShowFrom: '2031-03-10T23:10:00+03:00' },
	...{ flightNumber: 'RJ112', landsAt: '2031-03-10T21:40:00+03:00', extras: [], contact: null, late: null, onTheWay: null },
};
const details = {
	...{ ownerName: { en: 'Omar', ar: 'عمر' }, renterName: { en: 'Lina', ar: 'لينا' }, carTitle: 'Toyota Corolla 2022' },
	...{ startAt: where.startAt, endAt: where.endAt, day: 'TOMORROW' as const, whereAndWhen: { owner: where, renter: where } },
};

it.each([
	['PICKUP', where.startAt, ['22:30, RJ112 21:40'], ['10:00']],
	['RETURN', where.endAt, ['Queen Alia Airport, 10:00'], ['22:30', 'RJ112', '21:40']],
] as const)('an SMS before the %s has the hour of that', (kind, dueAt, parts, none) => {
	for (const side of ['OWNER', 'RENTER'] as const)
		for (const { en } of reminderTo(side, { ...details, kind, dueAt }).shortForms ?? []) {
			for (const part of parts) expect(en).toContain(part);
			for (const part of none) expect(en).not.toContain(part);
		}
	expect(reminderTo('RENTER', { ...details, kind, dueAt }).shortForms).toHaveLength(3);
});
