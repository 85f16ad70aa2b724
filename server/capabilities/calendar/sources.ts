/** External calendars of a car: added, synchronized every half hour, removed. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { addSource as addCall, CalendarSync } from '#contract/calendar.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { carById, getOwnCar, lockCar, lockOwnCarForUpdate } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { enqueue, handle, job, priority } from '#server/platform/jobs/jobs.ts';
import { applySources } from './apply-sources.ts';
import { presentSync } from './present-sync.ts';
import { readSource, type SourceReading } from './read-source.ts';
import { deleteSource, insertSource, replaceEvents, type SourceRow, setProblem, sourceById, sourcesOf } from './sql.ts';

/** Every half hour, for each external calendar. */
const pollSource = job('calendar.poll-source', z.object({ sourceId: z.uuid() }));

const EVERY_MS = 30 * 60_000;
const MAX_SOURCES = 5;

/** The calendar is read before it is stored: an address without a calendar is refused at once. */
export async function addSource(
	platform: Platform,
	caller: Caller,
	carId: string,
	{ name, url: typed }: InputOf<typeof addCall>['body'],
	saveResponse: SaveResponse,
): Promise<CalendarSync> {
	await getOwnCar(platform.db, caller, carId);
	await platform.limits.count('calendarPerson', caller.userId);
	const url = typed.replace(/^webcals?:/i, 'https:');
	const reading = await readSource(platform, url);
	if ('problem' in reading) throw refuse(reading.problem === 'ADDRESS_REFUSED' ? 'SOURCE_ADDRESS_REFUSED' : 'SOURCE_NOT_READ', reading);
	const id = randomUUID();
	return inTransaction(platform.db, async (tx) => {
		await lockOwnCarForUpdate(tx, caller, carId);
		if ((await sourcesOf(tx, carId)).length >= MAX_SOURCES) throw refuse('TOO_MANY_SOURCES', { count: MAX_SOURCES });
		if (!(await insertSource(tx, { id, carId, name, url }, platform.clock.now()))) throw refuse('SOURCE_KNOWN');
		await saveEvents(platform, tx, { id, car_id: carId }, reading);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'calendar.source_added',
			subject: 'car',
			subjectId: carId,
			after: { name },
		});
		const answer = await presentSync(platform, tx, carId);
		await saveResponse(tx, answer);
		return answer;
	});
}

export async function refreshSource(platform: Platform, caller: Caller, carId: string, sourceId: string): Promise<CalendarSync> {
	const source = await ownSource(platform, caller, carId, sourceId);
	await platform.limits.count('calendarPerson', caller.userId);
	await readNow(platform, source);
	return presentSync(platform, platform.db, carId);
}

export async function removeSource(platform: Platform, caller: Caller, carId: string, sourceId: string): Promise<CalendarSync> {
	const source = await ownSource(platform, caller, carId, sourceId);
	return inTransaction(platform.db, async (tx) => {
		await lockOwnCarForUpdate(tx, caller, carId);
		await deleteSource(tx, source.id);
		await applySources(tx, carId, platform.clock.now());
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'calendar.source_removed',
			subject: 'car',
			subjectId: carId,
			before: { name: source.name },
		});
		return presentSync(platform, tx, carId);
	});
}

async function ownSource(platform: Platform, caller: Caller, carId: string, sourceId: string): Promise<SourceRow> {
	await getOwnCar(platform.db, caller, carId);
	const source = await sourceById(platform.db, sourceId);
	if (source?.car_id !== carId) throw refuse('SOURCE_NOT_FOUND');
	return source;
}

/** Job: synchronizes now and again in half an hour, as long as the source and its car exist. */
async function syncSource(platform: Platform, sourceId: string): Promise<void> {
	const source = await sourceById(platform.db, sourceId);
	const car = source && (await carById(platform.db, source.car_id));
	if (car && car.deleted_at === null) await readNow(platform, source);
}

async function readNow(platform: Platform, source: SourceRow): Promise<void> {
	const reading = await readSource(platform, source.url);
	await inTransaction(platform.db, async (tx) => {
		await lockCar(tx, source.car_id);
		if (await sourceById(tx, source.id)) await saveEvents(platform, tx, source, reading);
	});
}

/** The caller holds the lock on the car. After a failed read nothing changes: an unreachable server must not free dates. */
async function saveEvents(
	platform: Platform,
	tx: Transaction,
	source: { id: string; car_id: string },
	reading: SourceReading,
): Promise<void> {
	const now = platform.clock.now();
	if ('problem' in reading) await setProblem(tx, source.id, reading.problem, now);
	else await replaceEvents(tx, source.id, reading.spans, now);
	await applySources(tx, source.car_id, now);
	await enqueue(
		tx,
		pollSource,
		{ sourceId: source.id },
		{ runAt: new Date(now.getTime() + EVERY_MS), key: `calendar-${source.id}`, priority: priority.background },
	);
}

export const calendarJobs: readonly PlatformJob[] = [handle(pollSource, (platform, { sourceId }) => syncSource(platform, sourceId))];
