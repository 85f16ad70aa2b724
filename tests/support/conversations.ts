/** A renter and an owner with a conversation about a car or a booking. */
import { acceptBooking } from '#contract/bookings.ts';
import { inquire, listMessages, type Message, sendMessage } from '#contract/messaging.ts';
import { aCar, aPerson, type Person } from './factories.ts';
import { paidRequest } from './payments.ts';
import type { World } from './world.ts';

export type Talk = { id: string; params: { id: string }; owner: Person; renter: Person; car: { id: string; slug: string } };

/** An inquiry without a message. */
export async function anInquiry(world: World, people: { owner?: Person; renter?: Person } = {}): Promise<Talk> {
	const [owner, renter] = [people.owner ?? (await aPerson(world)), people.renter ?? (await aPerson(world))];
	const car = await aCar(world, owner);
	const { id } = await renter.browser.call(inquire, { params: { id: car.id } });
	return { id, params: { id }, owner, renter, car };
}

/** The conversation of a confirmed booking. */
export async function aConfirmedTalk(world: World): Promise<Talk> {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner);
	const { id } = await paidRequest(world, renter, car);
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	return { id, params: { id }, owner, renter, car };
}

type More = { clientId?: string; photos?: string[] };

export const say = (person: Person, talk: { id: string }, body: string, more: More = {}): Promise<Message> =>
	person.browser.call(sendMessage, { body: { bookingId: talk.id, body, ...more } });

export const messagesOf = (person: Person, { params }: Pick<Talk, 'params'>, query = {}): Promise<Message[]> =>
	person.browser.call(listMessages, { params, query });

export const bodiesOf = async (person: Person, talk: Pick<Talk, 'params'>): Promise<string[]> =>
	(await messagesOf(person, talk)).map(({ body }) => body);

/** Live events of a user, in order. */
export async function messagesTo(
	world: World,
	person: Person,
	kind?: string,
): Promise<Array<{ kind: string; payload: Record<string, unknown> }>> {
	const { rows } = await world.running.platform.pool.query<{ kind: string; payload: Record<string, unknown> }>(
		'SELECT kind, payload FROM live_events WHERE user_id = $1 AND ($2::text IS NULL OR kind = $2) ORDER BY sequence',
		[person.id, kind ?? null],
	);
	return rows;
}
