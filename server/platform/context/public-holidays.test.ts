/** Compares the dates of the table with the calendar from which they were computed. */
import { expect, it } from 'vitest';
import { addDays } from '#contract/time.ts';
import { aWorld } from '#tests/support/world.ts';
import { businessDaysLater } from './business-days.ts';
import { occasionPeriods } from './public-holidays.ts';

const world = aWorld();
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { timeZone: 'UTC', day: 'numeric', month: 'numeric' });
const partOf = (date: string, type: 'day' | 'month') =>
	Number(hijri.formatToParts(new Date(`${date}T00:00:00Z`)).find((part) => part.type === type)?.value);

/** Dates of the day and month of the Umm al-Qura calendar. */
function computed(month: number, day: number): string[] {
	const dates: string[] = [];
	for (let date = '2026-01-01'; date < '2041-01-01'; date = addDays(date, 1)) {
		if (partOf(date, 'month') === month && partOf(date, 'day') === day) dates.push(date);
	}
	return dates;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

it.each([
	['RAMADAN', 9, 1, 29, 30],
	['EID_AL_FITR', 10, 1, 4, 4],
	// Counted from the day of Arafah.
	['EID_AL_ADHA', 12, 9, 5, 5],
] as const)(
	'%s of fifteen years begins where the calendar has it, within a day because of the sighting of the moon',
	async (occasion, month, day, fewest, most) => {
		const periods = (await occasionPeriods(world.running.platform.db, { from: '2026-01-01', to: '2041-01-01' }))[occasion];
		const expected = computed(month, day);
		expect(periods).toHaveLength(expected.length);
		for (const [index, { from, to }] of periods.entries()) {
			expect(Math.abs(daysBetween(expected[index] ?? '', from)), from).toBeLessThanOrEqual(from < '2029' ? 1 : 0);
			expect(daysBetween(from, to), from).toBeGreaterThanOrEqual(fewest);
			expect(daysBetween(from, to), from).toBeLessThanOrEqual(most);
		}
	},
);

it('Ramadan ends where Eid al-Fitr begins', async () => {
	const { RAMADAN, EID_AL_FITR } = await occasionPeriods(world.running.platform.db, { from: '2026-01-01', to: '2041-01-01' });
	expect(RAMADAN.map(({ to }) => to)).toEqual(EID_AL_FITR.map(({ from }) => from));
});

it('an occasion is returned whole if the range cuts it', async () => {
	const { RAMADAN } = await occasionPeriods(world.running.platform.db, { from: '2031-01-10', to: '2031-12-17' });
	expect(RAMADAN).toEqual([
		{ from: '2030-12-26', to: '2031-01-24' },
		{ from: '2031-12-16', to: '2032-01-14' },
	]);
});

it('banks are open in Ramadan, and closed at Eid', async () => {
	const later = async (date: string) =>
		(await businessDaysLater(world.running.platform.db, new Date(`${date}T09:00:00Z`), 1)).toISOString().slice(0, 10);
	// Tuesday 30 December 2031 is in Ramadan; Tuesday 13 January 2032 is its last day, and after Eid and a Saturday comes Sunday.
	expect(await later('2031-12-30')).toBe('2031-12-31');
	expect(await later('2032-01-13')).toBe('2032-01-18');
});
