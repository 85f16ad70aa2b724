import { describe, expect, it } from 'vitest';
import { adminCars, listAudit } from '#contract/admin.ts';
import { acceptBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import { devOutbox } from '#contract/dev.ts';
import { currentUser } from '#contract/identity.ts';
import { changeRole, listUsers, reinstateUser, suspendUser } from '#contract/people.ts';
import { searchCars } from '#contract/search.ts';
import { sqlState } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { hold, paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { suspendedMessage } from './texts.ts';

const world = aWorld();
const master = () => aPerson(world, { role: 'SUPER_ADMIN' });
const of = ({ id }: { id: string }) => ({ params: { id } });
const found = async () => (await world.visitor().call(searchCars, { query: { limit: 100 } as never })).map(({ id }) => id);

async function suspended(person: Person, reason = 'Papers of somebody else.'): Promise<Person> {
	const by = await master();
	await by.browser.call(suspendUser, { ...of(person), body: { reason } });
	await world.runJobs();
	return by;
}

describe('the role of a person', () => {
	it('is assigned by a super admin, applies from the next request on, and is in the log', async () => {
		const [by, person] = [await master(), await aPerson(world, { phone: '+962790333444' })];
		expect(await person.browser.refused(adminCars)).toMatchObject({ status: 403 });
		expect(await by.browser.call(changeRole, { ...of(person), body: { role: 'ADMIN' } })).toMatchObject({ role: 'ADMIN' });
		expect(await person.browser.call(adminCars)).toEqual([]);
		const [entry] = await by.browser.call(listAudit, { query: { subjectId: person.id, action: 'user.' } as never });
		expect(entry).toMatchObject({
			action: 'user.role-changed',
			before: { role: 'RENTER' },
			after: { role: 'ADMIN' },
			actor: { id: by.id },
		});
	});

	it('of an administrator is announced to all other super admins, each in their language', async () => {
		const lettersTo = async ({ email }: Person) => {
			await world.runJobs();
			return (await world.visitor().call(devOutbox)).filter(({ to }) => to === email);
		};
		const phone = '+962790333445';
		const [by, english, admin] = [await master(), await master(), await aPerson(world, { role: 'ADMIN' })];
		const arabic = await aPerson(world, { role: 'SUPER_ADMIN', lang: 'ar' });
		const person = await aPerson(world, { phone, nameAr: 'رنا' });
		const names = [by, person].map(({ id }) => `Test ${id.slice(0, 8)}`);
		await by.browser.call(changeRole, { ...of(person), body: { role: 'SUPER_ADMIN' } });
		const [letter] = await lettersTo(english);
		expect(letter?.subject).toBe(`The Mishwar role of ${names[1]} is now: Super admin`);
		expect(letter?.text).toContain(`${names[0]} changed the role of ${names[1]}`);
		expect(letter?.text).toContain('/admin/audit?action=user.role-changed');
		expect((await lettersTo(arabic)).map(({ subject }) => subject)).toEqual(['تغيّر دور رنا في مشوار إلى مشرف عام']);
		for (const other of [by, admin, person]) expect(await lettersTo(other)).toEqual([]);
		// The person who loses the role gets the letter too.
		await by.browser.call(changeRole, { ...of(english), body: { role: 'RENTER' } });
		expect((await lettersTo(english)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/is now: Renter$/));
		await by.browser.call(changeRole, { ...of(english), body: { role: 'OWNER' } });
		expect(await lettersTo(arabic)).toHaveLength(2);
	});

	it.each(['RENTER', 'OWNER', 'ADMIN'] as const)('cannot be assigned by %s', async (role) => {
		const [by, person] = [await aPerson(world, { role }), await aPerson(world)];
		for (const call of [changeRole, suspendUser, reinstateUser])
			expect(await by.browser.refused(call, { ...of(person), body: { role: 'ADMIN' } } as never)).toMatchObject({ status: 403 });
	});

	it('cannot be changed by the person, who cannot suspend themself either; an unknown person gets 404', async () => {
		const by = await master();
		expect(await by.browser.refused(changeRole, { ...of(by), body: { role: 'RENTER' } })).toMatchObject({
			status: 409,
			code: 'NOT_ONESELF',
		});
		expect(await by.browser.refused(suspendUser, { ...of(by), body: {} })).toMatchObject({ status: 409, code: 'NOT_ONESELF' });
		const nobody = { params: { id: crypto.randomUUID() } };
		expect(await by.browser.refused(changeRole, { ...nobody, body: { role: 'RENTER' } })).toMatchObject({
			status: 404,
			code: 'PERSON_NOT_FOUND',
		});
	});
});

describe('the last super admin', () => {
	it('keeps the role when two demote each other at once', async () => {
		const [first, second] = [await master(), await master()];
		await onlyThese(first, second);
		const answers = await Promise.all([
			first.browser.try(changeRole, { ...of(second), body: { role: 'RENTER' } }),
			second.browser.try(changeRole, { ...of(first), body: { role: 'RENTER' } }),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
		expect(await superAdmins()).toHaveLength(1);
	});

	it('keeps the role in the database too, where two statements remove the role from each other at once', async () => {
		const [first, second] = [await master(), await master()];
		await onlyThese(first, second);
		const { pool } = world.running.platform;
		const [one, other] = [await pool.connect(), await pool.connect()];
		try {
			await one.query('BEGIN');
			await other.query('BEGIN');
			await one.query(`UPDATE users SET role = 'RENTER' WHERE id = $1`, [second.id]);
			// Waits for the first transaction and then sees its change.
			const late = other.query(`UPDATE users SET role = 'RENTER' WHERE id = $1`, [first.id]).then(
				() => 'done',
				(error: unknown) => sqlState(error),
			);
			await one.query('COMMIT');
			expect(await late).toBe('23514');
			await other.query('ROLLBACK');
		} finally {
			one.release();
			other.release();
		}
		for (const change of [`role = 'OWNER'`, 'suspended_at = now()'])
			await expect(pool.query(`UPDATE users SET ${change} WHERE id = $1`, [first.id])).rejects.toMatchObject({
				constraint: 'users_one_super_admin_stays',
			});
		await expect(pool.query('DELETE FROM users WHERE id = $1', [first.id])).rejects.toMatchObject({
			constraint: 'users_one_super_admin_stays',
		});
	});

	async function onlyThese(...people: Person[]): Promise<void> {
		await world.running.platform.pool.query(`UPDATE users SET role = 'RENTER' WHERE role = 'SUPER_ADMIN' AND id <> ALL($1::uuid[])`, [
			people.map(({ id }) => id),
		]);
	}
	const superAdmins = async () =>
		(await world.running.platform.pool.query(`SELECT id FROM users WHERE role = 'SUPER_ADMIN' AND suspended_at IS NULL`)).rows;
});

describe.each(['en', 'ar'] as const)('the letter about a suspension, in %s', (language) => {
	it('names the support, and does not offer replies, which are not read', () => {
		const { letter, sms } = suspendedMessage(null, 'Rana', 'https://mishwar.test', language);
		expect(letter.button?.href).toBe('https://mishwar.test/support');
		expect(sms).toContain('https://mishwar.test/support');
		expect(JSON.stringify(letter)).not.toMatch(/reply|ردّ على/);
	});
});

describe('a suspended person', () => {
	it('is signed out at once, sees the reason, and gets a letter', async () => {
		const person = await aPerson(world, { lang: 'ar' });
		await suspended(person, 'وثائق شخص آخر');
		expect(await person.browser.refused(currentUser)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN', reason: 'SUSPENDED' });
		const login = await person.browser.fetch('/api/login?returnTo=/trips');
		expect(login.headers.get('location')).toBe('/suspended');
		const [mail] = (await world.visitor().call(devOutbox)).filter(({ to }) => to === person.email);
		expect(mail).toMatchObject({ channel: 'EMAIL', subject: 'أوقفنا حسابك في مشوار' });
		expect(mail?.text).toContain('وثائق شخص آخر');
		// Displayed once; afterwards the person is an ordinary visitor.
		expect(await person.browser.refused(currentUser)).not.toHaveProperty('reason');
	});

	it('can sign in again like others once the suspension was lifted; the old session stays ended', async () => {
		const person = await aPerson(world);
		const by = await suspended(person);
		expect(await by.browser.refused(suspendUser, { ...of(person), body: {} })).toMatchObject({ code: 'ALREADY_SUSPENDED' });
		expect(await by.browser.call(reinstateUser, of(person))).toMatchObject({ suspendedAt: null, suspensionReason: null });
		expect(await by.browser.refused(reinstateUser, of(person))).toMatchObject({ code: 'NOT_SUSPENDED' });
		const answer = await person.browser.refused(currentUser);
		expect(answer).toMatchObject({ status: 401 });
		expect(answer).not.toHaveProperty('reason');
	});

	it('has no cars in search, and none that can be booked, until it is lifted', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		expect(await found()).toContain(car.id);
		const by = await suspended(owner);
		expect(await found()).not.toContain(car.id);
		const input = { body: { carId: car.id, ...WEEKEND } };
		expect(await renter.browser.refused(requestBooking, input)).toMatchObject({ code: 'CAR_NOT_BOOKABLE' });
		await by.browser.call(reinstateUser, of(owner));
		expect(await found()).toContain(car.id);
		await renter.browser.call(requestBooking, input);
	});

	it.each(['renter', 'owner'] as const)('as %s: requests end and are refunded, a confirmed trip stays', async (side) => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const [one, two, three] = [await aCar(world, owner), await aCar(world, owner), await aCar(world, owner)];
		const [paid, held, trip] = [await paidRequest(world, renter, one), await hold(renter, two), await paidRequest(world, renter, three)];
		await owner.browser.call(acceptBooking, of(trip));
		const by = await suspended(side === 'renter' ? renter : owner);
		expect(await by.browser.call(getBooking, of(paid))).toMatchObject({
			...{ status: 'CANCELLED', cancelCode: 'BY_ADMIN' },
			refundedJod: paid.chargeJod,
		});
		expect(await by.browser.call(getBooking, of(held))).toMatchObject({ status: 'CANCELLED', cancelCode: 'BY_ADMIN' });
		expect(await by.browser.call(getBooking, of(trip))).toMatchObject({ status: 'CONFIRMED' });
	});
});

describe('the list of people', () => {
	it('finds by name in either script, e-mail, phone and status, and has pages', async () => {
		const by = await master();
		const person = await aPerson(world, { phone: '+962791234567' });
		await world.running.platform.pool.query(
			`UPDATE users SET first_name = 'Rahaf', last_name = 'Obeidat', display_name_ar = 'رهف العبيدات أحمد' WHERE id = $1`,
			[person.id],
		);
		const finds = async (query: object) => (await by.browser.call(listUsers, { query: query as never })).map(({ id }) => id);
		for (const q of ['rahaf', 'OBEID rahaf', 'رهف', 'احمد', '٠٧٩١٢٣٤٥٦٧'.slice(1), '9123456', person.email])
			expect(await finds({ q })).toEqual([person.id]);
		expect(await finds({ q: '%' })).toEqual([]);
		expect(await finds({ q: 'rahaf', role: 'ADMIN' })).toEqual([]);
		await suspended(person);
		expect(await finds({ q: 'rahaf', suspended: '1' })).toEqual([person.id]);
		const first = await by.browser.try(listUsers, { query: { limit: 1 } as never });
		expect(Number(first.headers.get('x-total-count'))).toBeGreaterThan(2);
		expect(first.headers.get('link')).toContain('rel="next"');
	});
});
