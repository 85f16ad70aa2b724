/** The owner's tasks of today: most pressing first, one action for each, in both languages and by keyboard. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FleetTableRow, getFleetTable, getOwnerToday, type OwnerToday, type TodayTrip } from '#contract/fleet.ts';
import { ownerFinances } from '#contract/payouts.ts';
import { texts as common, renderPart } from '#tests/parts/render-part.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';
import { Today } from './today.tsx';

const screenTexts = { en, ar };
const TODAY = '2031-03-02';
const at = (hour: string) => `${TODAY}T${hour}:00+03:00`;

const carOf = (model: string, modelAr: string) => ({
	...{ id: `id-of-${model}`, make: 'Kia', model, makeAr: 'كيا', modelAr, year: 2020, plateNumber: '70-1', branchId: null },
});
const rio = carOf('Rio', 'ريو');
const place = { zone: 'Amman', area: { en: 'Abdoun', ar: 'عبدون' }, place: null };

const tripOf = (bookingId: string, hour: string, handover: TodayTrip['handover']) =>
	({
		...{ bookingId, car: rio, renter: { name: 'Lina Haddad', nameAr: 'لينا حداد', phone: null } },
		...{ at: at(hour), handover, whereAndWhen: place },
	}) as TodayTrip;

const quiet = {
	...{ date: TODAY, cars: 1, branches: [], pickups: [], returns: [], late: [], prepare: [] },
	...{ service: [], charge: [] },
};
const busy = {
	...quiet,
	pickups: [tripOf('pickup', '12:00', null)],
	returns: [tripOf('return', '16:00', 'CHECK_OUT')],
	late: [{ ...tripOf('late', '09:00', 'CHECK_IN'), phase: 'PICKUP' }],
	charge: [{ bookingId: 'claim', car: rio, renter: { name: 'Lina', nameAr: null }, claimsUntil: at('18:00'), charges: null }],
	service: [{ car: rio, state: 'OVERDUE' }],
} as unknown as OwnerToday;

const rowOf = (fields: Partial<FleetTableRow>) => ({ ...rio, state: 'VERIFIED', paper: null, next: null, ...fields }) as FleetTableRow;
const expired = rowOf({ paper: { kind: 'INSURANCE', expiresOn: '2031-03-01' } });

type Situation = { day: OwnerToday; cars?: FleetTableRow[]; failed?: number; waiting?: boolean };

async function show(language: 'en' | 'ar', { day, cars = [], failed = 0, waiting = false }: Situation) {
	const answers: Record<string, unknown> = {
		[getOwnerToday.path]: day,
		[getFleetTable.path]: { cars },
		[ownerFinances.path]: { payouts: { failed: { count: failed } } },
	};
	const rendered = renderPart(<Today waiting={waiting} />, {
		language,
		screenTexts: screenTexts[language],
		transport: async (path) => Response.json(answers[path]),
	});
	await screen.findByRole('heading', { name: screenTexts[language].today.title });
	return rendered;
}

it('adds the date to tasks of another day: a claim until tomorrow, but not a return of today', async () => {
	const [claim] = busy.charge;
	await show('en', { day: { ...busy, charge: [{ ...claim, claimsUntil: '2031-03-03T18:00:00+03:00' }] } as OwnerToday });
	const lineOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent;
	expect(lineOf(en.today.claim)).toContain('Mon 3 Mar18:00');
	expect(lineOf(en.today.handover.CHECK_OUT)).toMatch(/^16:00/);
});

describe.each(['en', 'ar'] as const)('in %s', (language) => {
	const { today: t } = screenTexts[language];

	it('is not quiet while requests wait for an answer', async () => {
		await show(language, { day: quiet as OwnerToday, waiting: true });
		expect(await screen.findByText(t.requestsWait)).toBeTruthy();
		expect(screen.queryByText(t.nothing, { exact: false })).toBeNull();
	});

	it('shows the flight and the delay of the renter at a pickup, not at a return', async () => {
		const whereAndWhen = {
			...{ ...place, startAt: at('12:00'), flightNumber: 'RJ112', landsAt: at('11:10') },
			late: { expectedAt: at('13:30'), saidAt: at('09:00') },
		};
		const [pickup, back] = [tripOf('pickup', '12:00', null), tripOf('return', '16:00', null)].map((trip) => ({ ...trip, whereAndWhen }));
		await show(language, { day: { ...quiet, pickups: [pickup], returns: [back] } as unknown as OwnerToday });
		const [first, second] = await screen.findAllByRole('listitem');
		for (const words of ['RJ112', '11:10', '13:30']) {
			expect(first?.textContent).toContain(words);
			expect(second?.textContent).not.toContain(words);
		}
	});

	it('lists late trips, pickups, returns and problems in this order, each with one action', async () => {
		await show(language, { day: busy, cars: [expired], failed: 2 });
		await screen.findByText(t.payout);
		await screen.findByText(t.expired);
		const found = screen.getAllByRole('listitem').map((line) => {
			const links = within(line).getAllByRole('link');
			expect(links).toHaveLength(1);
			return [links[0]?.textContent, links[0]?.getAttribute('href')];
		});
		expect(found).toEqual([
			[t.handover.CHECK_IN, '/owner/bookings/late/handover'],
			[t.open, '/owner/bookings/pickup'],
			[t.handover.CHECK_OUT, '/owner/bookings/return/handover'],
			[t.mend, '/owner/payouts'],
			[t.claim, '/owner/bookings/claim/claim'],
			[t.renew, `/owner/cars/${rio.id}/edit`],
			[t.plan, `/owner/cars/${rio.id}/calendar?tab=terms`],
		]);
	});

	it('shows hour, car, plate, renter and place of a trip', async () => {
		await show(language, { day: busy });
		const [late] = screen.getAllByRole('listitem');
		const words = language === 'ar' ? ['كيا ريو', 'لينا حداد', 'عبدون'] : ['Kia Rio', 'Lina Haddad', 'Abdoun'];
		for (const word of [t.late.PICKUP, '09:00', '70-1', ...words]) expect(late?.textContent).toContain(word);
	});

	it('shows a sentence and the next pickup on a day without tasks', async () => {
		const next = { bookingId: 'next', state: 'CONFIRMED', at: '2031-03-05T10:00:00+03:00' } as const;
		await show(language, { day: quiet, cars: [rowOf({ next })] });
		expect(screen.getByText(t.nothing, { exact: false })).toBeTruthy();
		expect((await screen.findByRole('link', { name: /10:00/ })).getAttribute('href')).toBe('/owner/bookings/next');
		expect(screen.queryByRole('listitem')).toBeNull();
	});
});

it('is navigable by keyboard: the link to the whole day, then the actions in their order', async () => {
	const { user } = await show('en', { day: busy });
	const visited: Array<string | null | undefined> = [];
	for (const _ of ['the whole day', 'late', 'pickup', 'return']) {
		await user.tab();
		visited.push(document.activeElement?.getAttribute('href'));
	}
	expect(visited).toEqual(['/owner/fleet', '/owner/bookings/late/handover', '/owner/bookings/pickup', '/owner/bookings/return/handover']);
});

it('reports that the list could not be loaded, and retries', async () => {
	let isDown = true;
	const { user } = renderPart(<Today waiting={false} />, {
		screenTexts: en,
		transport: async (path) =>
			isDown
				? new Response('{}', { status: 500 })
				: Response.json(path === getOwnerToday.path ? quiet : { cars: [], payouts: { failed: { count: 0 } } }),
	});
	await screen.findByText(en.today.error);
	isDown = false;
	await user.click(screen.getByRole('button', { name: common.en.states.retry }));
	await waitFor(() => expect(screen.getByText(en.today.nothing, { exact: false })).toBeTruthy());
});
