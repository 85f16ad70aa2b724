/** Live events for open pages: the relay, the streams of this process, and the channels between processes (docs/decisions/028). */
import type pg from 'pg';
import { HEARTBEAT_MS, type PassingEvent } from '#contract/live.ts';
import type { Log } from '../base/log.ts';
import type { DatabaseListening } from '../database/notification-listener.ts';
import { Hub } from './hub.ts';
import { Relay } from './relay.ts';
import { eventsAfter, notify, notifySubscribedProcesses } from './sql.ts';
import type { Opening } from './stream.ts';

/** The session of a stream, with the company for which it was opened. */
export type OpenSession = { readonly userId: string; readonly sessionId: string; readonly companyId: string | null };
export type EndedSession = Pick<OpenSession, 'sessionId' | 'companyId'> & { reason: PassingEvent<'ended'>['reason'] };

export type Live = {
	/** Call after committing new events. */
	poke(): void;
	/** Sends a transient event to the open pages of these people in all processes; not stored. */
	pass(userIds: readonly string[], kind: 'typing', payload: PassingEvent<'typing'>): Promise<void>;
	/** Call when sessions of this person may have ended, or act for another account now: their streams are closed in all processes. */
	sessionsChanged(userId: string): void;
	open(opening: Opening): ReadableStream<Uint8Array>;
	/** Number of this person's last event: data read afterwards contains it. */
	position(userId: string): Promise<bigint>;
	figures(): { open: number; sent: number };
};

/** `endStreams`: ends all streams and refuses new ones; `close`: closes everything else once no more events are published. */
export type RunningLive = Live & { endStreams(): Promise<void>; close(): Promise<void> };

export type LiveParts = {
	pool: pg.Pool;
	listening: DatabaseListening;
	log: Log;
	/** Returns the sessions that have ended, or no longer act for this company. */
	endedAmong(sessions: readonly OpenSession[]): Promise<EndedSession[]>;
};

const keyOf = ({ sessionId, companyId }: Pick<OpenSession, 'sessionId' | 'companyId'>) => `${sessionId} ${companyId}`;

const EVENTS = 'live_events';
const PASSING = 'live_passing';
const SESSIONS = 'live_sessions';
/** For sessions that expire by time, and for lost notifications. */
const CHECK_SESSIONS_MS = 15_000;

export async function openLive({ pool, listening, log, endedAmong }: LiveParts): Promise<RunningLive> {
	const hub = new Hub((cursors) => eventsAfter(pool, cursors), log);
	const relay = new Relay(() => notifySubscribedProcesses(pool, EVENTS), log);

	async function checkSessions(userId?: string): Promise<void> {
		const streams = Map.groupBy(userId === undefined ? hub.streams() : hub.streamsConcerning(userId), keyOf);
		if (streams.size === 0) return;
		const sessions = [...streams.values()].flatMap(([first]) => first ?? []);
		try {
			for (const ended of await endedAmong(sessions))
				for (const stream of streams.get(keyOf(ended)) ?? []) hub.endSession(stream, ended.reason);
		} catch (error) {
			log.warn({ err: error }, 'the sessions of open streams could not be checked');
		}
	}

	listening.on(
		EVENTS,
		(people) => hub.look(people.split(',')),
		() => hub.lookAtAll(),
	);
	listening.on(PASSING, (word) => {
		const { to, kind, payload } = JSON.parse(word) as { to: string[]; kind: string; payload: unknown };
		hub.pass(to, kind, JSON.stringify(payload));
	});
	listening.on(
		SESSIONS,
		(userId) => void checkSessions(userId),
		() => void checkSessions(),
	);
	await listening.subscribed();
	const beating = setInterval(() => hub.beat(), HEARTBEAT_MS);
	let checking = Promise.resolve();
	const check = setInterval(() => {
		checking = checking.then(() => checkSessions());
	}, CHECK_SESSIONS_MS);

	return {
		poke: () => relay.poke(),
		pass: (to, kind, payload) => notify(pool, PASSING, JSON.stringify({ to, kind, payload })),
		sessionsChanged: (userId) => {
			// If the notification is lost, the periodic check closes the streams.
			notify(pool, SESSIONS, userId).catch((error: unknown) => log.debug({ err: error }, 'ended sessions were not told'));
		},
		open: (opening) => hub.open(opening),
		position: async (userId) => {
			const [row] = await eventsAfter(pool, [{ userId, after: null }]);
			return row?.head ?? 0n;
		},
		figures: () => hub.figures,
		endStreams: async () => hub.close(),
		close: async () => {
			clearInterval(beating);
			clearInterval(check);
			hub.close();
			await Promise.all([relay.close(), hub.idle(), checking]);
		},
	};
}
