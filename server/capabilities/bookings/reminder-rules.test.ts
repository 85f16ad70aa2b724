import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { dueReminders, type Remindable } from './reminder-rules.ts';

const at = (time: string) => new Date(`2031-03-${time}:00+03:00`);

const confirmed: Remindable = {
	status: 'CONFIRMED',
	paidAt: at('02T10:00'),
	respondBy: at('03T10:00'),
	confirmedAt: at('02T12:00'),
	startsAt: at('10T10:00'),
	endsAt: at('13T15:00'),
	checkedInAt: null,
	returnedAt: null,
	hasOpenNoShow: false,
};
const requested: Remindable = { ...confirmed, status: 'REQUESTED', confirmedAt: null };
const away: Remindable = { ...confirmed, checkedInAt: at('10T10:00') };

describe('a reminder', () => {
	it.each([
		['of the pickup not before the evening', '09T17:59', confirmed, []],
		['of the pickup from the evening before', '09T18:00', confirmed, ['PICKUP']],
		['of the pickup still in the morning, where we were away', '10T09:59', confirmed, ['PICKUP']],
		['of the pickup not once it is time', '10T10:00', confirmed, []],
		['of the pickup not where the car is away already', '09T20:00', away, []],
		['of the pickup not where it was agreed on a moment ago', '09T18:30', { ...confirmed, confirmedAt: at('09T16:00') }, []],
		['of nothing that is cancelled', '09T20:00', { ...confirmed, status: 'CANCELLED' }, []],
		['of nothing that is completed', '13T14:00', { ...away, status: 'COMPLETED' }, []],
		['of nothing while a no-show is open', '13T14:00', { ...confirmed, hasOpenNoShow: true }, []],
		['of the return not before the morning', '13T07:59', away, []],
		['of the return from the morning on', '13T08:00', away, ['RETURN']],
		['of the return where nobody recorded the handover', '13T08:00', confirmed, ['RETURN']],
		['of the return not after it', '13T15:00', away, []],
		['of the return not where the car is back early', '13T09:00', { ...away, returnedAt: at('12T18:00') }, []],
		['of an early return the evening before', '12T18:00', { ...away, endsAt: at('13T09:00') }, ['RETURN']],
		[
			'of an early return of one day not before the pickup',
			'09T18:00',
			{ ...confirmed, endsAt: at('10T10:59'), confirmedAt: at('09T17:00') },
			[],
		],
		['to answer not at once', '02T15:59', requested, []],
		['to answer after six of 24 hours', '02T16:00', requested, ['ANSWER']],
		['to answer a last time after twenty', '03T06:00', requested, ['ANSWER_LAST']],
		['to answer not when the time is over', '03T10:00', requested, []],
		['to answer not before it is paid', '02T20:00', { ...requested, paidAt: null, respondBy: null }, []],
		['to answer sooner where the pickup is near', '02T12:00', { ...requested, respondBy: at('02T18:00') }, ['ANSWER']],
		['to answer not where there are but three hours', '02T12:50', { ...requested, respondBy: at('02T13:00') }, []],
	] as const)('comes %s', (_, now, booking, kinds) => {
		expect(dueReminders(booking as Remindable, at(now)).map(({ kind }) => kind)).toEqual(kinds);
	});

	it('never announces something past', () => {
		const hours = fc.integer({ min: 0, max: 24 * 20 });
		fc.assert(
			fc.property(hours, hours, fc.integer({ min: 24, max: 24 * 9 }), hours, (paid, wait, length, later) => {
				const paidAt = new Date(at('01T00:00').getTime() + paid * HOUR_MS);
				const startsAt = new Date(paidAt.getTime() + wait * HOUR_MS);
				const endsAt = new Date(startsAt.getTime() + length * HOUR_MS);
				const respondBy = new Date(Math.min(startsAt.getTime(), paidAt.getTime() + 24 * HOUR_MS));
				const now = new Date(paidAt.getTime() + later * HOUR_MS);
				const times = { ...confirmed, paidAt, respondBy, startsAt, endsAt };
				for (const booking of [
					{ ...times, confirmedAt: paidAt },
					{ ...times, status: 'REQUESTED' as const, confirmedAt: null },
				]) {
					for (const { dueAt } of dueReminders(booking, now)) {
						expect(dueAt.getTime()).toBeGreaterThan(now.getTime());
						expect(dueAt.getTime() - now.getTime()).toBeLessThanOrEqual(42 * HOUR_MS);
					}
				}
			}),
		);
	});
});
